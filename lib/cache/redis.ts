import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { impersonal, journal } from "#lib/monitoring/log.ts";
import { type InvalidationChannel, invalidateHere } from "./store.ts";

const CHANNEL = "horizon-erable:withdrawn";
/** Said in place of tags when some could not be said. */
const EVERYTHING = "*";

/** In milliseconds: a Redis that hangs says nothing else; a write waits so long for it at most. */
const TIMING = { pingInterval: 1_000, socketTimeout: 3_000, announceTimeout: 500 };

/**
 * The line to the other processes that use the same Redis: what any of them withdraws is withdrawn by
 * all. What was said while the line was cut is not known afterwards: all is withdrawn when it is back.
 * @param url redis:// or rediss://
 */
export function openInvalidationChannel(
  url: string,
  invalidate: typeof invalidateHere = invalidateHere,
  { pingInterval, socketTimeout, announceTimeout } = TIMING,
): InvalidationChannel & { stop(): void } {
  // By itself the library gives a Redis up that hung.
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
  // From then on the library subscribes again by itself before it says that it is ready.
  heard.then(hear).then(
    () => listener.on("ready", hear),
    () => {},
  );
  speaker.on("ready", () => {
    if (owesEverything) void publish([EVERYTHING]);
  });

  /** While the line is cut the library keeps what it is to say; what it then gives up is owed. */
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
