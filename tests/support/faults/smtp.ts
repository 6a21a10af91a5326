import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { freePort } from "#tests/support/site/free-port.ts";

/** A mail server that can be taken away, or fall silent. */
export type FaultySmtp = Awaited<ReturnType<typeof startFaultySmtp>>;

export async function startFaultySmtp() {
  const port = await freePort();
  const delivered: string[] = [];
  const open = new Set<Socket>();
  let isSilent = false;

  function serve(socket: Socket) {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    const reply = (line: string) => {
      if (!isSilent) socket.write(`${line}\r\n`);
    };
    let recipients: string[] = [];
    let isData = false;
    reply("220 essai");
    createInterface(socket).on("line", (line) => {
      if (isData) {
        if (line !== ".") return;
        isData = false;
        if (!isSilent) delivered.push(...recipients);
        recipients = [];
        return reply("250 gardé");
      }
      const [, recipient = ""] = /^RCPT TO:<(.+?)>/i.exec(line) ?? [];
      if (recipient) recipients.push(recipient);
      isData = line === "DATA";
      if (line === "QUIT") {
        reply("221 au revoir");
        return socket.end();
      }
      return reply(isData ? "354 allez" : "250 bien");
    });
  }

  const server = createServer(serve);
  const up = () => new Promise<void>((done) => server.listen(port, "127.0.0.1", () => done()));
  const down = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done();
      server.close(() => done());
      for (const socket of open) socket.destroy();
    });
  await up();
  return {
    port,
    /** Who got a mail, once for each. */
    delivered,
    beSilent(silent: boolean) {
      isSilent = silent;
    },
    down,
    up,
    stop: down,
  };
}
