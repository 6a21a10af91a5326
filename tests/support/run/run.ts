import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { messageOf } from "#server/refusal.ts";
import { stopCommands } from "./command.ts";
import {
  attackSteps,
  edgeSteps,
  faultSteps,
  postgresSteps,
  quickSteps,
  type Step,
  siteSteps,
  stopSite,
} from "./steps.ts";
import { add, type Tally, tallyOne } from "./tally.ts";

// The steps start what they need: neither a running site nor the person's own Supabase is used.
for (const name of [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "DATABASE_URL",
  "SITE_URL",
  "BUILD_DIR",
]) {
  delete process.env[name];
}
Object.assign(process.env, { DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" });

const steps = stepsOf(process.argv[2]);
const reports = mkdtempSync(path.join(tmpdir(), "horizon-tests-"));
let isInterrupted = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    stopCommands();
  });
}

function stepsOf(option: string | undefined): Step[] {
  if (option === "--quick") return quickSteps;
  if (option === "--attack") return attackSteps;
  if (option === "--faults") return faultSteps;
  if (option === "--edge") return edgeSteps;
  if (option === "--postgres") return postgresSteps;
  return [...quickSteps, ...siteSteps];
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const start = performance.now();
  console.log(`\n▸ ${name}`);
  try {
    return await run(reports);
  } catch (error) {
    console.error(messageOf(error));
    return tallyOne(false);
  } finally {
    console.log(`  ${name} : ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

let total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  total = add(total, await runStep(step));
  if (total.failed > 0 || isInterrupted) break;
}
await stopSite();
rmSync(reports, { recursive: true, force: true });

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || isInterrupted ? 1 : 0);
