import { createServer, type Socket } from "node:net";
import { afterAll, expect, it } from "vitest";
import { createMailer } from "@/supabase/local/mail";

const sockets: Socket[] = [];
const server = createServer((socket) => void sockets.push(socket));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it("un serveur de courriel qui se tait est laissé après trois secondes", async () => {
  const port = await new Promise<number>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      listening((server.address() as { port: number }).port);
    });
  });
  const begun = performance.now();
  const message = { to: "a@exemple.ca", subject: "Essai", html: "<p>Essai</p>" };
  await expect(createMailer(port)(message)).rejects.toThrow(/greeting|timeout/i);
  expect(performance.now() - begun).toBeLessThan(8_000);
}, 20_000);
