import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "@/supabase/local/lock";

describe("Le verrou d'un dossier de données", () => {
  let folder: string;
  const file = () => path.join(folder, "lock");

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("refuse le second venu en nommant le processus et le remède", () => {
    lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(
      new RegExp(`${folder} est déjà utilisé par le processus ${process.pid}.*DATA_DIR`),
    );
  });

  it("rend le dossier", () => {
    lockDataDir(folder)();
    expect(existsSync(file())).toBe(false);
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it("crée le dossier qui manque", () => {
    const missing = path.join(folder, "a", "b");
    lockDataDir(missing);
    expect(existsSync(path.join(missing, "lock"))).toBe(true);
  });

  it.each([
    ["un processus qui n'existe plus", "4194305 1"],
    ["un numéro repris depuis par un autre", `${process.pid} 1`],
    ["un fichier vide", ""],
    ["un fichier illisible", "bonjour"],
  ])("passe outre %s", (_case, content) => {
    writeFileSync(file(), content);
    lockDataDir(folder);
    expect(readFileSync(file(), "utf8")).toMatch(new RegExp(`^${process.pid}\\b`));
  });

  it("ne retire pas le verrou d'un autre", () => {
    const unlock = lockDataDir(folder);
    writeFileSync(file(), "1 1");
    unlock();
    expect(readFileSync(file(), "utf8")).toBe("1 1");
  });
});
