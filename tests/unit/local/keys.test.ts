import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/lib/server/start-error";
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
});
