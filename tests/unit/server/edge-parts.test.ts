import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { heaviestParts } from "@/lib/server/edge-parts";

const SERVER = ".open-next/server-functions/default";

it("ce qui pèse se dit par paquets et par dossiers, le plus lourd d'abord", () => {
  const root = mkdtempSync(path.join(tmpdir(), "parts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string | Buffer) => {
    const whole = path.join(root, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  const inputs: Record<string, { bytesInOutput: number }> = {};
  const bundle = (name: string, kib: number, inOutput = kib) => {
    write(`${SERVER}/${name}`, randomBytes(kib * 1024));
    inputs[`${SERVER}/${name}`] = { bytesInOutput: inOutput * 1024 };
  };
  bundle("node_modules/@vercel/og/index.js", 20);
  bundle("node_modules/next/dist/compiled/next-server/app.js", 50);
  // Half of it was left out when the worker was bundled.
  bundle("node_modules/pino/pino.js", 16, 8);
  bundle(".next/server/chunks/ssr/_abc.js", 40);
  write(
    ".next/server/chunks/ssr/_abc.js.map",
    JSON.stringify({
      sources: ["../../../../lib/jobs/csv.ts", "../../../../node_modules/zod/v4/core/a.js"],
      sourcesContent: ["a".repeat(3_000), "b".repeat(1_000)],
    }),
  );
  bundle("index.mjs", 2);
  write(
    `${SERVER}/handler.mjs.meta.json`,
    JSON.stringify({ outputs: { "handler.mjs": { inputs } } }),
  );

  expect(heaviestParts(root)).toBe(
    "next/dist/compiled/next-server 50, lib/jobs 30, @vercel/og 20, zod 10, pino 8, index.mjs 2",
  );
  expect(heaviestParts(root, 1)).toBe("next/dist/compiled/next-server 50");
});
