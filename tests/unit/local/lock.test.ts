import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "@/supabase/local/lock";

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

  /** A process that takes and gives back the folder when it is told to. */
  function contender(): ChildProcess {
    const code = `
      import { lockDataDir } from "#local/lock.ts";
      let unlock;
      process.on("message", (word) => {
        if (word === "release") unlock();
        else try { unlock = lockDataDir(process.argv[1]); } catch (error) { unlock = error.message; }
        process.send(typeof unlock === "function" ? "taken" : unlock);
      });
      process.send("ready");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
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
    const all = Array.from({ length: 4 }, contender);
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
