import { writeFileSync } from "node:fs";
import { buildFolder, buildSite } from "#lib/server/build.ts";
import { endWith } from "#lib/server/start-error.ts";
import { firstDrawRows, mebibytes } from "./first-draws.ts";
import { loadNow, machineLines, missingLines, stayOnServingCore } from "./machine.ts";
import { readOptions } from "./options.ts";
import { type Stack, startStack } from "./stack.ts";
import { visitRows } from "./visits.ts";

// npm run bench -- [--offers N] [--seconds N] …: the production build, and all that stands around
// it, on one core, and who asks on the other. What is said on the way goes to the errors' stream.
for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SITE_URL"]) {
  delete process.env[name];
}
const options = readOptions(process.argv.slice(2));
const { offers, seconds, pages, engines, to } = options;
const running: { stop(): Promise<void> }[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

try {
  await buildSite(buildFolder(), (child) => running.push(child));
  stayOnServingCore();
  const report = [
    "# What a visit costs",
    "",
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench -- ${process.argv.slice(2).join(" ")}\`:`,
    "the production build with all that stands around it on one core, who asks on the other, over the",
    `loopback interface; ${seconds} s for each figure, gzip. "The front" is nginx with the settings of`,
    '`deploy/nginx` but for the limits of one visitor, TLS; "a file" is the same bytes as a file of the',
    "same nginx, and the share is of its rate.",
    "",
    ...machineLines(),
    ...missingLines(),
  ];
  for (const engine of engines) {
    const stack = await startStack(engine, offers);
    if (!stack) continue;
    running.push(stack);
    report.push(...(await chapterOf(stack)));
    await stack.stop();
    running.pop();
  }
  report.push("", `Load of the machine when it ended: ${loadNow()}.`, "");
  console.info(report.join("\n"));
  if (to) writeFileSync(to, report.join("\n"));
  await stopAll();
} catch (error) {
  await stopAll();
  endWith(error);
}
process.exit(0);

async function chapterOf(stack: Stack): Promise<string[]> {
  const before = stack.memory();
  const visits = await visitRows(stack, seconds);
  const after = stack.memory();
  const draws = await firstDrawRows(stack, pages);
  return [
    "",
    `## On ${stack.engine}, ${stack.offers.toLocaleString("en-CA")} offers`,
    "",
    ...visits,
    "",
    `Memory of the web process (resident): ${mebibytes(before)} MiB at first, ${mebibytes(after)} MiB`,
    `after these visits, ${mebibytes(stack.memory())} MiB at the end.`,
    "",
    ...draws,
  ];
}

async function stopAll(): Promise<void> {
  for (const one of running.splice(0).reverse()) await one.stop();
}
