import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each(["--help", "--dry-run"])("db:reset ne devine pas %s : il n'efface rien", (option) => {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-reset-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "storage"));
  const { status, stderr } = spawnSync(process.execPath, ["supabase/local/reset.ts", option], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(option);
  expect(existsSync(path.join(folder, "storage"))).toBe(true);
});
