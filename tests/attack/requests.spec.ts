import { request as send } from "node:http";
import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

/** Sends parts of 64 kB for as long as the site takes them, and says how it answers. */
function pour(path: string, headers: Record<string, string>) {
  const { hostname, port, origin } = new URL(process.env.E2E_BASE_URL ?? "http://localhost:3000");
  return new Promise<number>((resolve, reject) => {
    const all = { origin, "content-type": "application/json", ...headers };
    const sent = send({ hostname, port, path, method: "POST", headers: all }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.write(Buffer.alloc(65_536));
  });
}

test("un envoi démesuré est refusé avant d'être lu, où qu'il aille", async () => {
  const large = { "content-length": "250000000" };
  for (const path of ["/api/views", "/contact", "/connexion", "/infolettre/desabonnement"]) {
    expect(await pour(path, large), path).toBe(413);
    // One-click unsubscription reads no body and answers at once.
    const endless = path === "/infolettre/desabonnement" ? 200 : 411;
    expect(await pour(path, { "transfer-encoding": "chunked" }), path).toBe(endless);
  }
  // Within what a form may send, above what this handler asks for.
  expect(await pour("/api/views", { "content-length": "1000000" })).toBe(413);
});

test("qui attend autre chose du site le lit en français, avec les en-têtes de toute réponse", async () => {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? "http://localhost:3000");
  const { status, headers } = await new Promise<{ status?: number; headers: object }>(
    (resolve, reject) => {
      const options = { hostname, port, path: "/emplois", headers: { expect: "un-miracle" } };
      const sent = send({ ...options, agent: false }, (answer) => {
        answer.resume().once("end", () => {
          sent.destroy();
          resolve({ status: answer.statusCode, headers: answer.headers });
        });
      });
      sent.on("error", reject).end();
    },
  );
  expect(status).toBe(417);
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
});

test("qui demande une WebSocket reçoit une réponse ordinaire", async () => {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? "http://localhost:3000");
  for (const path of ["/nulle-part", "/emplois", "/_next/webpack-hmr"]) {
    const headers = { connection: "Upgrade", upgrade: "websocket" };
    const status = await new Promise((resolve, reject) => {
      const sent = send({ hostname, port, path, headers, agent: false }, (answer) => {
        answer.resume().once("end", () => {
          sent.destroy();
          resolve(answer.statusCode);
        });
      });
      sent.on("error", reject).end();
    });
    expect(status, path).toBe(path === "/emplois" ? 200 : 404);
  }
});
