import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const PORTS = { SUPABASE_PORT: "1", SMTP_PORT: "2", MAILBOX_PORT: "3", PORT: "4" };

// Each is a process of its own, on a machine that may be busy.
describe("Les commandes de qui exploite le site", { timeout: 120_000 }, () => {
  let folder: string;
  const dataDir = () => path.join(folder, "data");
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "commands-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function run(args: string[], env: Record<string, string> = {}) {
    const nothing = { SUPABASE_URL: "", SUPABASE_PUBLISHABLE_KEY: "", DATABASE_URL: "" };
    return spawnSync(process.execPath, args, {
      // Ports that no site of the machine's owner has.
      env: { ...process.env, ...nothing, ...PORTS, DATA_DIR: dataDir(), ...env },
      encoding: "utf8",
    });
  }

  it.each([
    [["supabase/local/reset.ts"], "Rien à effacer ici"],
    [["supabase/local/call.ts", "send-mails"], "aucun site n’y a démarré"],
  ])("sans dossier de données, %j le dit en une ligne et ne crée rien", (args, says) => {
    for (const isThere of [false, true]) {
      if (isThere) mkdirSync(dataDir());
      // An empty folder has nothing to empty, and db:reset may say that it did.
      if (isThere && args[0]?.endsWith("reset.ts")) continue;
      const { status, stdout, stderr } = run(args);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(stderr).toContain(says);
      expect(existsSync(dataDir())).toBe(isThere);
      if (isThere) expect(readdirSync(dataDir())).toEqual([]);
      expect(readdirSync(folder)).toEqual(isThere ? ["data"] : []);
    }
  });

  it.each([
    [["supabase/local/reset.ts"], "ne peut pas servir (EEXIST"],
    [["lib/server/start.ts", "--backend-only"], "ne peut pas servir (EEXIST"],
    [["supabase/local/call.ts", "list_operators"], "aucun site n’y a démarré"],
  ])("quand DATA_DIR est un fichier, %j le dit en une ligne", (args, says) => {
    writeFileSync(dataDir(), "à garder");
    const { status, stderr } = run(args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[^\n]+DATA_DIR[^\n]+\n$/);
    expect(stderr).toContain(says);
    expect(readdirSync(folder)).toEqual(["data"]);
  });

  it("db:reset efface les données, et rien d'autre", () => {
    for (const name of ["database", "autre"])
      mkdirSync(path.join(dataDir(), name), { recursive: true });
    expect(run(["supabase/local/reset.ts"]).status).toBe(0);
    expect(readdirSync(dataDir()).sort()).toEqual(["autre", "lock.db"]);
  });

  it.each(["--help", "--dry-run"])("db:reset ne devine pas %s : il n'efface rien", (option) => {
    mkdirSync(path.join(dataDir(), "storage"), { recursive: true });
    const { status, stderr } = run(["supabase/local/reset.ts", option]);
    expect(status).toBe(1);
    expect(stderr).toContain(option);
    expect(existsSync(path.join(dataDir(), "storage"))).toBe(true);
  });
});
