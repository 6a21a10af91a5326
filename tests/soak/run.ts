import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endWith, Refusal } from "#lib/server/start-error.ts";
import { deeds, type World } from "./deeds.ts";
import { brokenPromises } from "./ledger.ts";
import { owedToCandidates, owedToRecruiters } from "./mails-owed.ts";
import { type Place, startPlace } from "./place.ts";
import { collect, type Postbox, wrongMails } from "./postbox.ts";
import { reportOf, type Tried } from "./report.ts";
import { type Sample, takeSample } from "./samples.ts";
import { populate } from "./world.ts";

// node tests/soak/run.ts [MINUTES] [--rate 3] [--offers 10000] [--to file.md]
const MOST_AT_ONCE = 24;
const SAMPLE_MS = 10_000;
const MAILS_LEAVE_MS = 20_000;
const COLLECT_MS = 45_000;

let place: Place | null = null;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void place?.stop().finally(() => process.exit(1)));
}
try {
  const { minutes, rate, offers, to } = readOptions();
  place = await startPlace(offers);
  const world = await populate(place);
  const samples: Sample[] = [];
  const postbox: Postbox = new Map();
  const people = [...world.candidates, ...world.recruiters].map(({ email }) => email);
  const collecting = collectNowAndThen(postbox, people);
  const tried = await use(place, world, { minutes, rate, samples });
  await wait(MAILS_LEAVE_MS);
  await collecting.stop();
  const broken = [
    ...(await brokenPromises(place.backend, world.ledger)),
    ...wrongMails(postbox, await owedToRecruiters(place, world), /^Nouvelle candidature/),
    ...wrongMails(postbox, await owedToCandidates(place, world), /^Votre candidature est envoyée/),
    ...wrongMails(
      postbox,
      await owedToCandidates(place, world, "Entretien"),
      /^Une entrevue pour vous/,
    ),
  ];
  const { lines, isWhole } = reportOf({ minutes, rate, offers, tried, samples, world, broken });
  console.info(lines.join("\n"));
  if (to) writeFileSync(to, `${lines.join("\n")}\n`);
  await place.stop();
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  await place?.stop();
  endWith(error);
}

/** Mails are counted at the end; until then they are fetched before the mailbox forgets them. */
function collectNowAndThen(postbox: Postbox, people: string[]) {
  const stopped = new AbortController();
  const rounds = (async () => {
    while (!stopped.signal.aborted) {
      await collect(postbox, people);
      await wait(COLLECT_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
    await collect(postbox, people);
  })();
  return {
    stop: () => {
      stopped.abort();
      return rounds;
    },
  };
}

/** Deeds at an even rate, so many at once at most, and a look at the machine now and then. */
async function use(
  place: Place,
  world: World,
  { minutes, rate, samples }: { minutes: number; rate: number; samples: Sample[] },
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const order = Object.entries(deeds).flatMap(([name, { share }]) => Array(share).fill(name));
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  const look = setInterval(async () => {
    samples.push(await takeSample(place, (performance.now() - begun) / 60_000));
  }, SAMPLE_MS);
  const times: Record<string, number> = {};
  for (let n = 0; performance.now() - begun < minutes * 60_000; n += 1) {
    // Thirteen is prime to twenty-one: the kinds of deeds are mixed.
    const name = order[(n * 13) % order.length];
    times[name] = (times[name] ?? 0) + 1;
    const one = tryOnce(world, name, times[name] - 1, tried).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= MOST_AT_ONCE) await Promise.race(running);
    await wait(Math.max(0, ((n + 1) * 1_000) / rate - (performance.now() - begun)));
  }
  await Promise.all(running);
  clearInterval(look);
  return tried;
}

async function tryOnce(world: World, name: string, n: number, tried: Tried[]): Promise<void> {
  const begun = performance.now();
  const entry: Tried = { name, ms: 0, statuses: [] };
  try {
    const answers = await deeds[name]?.run(world, n);
    entry.statuses = (answers ?? []).map(({ status }) => status);
  } catch (error) {
    entry.error = (error as Error).message;
  }
  entry.ms = performance.now() - begun;
  tried.push(entry);
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rate: { type: "string", default: "3" },
      offers: { type: "string", default: "10000" },
      to: { type: "string" },
    },
  });
  const [minutes, rate, offers] = [positionals[0] ?? "30", values.rate, values.offers].map(Number);
  if (!minutes || !rate || !offers) {
    throw new Refusal(
      "node tests/soak/run.ts [minutes] [--rate 3] [--offers 10000] [--to fichier.md]",
    );
  }
  return { minutes, rate, offers, to: values.to };
}
