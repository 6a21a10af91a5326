import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Refusal } from "@/lib/server/messages";
import { startBackend } from "@/supabase/local/backend";
import { lockDataDir } from "@/supabase/local/data-dir";
import { loadKeys } from "@/supabase/local/keys";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

describe("Les clés d'un dossier de données", () => {
  const file = () => path.join(folder, "keys.json");

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

describe("Le dossier de données", () => {
  it("est créé, avec ceux qui le contiennent, et rendu une fois pour toutes", () => {
    const missing = path.join(folder, "a", "b");
    const unlock = lockDataDir(missing);
    unlock();
    const next = lockDataDir(missing);
    unlock();
    const taken = new RegExp(`${missing} est déjà utilisé .*DATA_DIR`);
    expect(() => lockDataDir(missing)).toThrow(taken);
    next();
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
    onTestFinished(() => void owner.kill("SIGKILL"));
    await once(owner, "message");
    expect(() => lockDataDir(folder)).toThrow("déjà utilisé");
    const exit = once(owner, "exit");
    owner.kill("SIGKILL");
    await exit;
    lockDataDir(folder)();
  });

  it.each(["fichier", "fichier/donnees"])("est refusé en une ligne : %s", (name) => {
    writeFileSync(path.join(folder, "fichier"), "");
    const attempt = () => lockDataDir(path.join(folder, name));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(
      /^Le dossier de données [^\n]+ ne peut pas servir [^\n]+E(EXIST|NOTDIR)[^\n]+DATA_DIR\.$/,
    );
  });
});

// PGlite takes its time to start on a busy machine.
it("Une base abîmée est refusée en une ligne, reste comme elle est, et rend son dossier", {
  timeout: 60_000,
}, async () => {
  const database = path.join(folder, "database");
  mkdirSync(database);
  writeFileSync(path.join(database, "PG_VERSION"), "abîmé");

  const refusal = await startBackend({ dataDir: folder, seed: false }).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toMatch(/^La base de données [^\n]+ ne s’ouvre pas [^\n]+\.$/);
  expect(refusal.message).toContain(database);
  expect(readdirSync(database)).toEqual(["PG_VERSION"]);
  lockDataDir(folder)();
});
