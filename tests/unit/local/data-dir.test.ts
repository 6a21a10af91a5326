import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/lib/server/refusal";
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
    expect(existsSync(path.join(missing, "lock"))).toBe(true);
    unlock();
    expect(existsSync(path.join(missing, "lock"))).toBe(false);
    const next = lockDataDir(missing);
    unlock();
    expect(() => lockDataDir(missing)).toThrow(/déjà utilisé/);
    next();
  });

  it("refuse le second venu en nommant le processus et le remède", () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(
      new RegExp(`${folder} est déjà utilisé par le processus ${process.pid}.*DATA_DIR`),
    );
    unlock();
  });

  it("est libre dès que son maître est tué", async () => {
    const code = `
      import { lockDataDir } from "#local/data-dir.ts";
      const unlock = lockDataDir(process.argv[1]);
      process.on("message", unlock);
      process.send("taken");`;
    const owner = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    children.push(owner);
    await once(owner, "message");
    expect(() => lockDataDir(folder)).toThrow(`processus ${owner.pid}`);
    await killed(owner);
    lockDataDir(folder)();
  });

  it.each([
    ["un fichier", "fichier", "un fichier ou un lien brisé"],
    ["sous un fichier", "fichier/donnees", "un fichier ou un lien brisé"],
    ["un nom trop long", "n".repeat(300), "son nom est trop long"],
  ])("est refusé en une ligne quand c'est %s", (_case, name, reason) => {
    writeFileSync(path.join(folder, "fichier"), "");
    const attempt = () => lockDataDir(path.join(folder, name));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(/^Le dossier de données [^\n]+ ne peut pas servir [^\n]+DATA_DIR\.$/);
    expect(attempt).toThrow(reason);
  });

  it("est refusé, et reste comme il est, quand il contient les choses de quelqu'un", () => {
    mkdirSync(path.join(folder, "mail"));
    writeFileSync(path.join(folder, "hosts"), "");
    const attempt = () => lockDataDir(folder);
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(
      / contient autre chose que les données du site \([^\n]+DATA_DIR[^\n]+$/,
    );
    expect(readdirSync(folder)).toEqual(["hosts", "mail"]);
  });

  it.each(["lock.db", "database/PG_VERSION", "lost+found"])("sert quand il contient %s", (file) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
    lockDataDir(folder)();
  });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
