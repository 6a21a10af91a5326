import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkJobs } from "@/lib/server/job-checks";

const NOW = new Date("2026-11-22T12:00:00Z");

async function check(rows: object[] | null, key: string | undefined = "clé") {
  const server = createServer((request, response) => {
    const isAsked = request.url === "/rest/v1/rpc/scheduled_jobs" && request.headers.apikey === key;
    response.writeHead(rows && isAsked ? 200 : 503).end(JSON.stringify(rows));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return checkJobs(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, NOW);
}

const job = (change: object) => ({
  name: "send-mails",
  ran_at: "2026-11-22T11:48:00Z",
  outcome: "done",
  is_late: false,
  ...change,
});

describe("Les tâches du planificateur, dans npm run doctor", () => {
  it.each([
    [{}, "ok", "dernier passage il y a 12 minutes, terminé"],
    [{ outcome: "unfinished" }, "ok", "à suivre au prochain passage"],
    [{ outcome: "failed" }, "fault", "échoué"],
    [
      { ran_at: "2026-11-20T12:00:00Z", is_late: true },
      "fault",
      "il y a 2 jours, terminé, en retard",
    ],
    [{ ran_at: null, outcome: null, is_late: true }, "fault", "aucun passage encore, en retard"],
    [{ ran_at: null, outcome: null }, "ok", "aucun passage encore"],
  ])("%j", async (change, state, words) => {
    const [finding] = await check([job(change)]);
    expect(finding).toMatchObject({ part: "Courriels", state });
    expect(finding?.says).toContain(words);
  });

  it("sont toutes dites, et une base muette aussi", async () => {
    const names = ["apply-retention", "send-mails", "autre"];
    const parts = (await check(names.map((name) => job({ name })))).map(({ part }) => part);
    expect(parts).toEqual(["Conservation", "Courriels", "autre"]);
    expect(await check(null)).toMatchObject([{ part: "Tâches", state: "fault" }]);
  });

  it("ne se demandent pas sans la clé", async () => {
    expect(await checkJobs("http://127.0.0.1:1", undefined)).toEqual([]);
  });
});
