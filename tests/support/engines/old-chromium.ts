import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Chromium 112 of April 2023, as a package of npm carries it, for Linux on x64. */
const NAME = "@sparticuz/chromium@112.0.2";
const SHA512 =
  "tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==";

/** The path of its program, fetched once; null where it cannot be. */
export function oldChromium(): string | null {
  const program = path.join(tmpdir(), "horizon-chromium-112");
  if (existsSync(program)) return program;
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-chromium-"));
  try {
    const pack = spawnSync("npm", ["pack", NAME, "--silent"], { cwd: folder, encoding: "utf8" });
    const archive = path.join(folder, pack.stdout.trim());
    if (pack.status !== 0) throw new Error("npm pack");
    const sum = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (sum !== SHA512) throw new Error("empreinte");
    spawnSync("tar", ["-xzf", archive, "package/bin/chromium.br"], { cwd: folder });
    const packed = readFileSync(path.join(folder, "package/bin/chromium.br"));
    // A second run never sees half a file.
    const whole = path.join(folder, "chromium");
    writeFileSync(whole, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(whole, program);
    return program;
  } catch (error) {
    console.log(`Parcours sauté : ${NAME} n’a pas pu être installé (${error}).`);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
