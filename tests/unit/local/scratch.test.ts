import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { withScratch } from "@/supabase/local/backup/scratch";

const CODE = `
  import { writeFileSync } from "node:fs";
  import { lockDataDir } from "#local/lock.ts";
  import { withScratch } from "#local/backup/scratch.ts";
  const [place] = process.argv.slice(1);
  lockDataDir(place);
  await withScratch(place + "/brouillon", () => "Interrompu.", async () => {
    writeFileSync(place + "/brouillon/a", "");
    process.send("là");
    await new Promise(() => setInterval(() => 0, 1000));
  });`;

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "scratch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "interrompu par %s, un travail emporte ses restes et le dit",
  { timeout: 60_000 },
  async (signal) => {
    const folder = place();
    const child = spawn(process.execPath, ["--input-type=module", "-e", CODE, folder], {
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.on("data", (text) => {
      said += text;
    });
    await once(child, "message");
    expect(readdirSync(folder)).toContain("brouillon");
    child.kill(signal);
    const [code] = await once(child, "close");
    expect({ code, said }).toEqual({ code: 1, said: "Interrompu.\n" });
    // Nothing looks like a process that was killed.
    expect(readdirSync(folder)).toEqual(["lock.db"]);
  },
);

it("un travail qui échoue emporte ses restes aussi", async () => {
  const folder = path.join(place(), "brouillon");
  const failure = withScratch(
    folder,
    () => "",
    () => Promise.reject(new Error("panne")),
  );
  await expect(failure).rejects.toThrow("panne");
  expect(existsSync(folder)).toBe(false);
  expect(process.listenerCount("SIGHUP")).toBe(0);
});
