import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A small disk of its own, where the system lets us have one. */
export function mountDisk(size: string): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

export function unmountDisk(folder: string): void {
  execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true });
}
