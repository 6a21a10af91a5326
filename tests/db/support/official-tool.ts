import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** What a run of the tool said, and how it ended. */
type ToolRun = { code: number; output: string; errors: string };

/** Packages that hold the tool's program; npm leaves out those of other systems. */
const PACKAGES = path.join(root, "node_modules/@supabase");
const TOOL = path.join(root, "node_modules/supabase/dist/supabase.js");

/** Whether Supabase's own command-line tool runs here: its program is an optional package. */
export function hasOfficialTool(): boolean {
  const { platform, arch } = process;
  const names = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  return existsSync(TOOL) && names.some((name) => name.startsWith(`cli-${platform}-${arch}`));
}

/**
 * Runs Supabase's own command-line tool against a database. It writes where it works and at home:
 * it is given a folder of its own, with a copy of the repository's configuration and migrations.
 * @param url of the database; the tool wants https unless told otherwise, which loopback has not
 */
export async function runOfficialTool(args: string[], url: string): Promise<ToolRun> {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-tool-"));
  const project = path.join(folder, "supabase");
  mkdirSync(project);
  for (const name of ["config.toml", "migrations", "functions", "templates"]) {
    cpSync(path.join(root, "supabase", name), path.join(project, name), { recursive: true });
  }
  const target = new URL(url);
  if (!target.searchParams.has("sslmode")) target.searchParams.set("sslmode", "disable");
  try {
    return await spawnTool([...args, "--workdir", folder, `--remote=${target}`], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function spawnTool(args: string[], home: string): Promise<ToolRun> {
  const child = spawn(process.execPath, [TOOL, ...args], {
    cwd: home,
    // None of the person's own SUPABASE_… settings: they may mean another project.
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      HOME: home,
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output, errors }));
  });
}
