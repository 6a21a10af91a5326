import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/lib/server/start-error";
import { lockDataDir } from "@/supabase/local/data-dir";

describe("Le dossier de données", () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "data-dir-"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    rmSync(folder, { recursive: true });
  });

  it("est créé, avec ceux qui le contiennent, et rendu une fois pour toutes", () => {
    const missing = path.join(folder, "a", "b");
    const unlock = lockDataDir(missing);
    unlock();
    const next = lockDataDir(missing);
    unlock();
    expect(() => lockDataDir(missing)).toThrow(/déjà utilisé/);
    next();
  });

  it("refuse le second venu en disant le remède", () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(new RegExp(`${folder} est déjà utilisé .*DATA_DIR`));
    unlock();
  });

  it("est libre dès que son maître est tué", async () => {
    const code = `
      import { lockDataDir } from "#supabase/local/data-dir.ts";
      const unlock = lockDataDir(process.argv[1]);
      process.on("message", unlock);
      process.send("taken");`;
    const owner = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    children.push(owner);
    await once(owner, "message");
    expect(() => lockDataDir(folder)).toThrow("déjà utilisé");
    await killed(owner);
    lockDataDir(folder)();
  });

  it.each([
    ["un fichier", "fichier", "EEXIST"],
    ["sous un fichier", "fichier/donnees", "ENOTDIR"],
  ])("est refusé en une ligne quand c'est %s", (_case, name, reason) => {
    writeFileSync(path.join(folder, "fichier"), "");
    const attempt = () => lockDataDir(path.join(folder, name));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(/^Le dossier de données [^\n]+ ne peut pas servir [^\n]+DATA_DIR\.$/);
    expect(attempt).toThrow(reason);
  });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
