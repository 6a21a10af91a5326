import { endOfDayAt } from "./day.ts";
import type { KeptStore } from "./kept-store.ts";
import type { SentPage } from "./sent-pages.ts";

/** How long a page's bytes are given out: what it says of minutes is not further off than that. */
const LIFE_MS = 60_000;
/** The same while nothing is heard of the other processes: as long as shared caches may keep it. */
const LIFE_OUT_OF_TOUCH_MS = 1_000;

/** What a drawing gave: a page that may be kept, or an answer that is this moment's only. */
export type Drawn<Answer> =
  | { page: SentPage; tags: string[]; seconds: number }
  | { page: null; answer: Answer };

type Outcome<Answer> = { page: SentPage } | { page: null; answer: Answer };

type Options<Asked, Answer> = {
  store: KeptStore<SentPage>;
  draw: (asked: Asked) => Promise<Drawn<Answer>>;
  /** True while what is withdrawn elsewhere cannot be heard of. */
  isOutOfTouch?: () => boolean;
  /** A clock, in milliseconds since 1970. */
  now?: () => number;
};

/**
 * What stands before the drawing of pages: each is drawn once, however many ask meanwhile, and its
 * bytes are given out until a tag of it is withdrawn, a minute is over or the day is.
 */
export function frontOf<Asked extends { key: string }, Answer>({
  store,
  draw,
  isOutOfTouch = () => false,
  now = Date.now,
}: Options<Asked, Answer>) {
  const underWay = new Map<string, { since: number; drawn: Promise<Drawn<Answer>> }>();

  async function drawAndKeep(asked: Asked, since: number): Promise<Drawn<Answer>> {
    const begun = now();
    const drawn = await draw(asked);
    if (drawn.page) {
      const { page: value, tags, seconds } = drawn;
      const until = Math.min(begun + Math.min(LIFE_MS, seconds * 1_000), endOfDayAt(begun));
      const size = sizeOf(value) + asked.key.length;
      store.set(asked.key, { value, madeAt: begun, tags, since, until }, size);
    }
    return drawn;
  }

  /** @throws what the drawing throws. */
  return async function pageFor(asked: Asked): Promise<Outcome<Answer>> {
    const { key } = asked;
    const kept = store.get(key);
    const isTrusted = !isOutOfTouch() || (kept && now() - kept.madeAt < LIFE_OUT_OF_TOUCH_MS);
    if (kept && isTrusted) return { page: kept.value };
    let going = underWay.get(key);
    // What was begun before something was withdrawn is not for who asks after it.
    if (going?.since !== store.generation) {
      const since = store.generation;
      going = { since, drawn: drawAndKeep(asked, since) };
      underWay.set(key, going);
      const mine = going;
      const over = () => underWay.get(key) === mine && underWay.delete(key);
      going.drawn.then(over, over);
    }
    return await going.drawn;
  };
}

function sizeOf({ headers, bytes }: SentPage): number {
  return bytes.br.length + bytes.gzip.length + 2 * JSON.stringify(headers).length;
}
