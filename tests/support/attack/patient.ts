import { setTimeout as wait } from "node:timers/promises";

const TRIES = 4;
const PAUSE_MS = 1_500;

/**
 * Asks again what was not answered for want of time: on a machine that stands still the backend may be
 * late, and the site says so (503, or a form's words that the service failed). What is broken fails again.
 */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  isLate: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    const answer = await ask();
    if (!isLate(answer)) return answer;
    await wait(PAUSE_MS);
  }
  return ask();
}
