import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lineFor, Refusal } from "@/lib/server/refusal";
import { loadKeys } from "@/supabase/local/keys";

describe("Les clés d'un dossier de données", () => {
  let folder: string;
  const file = () => path.join(folder, "keys.json");

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "keys-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("sont faites une fois, et lues par leur seul propriétaire", async () => {
    const keys = await loadKeys(folder);
    expect(await loadKeys(folder)).toEqual(keys);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["keys.json"]);
  });

  it.each([
    ["vide", ""],
    ["à moitié écrit", '{ "publishable": "sb_'],
    ["d'autre chose", "{}"],
  ])("ne sont pas remplacées en silence quand le fichier est %s", async (_case, text) => {
    writeFileSync(file(), text);
    const attempt = loadKeys(folder);
    await expect(attempt).rejects.toThrow(Refusal);
    await expect(attempt).rejects.toThrow(/^[^\n]*keys\.json ne contient pas[^\n]+$/);
  });

  it("ne sont pas remplacées quand le système refuse de les lire, ce que dit une ligne", async () => {
    mkdirSync(file());
    const error = await loadKeys(folder).catch((reason: unknown) => reason);
    expect(lineFor(error)).toMatch(/^Le système a refusé [^\n]*EISDIR[^\n]+$/);
    expect(lineFor(new TypeError("bug"))).toBeNull();
  });
});
