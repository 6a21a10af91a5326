import { createClient } from "@redis/client";
import { impersonal, journal } from "#journal";
import { messageOf } from "#server/refusal.ts";

const CHANNEL = "horizon-erable:withdrawn";

type Store = { withdraw(tags: string[]): void; withdrawAll(): void };

/** What several processes tell one another of the pages that each keeps for itself. */
export type SharedWithdrawals = {
  /** True while the others cannot be heard: what is kept may be out of date then. */
  isLost(): boolean;
  /** Tells the others; never throws. */
  announce(tags: string[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Withdraws from `store` what any process that uses the same Redis withdraws. What was said while the
 * line was cut is not known afterwards, so that everything is withdrawn when it is back.
 * @param url redis:// or rediss://
 */
export function shareWithdrawals(url: string, store: Store): SharedWithdrawals {
  // Nothing waits for a line that is cut: a withdrawal is then this process's alone.
  const speaker = createClient({ url, disableOfflineQueue: true });
  const listener = speaker.duplicate({ disableOfflineQueue: false });
  let isLost = true;

  for (const client of [speaker, listener]) {
    client.on("error", (error) => {
      journal.warn({ event: "kept.redis", error: impersonal(messageOf(error)) });
    });
    client.connect().catch(() => {});
  }
  listener.on("error", () => {
    isLost = true;
  });
  listener.on("reconnecting", () => {
    isLost = true;
  });
  const heard = (message: string) => store.withdraw(JSON.parse(message) as string[]);
  const listening = listener.subscribe(CHANNEL, heard);
  // The library subscribes again by itself before it says that it is ready.
  listener.on("ready", () => {
    void listening.then(() => {
      store.withdrawAll();
      isLost = false;
    });
  });
  listening.catch(() => {});

  return {
    isLost: () => isLost,
    async announce(tags) {
      await speaker.publish(CHANNEL, JSON.stringify(tags)).catch((error: unknown) => {
        journal.warn({ event: "kept.redis", error: impersonal(messageOf(error)) });
      });
    },
    async stop() {
      listener.destroy();
      speaker.destroy();
    },
  };
}
