import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tidyAfterCrash } from "@/supabase/local/crash";
import { lockDataDir, shareDataDir } from "@/supabase/local/lock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "crash-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The number of a process that has ended. */
const gone = () => spawnSync(process.execPath, ["-e", ""]).pid;
const write = (...names: string[]) => {
  const file = path.join(folder, ...names);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  return file;
};

it("après un arrêt ordinaire, il n'y a rien à dire", () => {
  expect(tidyAfterCrash(path.join(folder, "absent"))).toBeNull();
  lockDataDir(folder)();
  expect(tidyAfterCrash(folder)).toBeNull();
  shareDataDir(folder)();
  expect(tidyAfterCrash(folder)).toBeNull();
});

it("un processus tué est nommé une fois, et ses fichiers inachevés s'en vont", () => {
  const pid = gone();
  const half = write("storage", "cvs", "moi", `a.pdf.${pid}.part`);
  const backup = path.dirname(write(`erable.tar.gz.${pid}.part`, "whole"));
  const whole = write("storage", "cvs", "moi", "b.pdf");
  const living = write("storage", "cvs", "moi", `c.pdf.${process.ppid}.part`);
  writeFileSync(path.join(folder, "lock"), String(pid));
  writeFileSync(path.join(folder, "lock.db"), "");

  expect(tidyAfterCrash(folder)).toMatch(
    new RegExp(
      `^Le processus ${pid} avait été tué .+ 2 fichier\\(s\\) inachevé\\(s\\) effacé\\(s\\)\\.$`,
    ),
  );
  expect([half, backup, whole, living].map(existsSync)).toEqual([false, false, true, true]);
  lockDataDir(folder)();
  expect(tidyAfterCrash(folder)).toBeNull();
});

it("de plusieurs qui partagent le dossier, seul celui qui fut tué est nommé", () => {
  const leave = shareDataDir(folder);
  write(`lock-${gone()}`);
  expect(tidyAfterCrash(folder)).not.toContain(String(process.pid));
  expect(tidyAfterCrash(folder)).toBeNull();
  leave();
});

it("un dossier partagé n'est à personne seul, et l'inverse", () => {
  const leave = [shareDataDir(folder), shareDataDir(folder)];
  expect(() => lockDataDir(folder)).toThrow(`déjà utilisé par le processus ${process.pid}`);
  for (const one of leave) one();
  const unlock = lockDataDir(folder);
  expect(() => shareDataDir(folder)).toThrow("déjà utilisé");
  unlock();
});
