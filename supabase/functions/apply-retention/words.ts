import { callDatabase } from "#shared/database.ts";
import type { FunctionEnvironment } from "#shared/environment.ts";

/** What one question to the database looks at; a look takes part of a millisecond. */
const MOST_WORDS = 500;
/** There are tens of thousands: who is not done goes on from there the next day. */
const MAX_MILLISECONDS = 5_000;

type Look = { looked: number; gone: number; is_last: boolean };

/** Forgets words that no live publication says any more (docs/retention.md); how many went. */
export async function forgetWords(environment: FunctionEnvironment): Promise<number> {
  const start = Date.now();
  let gone = 0;
  for (let isLeft = true; isLeft && Date.now() - start < MAX_MILLISECONDS; ) {
    const [look] = (await callDatabase(environment, "forget_words", {
      most: MOST_WORDS,
    })) as Look[];
    gone += look?.gone ?? 0;
    isLeft = look?.is_last === false;
  }
  return gone;
}
