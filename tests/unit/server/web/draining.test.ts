import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { drainable } from "@/lib/server/web/draining";

async function serverOf() {
  const answers: ServerResponse[] = [];
  const server = createServer((_request, response) => void answers.push(response));
  const { drain } = drainable(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ port, agent, host: "127.0.0.1" }, (answer) => done(answer.resume())).on("error", fail);
    });
  /** Resolves when that many requests have been heard. */
  const heard = async (count: number) => {
    while (answers.length < count) await new Promise(setImmediate);
  };
  return { answers, ask, drain, heard };
}

describe("drainable", () => {
  it("finit ce qui est en cours, avec « connection: close », avant de s'arrêter", async () => {
    const { answers, ask, drain, heard } = await serverOf();
    const answered = ask();
    await heard(1);
    let isEnded = false;
    const ended = new Promise<void>((done) =>
      drain(() => {
        isEnded = true;
        done();
      }),
    );
    expect(isEnded).toBe(false);
    answers[0]?.end("fini");
    expect((await answered).headers.connection).toBe("close");
    await ended;
  });

  it("répond encore à qui tient une connexion ouverte, et lui dit que c'est la dernière fois", async () => {
    const { answers, ask, drain, heard } = await serverOf();
    const first = ask();
    await heard(1);
    answers[0]?.end("un");
    expect((await first).headers.connection).toBe("keep-alive");

    const ended = new Promise<void>((done) => drain(done));
    const second = ask();
    await heard(2);
    answers[1]?.end("deux");
    expect((await second).headers.connection).toBe("close");
    await ended;
  });
});
