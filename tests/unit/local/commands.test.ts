import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const BACKUP = ["supabase/local/backup.ts", "backup"];
const RESTORE = ["supabase/local/backup.ts", "restore"];

const PORTS = { SUPABASE_PORT: "1", SMTP_PORT: "2", MAILBOX_PORT: "3", PORT: "4" };

// Each is a process of its own, on a machine that may be busy.
describe("Les commandes de qui exploite le site", { timeout: 120_000 }, () => {
  let folder: string;
  const dataDir = () => path.join(folder, "data");
  const file = () => path.join(folder, "erable.tar.gz");
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
    [[...BACKUP, "FILE"], "Rien à sauvegarder ici"],
    [["supabase/local/reset.ts"], "Rien à effacer ici"],
    [["supabase/local/call.ts", "send-mails"], "aucun site n’y a démarré"],
    [["tests/bench/seed-jobs.ts", "10"], "aucun site n’y a démarré"],
  ])("sans dossier de données, %j le dit en une ligne et ne crée rien", (args, says) => {
    const command = args.map((word) => (word === "FILE" ? file() : word));
    for (const isThere of [false, true]) {
      if (isThere) mkdirSync(dataDir());
      // An empty folder has nothing to empty, and db:reset may say that it did.
      if (isThere && args[0]?.endsWith("reset.ts")) continue;
      const { status, stdout, stderr } = run(command);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(stderr).toContain(says);
      expect(existsSync(dataDir())).toBe(isThere);
      if (isThere) expect(readdirSync(dataDir())).toEqual([]);
      expect(readdirSync(folder)).toEqual(isThere ? ["data"] : []);
    }
  });

  it.each([[["tests/bench/seed-jobs.ts", "10"]]])(
    "quand PostgreSQL ne répond pas, %j le dit en une ligne",
    (args) => {
      mkdirSync(dataDir());
      const keys = { publishable: "p", secret: "s", jwtSecret: "j", siteSecret: "i" };
      writeFileSync(path.join(dataDir(), "keys.json"), JSON.stringify(keys));
      const command = args.map((word) => (word === "FILE" ? file() : word));
      const DATABASE_URL = "postgres://moi:motsecret@localhost:1/erable";
      const { status, stderr } = run(command, { DATABASE_URL });
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^La base de DATABASE_URL \(localhost:1\/erable\) ne répond pas \(personne n’écoute à cette adresse\)[^\n]+\n$/,
      );
      expect(stderr).not.toContain("motsecret");
      expect(readdirSync(folder)).toEqual(["data"]);
    },
  );

  it("les offres d'essai ne vont pas dans le Supabase d'un autre", () => {
    const { status, stderr } = run(["tests/bench/seed-jobs.ts", "10"], {
      SUPABASE_URL: "https://ailleurs.example",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^SUPABASE_URL désigne un autre Supabase[^\n]+\n$/);
    expect(existsSync(dataDir())).toBe(false);
  });

  it("une sauvegarde qui ne se lit pas n'est pas dite mauvaise", () => {
    mkdirSync(file());
    const { status, stderr } = run([...RESTORE, file()]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ ne se déballe pas \(c’est un dossier\) : rien n’a été changé\.\n$/);
    expect(readdirSync(dataDir())).toEqual(["lock.db"]);
  });

  it.each([
    [["supabase/local/reset.ts"]],
    [[...RESTORE, "FILE"]],
    [["lib/server/start.ts", "--backend-only"]],
  ])("dans un dossier de quelqu'un d'autre, %j refuse en une ligne et n'y touche pas", (args) => {
    mkdirSync(path.join(dataDir(), "mail"), { recursive: true });
    writeFileSync(path.join(dataDir(), "hosts"), "");
    const elsewhere = path.join(folder, "ailleurs.tar.gz");
    writeFileSync(elsewhere, "");
    const name = args.includes("restore") ? elsewhere : file();
    const command = args.map((word) => (word === "FILE" ? name : word));
    const { status, stdout, stderr } = run(command);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^Le dossier de données [^\n]+ contient autre chose [^\n]+\n$/);
    expect(readdirSync(dataDir()).sort()).toEqual(["hosts", "mail"]);
  });

  it.each([
    [["supabase/local/reset.ts"], "ne peut pas servir (un fichier"],
    [["lib/server/start.ts", "--backend-only"], "ne peut pas servir (un fichier"],
    [["supabase/local/call.ts", "list_operators"], "aucun site n’y a démarré"],
  ])("quand DATA_DIR est un fichier, %j le dit en une ligne", (args, says) => {
    writeFileSync(dataDir(), "à garder");
    const command = args.map((word) => (word === "FILE" ? file() : word));
    const { status, stderr } = run(command);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[^\n]+DATA_DIR[^\n]+\n$/);
    expect(stderr).toContain(says);
    expect(readdirSync(folder)).toEqual(["data"]);
  });

  it.each([
    [BACKUP, ["--help"]],
    [RESTORE, ["--help"]],
    [BACKUP, ["FILE", "--dry-run"]],
    [RESTORE, ["FILE", "autre.tar.gz"]],
    [BACKUP, ["FILE", "--"]],
  ])("%j ne devine pas %j : rien n'est écrit ni remis", (command, words) => {
    const args = words.map((word) => (word === "FILE" ? file() : word));
    const { status, stdout, stderr } = run([...command, ...args], { INIT_CWD: folder });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^Donnez un nom de fichier, et lui seul[^\n]+\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["nimporte.invalid", "ce nom de machine est inconnu"],
    ["192.0.2.1", "cette adresse n’est pas celle de cette machine"],
  ])("HOST=%s est refusé avant que rien ne démarre", (HOST, reason) => {
    for (const args of [["lib/server/start.ts"], ["lib/server/web/serve.ts", HOST, "1"]]) {
      const places = { SUPABASE_URL: "http://localhost:1", SUPABASE_PUBLISHABLE_KEY: "k" };
      const { status, stdout, stderr } = run(args, { HOST, ...places });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(/^HOST=[^\n]+ 0\.0\.0\.0 pour toutes\.\n$/);
      expect(stderr).toContain(`HOST=${HOST} ne peut pas servir (${reason})`);
    }
  });

  it("db:reset efface les données, et rien d'autre", () => {
    for (const name of ["database", "autre"])
      mkdirSync(path.join(dataDir(), name), { recursive: true });
    expect(run(["supabase/local/reset.ts"]).status).toBe(0);
    expect(readdirSync(dataDir()).sort()).toEqual(["autre", "lock.db"]);
  });
});
