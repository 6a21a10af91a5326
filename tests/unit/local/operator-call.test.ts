import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { whyNot } from "@/supabase/local/operator-call";

it.each([
  [401, { error: "not_operator" }, "la clé secrète n’est pas celle de ce Supabase"],
  [401, { message: "Invalid JWT" }, "la clé secrète n’est pas celle de ce Supabase"],
  [404, {}, "cette fonction n’y est pas déployée"],
  [500, { error: "no_postal_address" }, "SITE_POSTAL_ADDRESS manque"],
  [502, { error: "not_sent" }, "la base ou le serveur de courriel n’a pas suivi"],
  [502, { error: "not_sent", reference: "0a1b2c3d" }, "(référence 0a1b2c3d)"],
  [503, { error: "not_finished" }, "il en reste, relancez la commande"],
  [503, { code: "53100", message: "Le disque est plein." }, "Le disque est plein"],
  [500, { message: "Internal Server Error" }, "réponse 500, /healthz/ready"],
  [500, { error: "Internal Server Error" }, "réponse 500, /healthz/ready"],
  [500, { reference: "0a1b2c3d" }, "réponse 500 (référence 0a1b2c3d), /healthz/ready"],
  [403, { code: "42501", message: "permission denied" }, "la clé secrète n’est pas celle"],
])("%i %j : ce qui a manqué, en français", (status, body, says) => {
  const said = whyNot({ ok: false, status, body });
  expect(said).toContain(says);
  expect(said).not.toMatch(/\.$|Error|Invalid/);
});

it.each([
  [500, {}, "réponse 500, /healthz/ready dit ce qui manque"],
  [500, { "sb-request-id": "7f" }, "réponse 500 (référence 7f), /healthz/ready dit ce qui manque"],
  [401, {}, "la clé secrète n’est pas celle de ce Supabase"],
])(
  "npm run operator dit la cause d'une réponse %i, en-têtes %j",
  async (status, headers, says) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, headers).end(JSON.stringify({ message: "Internal Server Error" }));
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const child = spawn(process.execPath, ["supabase/local/operator.ts", "list"], {
      env: {
        ...process.env,
        ...{ SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_PUBLISHABLE_KEY: "k" },
        SUPABASE_SECRET_KEY: "s",
      },
    });
    expect(await text(child.stderr)).toBe(`La base n’a pas suivi : ${says}.\n`);
  },
  30_000,
);
