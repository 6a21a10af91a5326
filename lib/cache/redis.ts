import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { journal } from "#lib/monitoring/log.ts";
import { impersonal } from "#lib/shared/impersonal.ts";
import { type InvalidationChannel, invalidateHere } from "./store.ts";

const CHANNEL = "horizon-erable:withdrawn";
/** Sent in place of tags when some tags could not be sent. */
const EVERYTHING = "*";

/** In milliseconds: how fast a Redis that hangs is noticed, and how long a write waits for it at most. */
const TIMING = { pingInterval: 1_000, socketTimeout: 3_000, announceTimeout: 500 };

/**
 * Opens the channel to the other processes on the same Redis: what one invalidates, all invalidate.
 * Messages are lost while disconnected, so a reconnection invalidates everything.
 * @param url redis:// or rediss://
 */
export function openInvalidationChannel(
  url: string,
  invalidate: typeof invalidateHere = invalidateHere,
  { pingInterval, socketTimeout, announceTimeout } = TIMING,
): InvalidationChannel & { stop(): void } {
  // By default the library does not reconnect to a Redis that hung.
  const reconnectStrategy = (times: number) => Math.min(50 * 2 ** times, 2_000);
  const speaker = createClient({ url, pingInterval, socket: { socketTimeout, reconnectStrategy } });
  const listener = speaker.duplicate();
  let isListening = false;
  let owesEverything = false;

  const warn = (error: unknown) =>
    journal.warn({ event: "cache.redis", error: impersonal(String(error)) });
  const cut = () => {
    isListening = false;
  };
  for (const client of [speaker, listener]) client.on("error", warn);
  for (const event of ["error", "reconnecting", "end"]) listener.on(event, cut);
  for (const client of [speaker, listener]) client.connect().catch(() => {});
  const heard = listener.subscribe(CHANNEL, (message) => {
    const tags = JSON.parse(message) as string[];
    invalidate(tags.includes(EVERYTHING) ? null : tags);
  });
  const hear = () => {
    invalidate(null);
    isListening = true;
  };
  // After the first subscription the library subscribes again by itself before each "ready".
  heard.then(hear).then(
    () => listener.on("ready", hear),
    () => {},
  );
  speaker.on("ready", () => {
    if (owesEverything) void publish([EVERYTHING]);
  });

  /** While disconnected the library queues messages; those it drops remain a pending invalidation. */
  async function publish(tags: string[]): Promise<void> {
    try {
      await speaker.publish(CHANNEL, JSON.stringify(tags));
      if (tags.includes(EVERYTHING)) owesEverything = false;
    } catch (error) {
      owesEverything = true;
      warn(error);
    }
  }

  return {
    isLost: () => !isListening,
    async announce(tags) {
      await Promise.race([publish(tags), wait(announceTimeout, undefined, { ref: false })]);
    },
    stop() {
      speaker.destroy();
      listener.destroy();
    },
  };
}
