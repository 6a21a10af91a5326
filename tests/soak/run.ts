import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endWith, Refusal } from "#lib/server/messages.ts";
import { actions, type World } from "./actions.ts";
import { type Environment, startEnvironment } from "./environment.ts";
import { brokenPromises, collect, type Postbox } from "./promises.ts";
import { populate } from "./world.ts";

// node tests/soak/run.ts [MINUTES] [--rate 3] [--offers 10000]
const MOST_AT_ONCE = 24;
const MAILS_LEAVE_MS = 20_000;
const COLLECT_MS = 45_000;
const MOST_LINES = 20;

/** One action that was tried: whether all of it was answered well, or why not. */
type Tried = { name: string; ms: number; wrong?: string };

let environment: Environment | null = null;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void environment?.stop().finally(() => process.exit(1)));
}
try {
  const { minutes, rate, offers } = readOptions();
  environment = await startEnvironment(offers);
  const world = await populate(environment);
  const postbox: Postbox = new Map();
  const people = [...world.candidates, ...world.recruiters].map(({ email }) => email);
  const collecting = collectNowAndThen(postbox, people);
  const tried = await use(world, minutes, rate);
  await wait(MAILS_LEAVE_MS);
  await collecting.stop();
  const broken = await brokenPromises(environment.backend, world, postbox);
  console.info("| Deed | Times | p50 (ms) | p95 | Refused or unanswered |\n|---|---|---|---|---|");
  for (const name of Object.keys(actions)) console.info(row(name, tried));
  const failed = tried.flatMap(({ name, wrong }) => (wrong ? [`${name}: ${wrong}`] : []));
  const lines = [...failed.slice(0, MOST_LINES), ...broken.slice(0, MOST_LINES)];
  console.info([`${broken.length} promises broken.`, ...lines].join("\n- "));
  await environment.stop();
  process.exit(failed.length + broken.length > 0 ? 1 : 0);
} catch (error) {
  await environment?.stop();
  endWith(error);
}

function row(name: string, tried: Tried[]): string {
  const own = tried.filter((one) => one.name === name).sort((one, other) => one.ms - other.ms);
  const at = (share: number) => (own[Math.floor(own.length * share)]?.ms ?? 0).toFixed(0);
  const wrong = own.filter((one) => one.wrong).length;
  return `| ${[name, own.length, at(0.5), at(0.95), wrong].join(" | ")} |`;
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

/** Deeds at an even rate, so many at once at most. */
async function use(world: World, minutes: number, rate: number): Promise<Tried[]> {
  const tried: Tried[] = [];
  const order = Object.entries(actions).flatMap(([name, { share }]) => Array(share).fill(name));
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  const times: Record<string, number> = {};
  for (let n = 0; performance.now() - begun < minutes * 60_000; n += 1) {
    // Thirteen is prime to twenty-one: the kinds of actions are mixed.
    const name = order[(n * 13) % order.length];
    times[name] = (times[name] ?? 0) + 1;
    const one = tryOnce(world, name, times[name] - 1, tried).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= MOST_AT_ONCE) await Promise.race(running);
    await wait(Math.max(0, ((n + 1) * 1_000) / rate - (performance.now() - begun)));
  }
  await Promise.all(running);
  return tried;
}

async function tryOnce(world: World, name: string, n: number, tried: Tried[]): Promise<void> {
  const begun = performance.now();
  let wrong: string | undefined;
  try {
    const answers = await actions[name]?.run(world, n);
    wrong = answers
      ?.map(({ status }) => status)
      .find((status) => status >= 400)
      ?.toString();
  } catch (error) {
    wrong = (error as Error).message;
  }
  tried.push({ name, ms: performance.now() - begun, wrong });
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rate: { type: "string", default: "3" },
      offers: { type: "string", default: "10000" },
    },
  });
  const [minutes, rate, offers] = [positionals[0] ?? "30", values.rate, values.offers].map(Number);
  if (!minutes || !rate || !offers) {
    throw new Refusal("node tests/soak/run.ts [minutes] [--rate 3] [--offers 10000]");
  }
  return { minutes, rate, offers };
}
