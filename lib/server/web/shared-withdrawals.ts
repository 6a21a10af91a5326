import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { impersonal, journal } from "#journal";
import { messageOf } from "#server/refusal.ts";

const CHANNEL = "horizon-erable:withdrawn";
/** Said in place of tags that are too many. */
const EVERYTHING = "*";
const MOST_TAGS = 1_000;

/**
 * In milliseconds: how often a process listens to itself, after how long a silence it trusts nothing
 * that it keeps, and how long a write waits until the others are told.
 */
const TIMING = { beat: 500, lost: 3_000, waits: 500 };

type Store = { withdraw(tags: string[]): void; withdrawAll(): void };

/** What several processes tell one another of the pages that each keeps for itself. */
export type SharedWithdrawals = {
  /** True while the others cannot be heard: what is kept may be out of date then. */
  isLost(): boolean;
  /** Tells the others, now or once they can be told; never throws, and never waits for long. */
  announce(tags: string[]): Promise<void>;
  /** How often they could not be told at once. */
  failures(): number;
  stop(): Promise<void>;
};

/**
 * Withdraws from `store` what any process that uses the same Redis withdraws. Each says something to
 * itself by that way now and then: a Redis that hangs says nothing else. What was said while the
 * line was cut is not known afterwards, so that everything is withdrawn when it is back.
 * @param url redis:// or rediss://
 */
export function shareWithdrawals(url: string, store: Store, timing = TIMING): SharedWithdrawals {
  const own = `${CHANNEL}:${randomUUID()}`;
  // Nothing is queued for a line that is cut: what could not be said is said again, below.
  const speaker = createClient({ url, disableOfflineQueue: true });
  const listener = speaker.duplicate({ disableOfflineQueue: false });
  let isCut = true;
  let heardAt = 0;
  let unsaid = new Set<string>();
  let saying: Promise<void> | null = null;
  let failures = 0;

  const warn = (error: unknown) =>
    journal.warn({ event: "kept.redis", error: impersonal(messageOf(error)) });
  const cut = () => {
    isCut = true;
  };
  for (const client of [speaker, listener]) {
    client.on("error", warn);
    client.connect().catch(() => {});
  }
  for (const event of ["error", "reconnecting"]) listener.on(event, cut);
  // Both in one command: whoever hears itself hears the others. The library subscribes again by itself.
  listener.subscribe([CHANNEL, own], (message, channel) => hear(channel, message)).catch(() => {});

  function hear(channel: string, message: string): void {
    if (channel === CHANNEL) {
      const tags = JSON.parse(message) as string[];
      if (tags.includes(EVERYTHING)) store.withdrawAll();
      else store.withdraw(tags);
      return;
    }
    if (isLost()) store.withdrawAll();
    isCut = false;
    heardAt = performance.now();
  }

  const isLost = () => isCut || performance.now() - heardAt > timing.lost;

  /** One message at a time, however many withdraw meanwhile. */
  function say(): Promise<void> {
    saying ??= sayAll().finally(() => {
      saying = null;
    });
    return saying;
  }

  async function sayAll(): Promise<void> {
    while (unsaid.size > 0) {
      const batch = unsaid;
      unsaid = new Set();
      try {
        await speaker.publish(CHANNEL, JSON.stringify([...batch]));
      } catch (error) {
        unsaid = new Set([...batch, ...unsaid]);
        failures += 1;
        return warn(error);
      }
    }
    await speaker.publish(own, "").catch(() => {});
  }

  const beating = setInterval(() => void say(), timing.beat);
  beating.unref();
  speaker.on("ready", () => void say());
  listener.on("ready", () => void say());

  return {
    isLost,
    async announce(tags) {
      for (const tag of tags) unsaid.add(tag);
      if (unsaid.size > MOST_TAGS) unsaid = new Set([EVERYTHING]);
      const late = wait(timing.waits, true, { ref: false });
      if (await Promise.race([say().then(() => false), late])) failures += 1;
    },
    failures: () => failures,
    async stop() {
      clearInterval(beating);
      listener.destroy();
      speaker.destroy();
    },
  };
}
