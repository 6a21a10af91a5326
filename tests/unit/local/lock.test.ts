import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/lib/server/refusal";
import { lockDataDir } from "@/supabase/local/lock";

const NOBODY = 65_534;

describe("Le verrou d'un dossier de données", () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    rmSync(folder, { recursive: true });
  });

  it("refuse le second venu en nommant le processus et le remède", () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(
      new RegExp(`${folder} est déjà utilisé par le processus ${process.pid}.*DATA_DIR`),
    );
    unlock();
  });

  it("rend le dossier, une fois pour toutes", () => {
    const unlock = lockDataDir(folder);
    unlock();
    expect(existsSync(path.join(folder, "lock"))).toBe(false);
    const next = lockDataDir(folder);
    unlock();
    expect(() => lockDataDir(folder)).toThrow(/déjà utilisé/);
    next();
  });

  it("crée le dossier qui manque", () => {
    const missing = path.join(folder, "a", "b");
    const unlock = lockDataDir(missing);
    expect(existsSync(path.join(missing, "lock"))).toBe(true);
    unlock();
  });

  it.each([
    ["le numéro d'un processus vivant", String(process.pid)],
    ["un fichier vide", ""],
    ["un fichier illisible", "bonjour"],
  ])("passe outre %s que personne ne tient", (_case, content) => {
    writeFileSync(path.join(folder, "lock"), content);
    lockDataDir(folder)();
  });

  it.each([
    ["est un dossier", (file: string) => mkdirSync(file), "est-ce un dossier"],
    ["contient autre chose", (file: string) => writeFileSync(file, "bonjour"), "pas un verrou"],
  ])("refuse en une ligne un dossier dont le fichier de verrou %s", (_case, make, reason) => {
    make(path.join(folder, "lock.db"));
    const attempt = () => lockDataDir(folder);
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(/^Le verrou [^\n]+lock\.db ne peut pas servir [^\n]+DATA_DIR\.$/);
    expect(attempt).toThrow(reason);
    expect(existsSync(path.join(folder, "lock"))).toBe(false);
  });

  /** A process, of nobody where that can be, that takes and gives back the folder when told to. */
  function contender(...user: string[]): ChildProcess {
    const code = `
      import { lockDataDir } from "#local/lock.ts";
      let unlock;
      process.on("message", (word) => {
        if (word === "release") unlock();
        else try { unlock = lockDataDir(process.argv[1]); } catch (error) { unlock = error.message; }
        process.send(typeof unlock === "function" ? "taken" : unlock);
      });
      if (process.getuid() === 0 && process.argv[2]) process.setuid(Number(process.argv[2]));
      process.send("ready");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code, folder, ...user], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    children.push(child);
    return child;
  }

  /** What each of them answers to a word said to all at once. */
  async function tell(all: ChildProcess[], word: string): Promise<string[]> {
    const answers = all.map((child) => once(child, "message"));
    for (const child of all) child.send(word);
    return (await Promise.all(answers)).map(([answer]) => String(answer));
  }

  it("n'a qu'un maître quand plusieurs processus viennent ensemble", async () => {
    const all = Array.from({ length: 4 }, () => contender());
    await Promise.all(all.map((child) => once(child, "message")));
    for (let round = 0; round < 100; round += 1) {
      const answers = await tell(all, "take");
      expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes("déjà utilisé"))).toHaveLength(3);
      await tell(
        all.filter((_, index) => answers[index] === "taken"),
        "release",
      );
    }
  }, 60_000);

  it("refuse en une ligne, à tous, un verrou qu'ils ne peuvent pas écrire", async () => {
    chmodSync(folder, 0o777);
    writeFileSync(path.join(folder, "lock.db"), "", { mode: 0o444 });
    const all = Array.from({ length: 2 }, () => contender(String(NOBODY)));
    await Promise.all(all.map((child) => once(child, "message")));
    const refusal = /^Le verrou [^\n]+lock\.db ne peut pas servir \(le droit d’y écrire manque\)/;
    for (const answer of await tell(all, "take")) expect(answer).toMatch(refusal);
  });

  it("est libre dès que son maître est tué", async () => {
    const owner = contender();
    await once(owner, "message");
    expect(await tell([owner], "take")).toEqual(["taken"]);
    expect(() => lockDataDir(folder)).toThrow(`processus ${owner.pid}`);
    await killed(owner);
    lockDataDir(folder)();
  });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
