import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callIsolated, StoppedFunction } from "@/supabase/local/function-isolate.ts";

const HANDLER = `
let calls = 0;
export async function handle(request, { siteUrl, sendMail }) {
  const asked = await request.text();
  if (asked === "sans fin") for (;;);
  if (asked === "erreur") throw new Error("cassé");
  if (asked === "mémoire") for (const kept = []; ; ) kept.push(new Array(100000).fill(kept.length));
  if (asked === "attente") await sendMail({ to: asked });
  if (asked === "lettre") await sendMail({ to: "a@exemple.ca" });
  return new Response(\`\${siteUrl} \${asked} \${++calls}\`, { status: 201, headers: { "x-a": "b" } });
}`;

function newFunction(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "isolat-"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(folder, "handler.ts"), HANDLER);
  return folder;
}

describe("Une fonction dans son isolat", () => {
  let folder: string;
  let other: string;
  beforeAll(() => {
    folder = newFunction();
    other = newFunction();
  });
  afterAll(() => {
    for (const made of [folder, other]) rmSync(made, { recursive: true });
  });

  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  async function call(body: string, limit?: number, called = folder) {
    const request = new Request("http://base.test/functions/v1/x", { method: "POST", body });
    const environment = {
      ...{ supabaseUrl: "", publishableKey: "", secretKey: "", siteUrl: "site" },
      ...{ siteEmail: "", postalAddress: "" },
      sendMail: async ({ to }: { to: string }) => {
        if (to === "attente") return release.promise;
        if (sent.push(to) > 1) throw new Error("boîte pleine");
      },
    };
    return callIsolated(called, request, environment, limit);
  }

  it("reçoit la demande, et sa réponse revient entière", async () => {
    const response = await call("bonjour");
    expect([response.status, response.headers.get("x-a")]).toEqual([201, "b"]);
    expect(await response.text()).toBe("site bonjour 1");
    expect(await (await call("encore")).text()).toBe("site encore 2");
  });

  it("envoie ses lettres par le dehors, et apprend qu'une n'est pas partie", async () => {
    expect((await call("lettre")).status).toBe(201);
    expect(sent).toEqual(["a@exemple.ca"]);
    await expect(call("lettre")).rejects.toThrow("boîte pleine");
  });

  it("laisse le dehors servir pendant qu'elle calcule, puis est arrêtée", async () => {
    // Heard from now on: on a busy machine it may be stopped before the other one answers.
    const endless = expect(call("sans fin", 2_000)).rejects.toThrow(StoppedFunction);
    // It answers while the other one is at work: nothing here waits for that.
    expect((await call("bonjour")).status).toBe(201);
    await endless;
  });

  it("laisse les autres fonctions répondre, si souvent qu'on l'appelle", async () => {
    const held = [1, 2, 3, 4].map(() => call("attente"));
    expect((await call("bonjour", undefined, other)).status).toBe(201);
    release.resolve();
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201]);
  });

  it("est arrêtée quand elle prend toute la mémoire, et sert encore après", async () => {
    await expect(call("mémoire")).rejects.toThrow();
    await expect(call("erreur")).rejects.toThrow("cassé");
    expect((await call("bonjour")).status).toBe(201);
  }, 30_000);
});
