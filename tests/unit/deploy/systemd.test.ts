import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "@/lib/server/config";

const ANALYZE = "/usr/bin/systemd-analyze";
const UNIT = path.join(root, "deploy/systemd/horizon-erable@.service");

/** Tenths of systemd's own scale of exposure, on which 100 is everything. */
const MOST_EXPOSED = "20";

describe("l'unité systemd", () => {
  it.skipIf(!existsSync(ANALYZE))("n'expose presque rien, selon systemd", () => {
    const options = ["--offline=true", `--threshold=${MOST_EXPOSED}`, "--no-pager"];
    expect(() =>
      execFileSync(ANALYZE, ["security", ...options, UNIT], { stdio: "pipe" }),
    ).not.toThrow();
  });

  it.skipIf(!existsSync(ANALYZE))("ne contient rien que systemd ne comprenne", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "unit-"));
    try {
      const instance = path.join(folder, "horizon-erable@3000.service");
      copyFileSync(UNIT, instance);
      const { stderr } = spawnSync(ANALYZE, ["verify", instance], { encoding: "utf8" });
      // The folder of its program is another machine's.
      const faults = stderr.split("\n").filter((line) => line && !/is not executable/.test(line));
      expect(faults).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
