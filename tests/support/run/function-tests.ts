import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "#server/config.ts";
import { runBin } from "./command.ts";
import { type Tally, tallyJunit, tallyOne } from "./tally.ts";

const TESTS = "tests/functions";
const FUNCTIONS = "supabase/functions";

/** The same files under both runtimes: what the embedded backend runs, and what production runs. */
export async function functionsUnderNode(reports: string): Promise<Tally> {
  const report = path.join(reports, "functions-node.xml");
  const code = await runBin("node", [
    "--test",
    "--test-reporter=dot",
    "--test-reporter-destination=stdout",
    "--test-reporter=junit",
    `--test-reporter-destination=${report}`,
    `${TESTS}/*.test.ts`,
  ]);
  return tallyJunit(report, code);
}

/** Deno checks the types of each function as it is deployed, then runs the tests; both offline. */
export async function functionsUnderDeno(reports: string): Promise<Tally> {
  for (const name of functionFolders()) {
    const folder = `${FUNCTIONS}/${name}`;
    // As its configuration the file would keep Deno from Node's types, which lie at the root.
    const map = ["--no-config", "--import-map", `${folder}/deno.json`];
    const args = ["--no-remote", "--node-modules-dir=manual", ...map, `${folder}/index.ts`];
    if ((await runBin("deno", ["check", "-q", ...args])) !== 0) {
      return tallyOne(false);
    }
  }
  const report = path.join(reports, "functions-deno.xml");
  const code = await runBin("deno", [
    ...["test", "--no-remote", "--node-modules-dir=manual"],
    ...["--no-config", "--import-map", `${TESTS}/deno.json`],
    ...[`--junit-path=${report}`, TESTS],
  ]);
  return tallyJunit(report, code);
}

function functionFolders(): string[] {
  return readdirSync(path.join(root, FUNCTIONS)).filter((name) => !name.startsWith("_"));
}
