import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkClock, checkDisk, checkScheduler, checkSite } from "@/lib/server/checks";

type Answers = Record<string, { status?: number; body: unknown }>;

async function serve(answers: Answers): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, body } = answers[request.url ?? ""] ?? { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const live = { "/healthz/live": { body: { site: "ok" } } };
const states = async (answers: Answers) =>
  (await checkSite(await serve(answers))).map(({ part, state }) => [part, state]);

describe("ce que npm run doctor regarde", () => {
  it("le site, sa base et ses fichiers", async () => {
    expect(
      await states({ ...live, "/healthz/ready": { body: { database: "ok", storage: "ok" } } }),
    ).toEqual([
      ["Site", "ok"],
      ["Base", "ok"],
      ["Fichiers", "ok"],
    ]);
    expect(
      await states({
        ...live,
        "/healthz/ready": { status: 503, body: { database: "ok", storage: "down" } },
      }),
    ).toEqual([
      ["Site", "ok"],
      ["Base", "ok"],
      ["Fichiers", "fault"],
    ]);
  });

  it("un site qui ne répond pas n'a qu'une faute, avec sa cause", async () => {
    const [finding, ...rest] = await checkSite("http://127.0.0.1:1");
    expect(rest).toEqual([]);
    expect(finding?.state).toBe("fault");
  });

  it("une horloge qui s'écarte", async () => {
    const url = await serve({});
    expect((await checkClock(url)).state).toBe("ok");
    expect((await checkClock(url, () => Date.now() + 60_000)).state).toBe("fault");
    expect((await checkClock("http://127.0.0.1:1")).state).toBe("unknown");
  });

  it("les courriels qui attendent encore", async () => {
    const path = "/rest/v1/rpc/waiting_mails";
    const none = await serve({ [path]: { body: [] } });
    const two = await serve({ [path]: { body: [{}, {}] } });
    expect((await checkScheduler(none, "clé")).state).toBe("ok");
    expect(await checkScheduler(two, "clé")).toMatchObject({ state: "fault" });
    expect((await checkScheduler(await serve({}), "clé")).state).toBe("fault");
    expect((await checkScheduler(none)).state).toBe("unknown");
  });

  it("un dossier sans disque", async () => {
    expect((await checkDisk(tmpdir())).says).toContain("Go libres");
    expect((await checkDisk("/n/existe/pas")).state).toBe("fault");
  });
});
