import { expect, it } from "vitest";
import { createQueue, takingTurns } from "@/supabase/local/queue";

/** Requests that are answered when the test says so, and the names of those that were begun. */
function counter(most?: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const answer = takingTurns(
    createQueue(),
    (request) => {
      begun.push(new URL(request.url).pathname);
      return new Promise((resolve) => ends.push(() => resolve(new Response("ok"))));
    },
    most,
  );
  const ask = (name: string, signal?: AbortSignal) =>
    answer(new Request(`http://base.test/${name}`, { signal }));
  /** Ends what is under way, and lets the next one begin. */
  const next = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, begun, next };
}

it("les demandes passent une à une, dans l'ordre", async () => {
  const { ask, begun, next } = counter();
  const answers = [ask("a"), ask("b")];
  await next();
  expect(begun).toEqual(["/a", "/b"]);
  await next();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

it("une demande que personne n'attend plus ne retarde pas les suivantes", async () => {
  const { ask, begun, next } = counter();
  const left = new AbortController();
  const answers = [ask("a"), ask("b", left.signal), ask("c")];
  left.abort();
  await next();
  expect(begun).toEqual(["/a", "/c"]);
  await next();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 503, 200]);
});

it("une file trop longue le dit tout de suite, puis reprend", async () => {
  const { ask, next } = counter(2);
  const answers = [ask("a"), ask("b")];
  const busy = await ask("c");
  expect(busy.status).toBe(503);
  expect(busy.headers.get("retry-after")).toBe("1");
  expect(await busy.json()).toMatchObject({ message: expect.stringContaining("Réessayez") });

  await next();
  await next();
  await Promise.all(answers);
  const again = ask("d");
  await next();
  expect((await again).status).toBe(200);
});
