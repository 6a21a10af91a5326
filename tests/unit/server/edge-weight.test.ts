import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { compressedSize, dropSpareTypeface, saidOfWeight } from "@/lib/server/edge-weight";

describe("Le poids du travailleur de la périphérie", () => {
  it("se lit dans ce que dit l'outil, et un outil qui ne le dit plus est une faute", () => {
    const said = "✨ Read 103 files\nTotal Upload: 10080.93 KiB / gzip: 3026.54 KiB\n";
    expect(compressedSize(said)).toBe(3026.54);
    expect(() => compressedSize("Total Upload: 10 MiB")).toThrow("wrangler");
  });

  it("se dit toujours, et au-delà de la borne avec ce qui pèse", () => {
    const parts = () => "zod 90, lib/copy 42";
    const light = saidOfWeight(2_979.2, parts);
    expect(light.fits).toBe(true);
    expect(light.says).toMatch(/^Le travailleur pèse 2980 Kio.*notre borne est 2980/);
    expect(light.says).not.toContain("zod");
    const heavy = saidOfWeight(2_981, parts);
    expect(heavy.fits).toBe(false);
    expect(heavy.says).toContain("Le plus lourd, en Kio\u00a0: zod 90, lib/copy 42.");
  });

  it("perd la police de secours des images, et rien d'autre", () => {
    const output = mkdtempSync(path.join(tmpdir(), "horizon-edge-"));
    onTestFinished(() => rmSync(output, { recursive: true }));
    const og = path.join(
      output,
      "server-functions/default/node_modules/next/dist/compiled/@vercel/og",
    );
    mkdirSync(og, { recursive: true });
    const files = ["Geist-Regular.ttf.bin", "index.edge.js", "resvg.wasm"];
    for (const name of files) writeFileSync(path.join(og, name), "octets");
    dropSpareTypeface(output);
    expect(files.map((name) => readFileSync(path.join(og, name), "utf8"))).toEqual([
      "",
      "octets",
      "octets",
    ]);
  });
});
