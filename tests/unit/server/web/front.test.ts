import { describe, expect, it } from "vitest";
import { type Drawn, frontOf } from "@/lib/server/web/front";
import { KeptStore } from "@/lib/server/web/kept-store";
import type { SentPage } from "@/lib/server/web/sent-pages";

const NOON = Date.parse("2026-11-22T17:00:00Z");
const EMPLOIS = { key: "page /emplois" };

function pageOf(text: string): SentPage {
  const coded = Buffer.from(text);
  return { headers: {}, hash: text, bytes: { br: coded, gzip: coded } };
}

/** A front whose drawings end when the test says so. */
function stage({ at = NOON, entries = 10 } = {}) {
  const clock = { now: at, isOutOfTouch: false };
  const store = new KeptStore<SentPage>({ entries, bytes: 10_000, now: () => clock.now });
  const waiting: ((drawn: Drawn<string>) => void)[] = [];
  let drawings = 0;
  const pageFor = frontOf<{ key: string }, string>({
    store,
    draw: () => {
      drawings += 1;
      return new Promise((done) => waiting.push(done));
    },
    isOutOfTouch: () => clock.isOutOfTouch,
    now: () => clock.now,
  });
  const finish = (text: string, tags = ["jobs"], seconds = 3_600) =>
    waiting.shift()?.({ page: pageOf(text), tags, seconds });
  const refuse = (answer: string) => waiting.shift()?.({ page: null, answer });
  return { clock, store, pageFor, finish, refuse, drawings: () => drawings };
}

async function shown(asked: ReturnType<ReturnType<typeof stage>["pageFor"]>) {
  const { page } = await asked;
  return page?.hash ?? null;
}

describe("frontOf", () => {
  it("ne dessine qu'une fois une page que plusieurs demandent, puis la donne telle quelle", async () => {
    const { pageFor, finish, drawings } = stage();
    const asked = [pageFor(EMPLOIS), pageFor(EMPLOIS), pageFor(EMPLOIS)];
    finish("liste");
    expect(await Promise.all(asked.map(shown))).toEqual(["liste", "liste", "liste"]);
    expect(await shown(pageFor(EMPLOIS))).toBe("liste");
    expect(drawings()).toBe(1);
  });

  it("dessine à nouveau dès qu'une étiquette est retirée, et seulement celle-là", async () => {
    const { store, pageFor, finish, drawings } = stage();
    const first = pageFor(EMPLOIS);
    finish("ancienne");
    await first;
    store.withdraw(["news"]);
    expect(await shown(pageFor(EMPLOIS))).toBe("ancienne");
    store.withdraw(["jobs"]);
    const next = pageFor(EMPLOIS);
    finish("nouvelle");
    expect(await shown(next)).toBe("nouvelle");
    expect(drawings()).toBe(2);
  });

  it("ne donne à personne d'après le retrait ce qui était commencé avant", async () => {
    const { store, pageFor, finish } = stage();
    const before = pageFor(EMPLOIS);
    store.withdraw(["jobs"]);
    const after = pageFor(EMPLOIS);
    finish("ancienne");
    finish("nouvelle");
    expect(await shown(before)).toBe("ancienne");
    expect(await shown(after)).toBe("nouvelle");
    expect(await shown(pageFor(EMPLOIS))).toBe("nouvelle");
  });

  it("ne garde pas une page commencée avant le retrait, même finie la dernière", async () => {
    const { store, pageFor, finish, drawings } = stage();
    const before = pageFor(EMPLOIS);
    store.withdraw(["jobs"]);
    finish("ancienne");
    await before;
    const after = pageFor(EMPLOIS);
    finish("nouvelle");
    expect(await shown(after)).toBe("nouvelle");
    expect(drawings()).toBe(2);
  });

  it("ne garde ni une réponse du moment ni une panne", async () => {
    const { store, pageFor, refuse, finish } = stage();
    const missing = pageFor(EMPLOIS);
    refuse("404");
    expect(await missing).toEqual({ page: null, answer: "404" });
    expect(store.figures().entries).toBe(0);
    const next = pageFor(EMPLOIS);
    finish("revenue");
    expect(await shown(next)).toBe("revenue");
  });

  it("donne une page une minute au plus, moins longtemps si elle le dit", async () => {
    for (const [seconds, life] of [
      [3_600, 60_000],
      [5, 5_000],
    ] as const) {
      const { clock, pageFor, finish, drawings } = stage();
      const first = pageFor(EMPLOIS);
      finish("liste", ["jobs"], seconds);
      await first;
      clock.now = NOON + life - 1;
      await pageFor(EMPLOIS);
      expect(drawings()).toBe(1);
      clock.now = NOON + life;
      pageFor(EMPLOIS);
      expect(drawings()).toBe(2);
    }
  });

  it("ne donne plus à minuit, au Canada, ce qui était commencé la veille", async () => {
    const midnight = Date.parse("2026-11-23T05:00:00Z");
    const { clock, pageFor, finish, drawings } = stage({ at: midnight - 10 });
    const late = pageFor(EMPLOIS);
    clock.now = midnight + 5;
    finish("d'hier");
    expect(await shown(late)).toBe("d'hier");
    const today = pageFor(EMPLOIS);
    expect(drawings()).toBe(2);
    finish("d'aujourd'hui");
    expect(await shown(today)).toBe("d'aujourd'hui");
  });

  it("ne garde jamais plus que ses bornes", async () => {
    const { store, pageFor, finish } = stage({ entries: 3 });
    for (let page = 2; page < 12; page += 1) {
      const asked = pageFor({ key: `page /emplois?page=${page}` });
      finish(`page ${page}`);
      await asked;
    }
    expect(store.figures().entries).toBe(3);
  });

  it("redessine chaque seconde tant que les autres processus ne s'entendent pas", async () => {
    const { clock, pageFor, finish, drawings } = stage();
    const first = pageFor(EMPLOIS);
    finish("avant");
    await first;
    clock.isOutOfTouch = true;
    clock.now += 1_000;
    const second = pageFor(EMPLOIS);
    finish("pendant");
    expect(await shown(second)).toBe("pendant");
    clock.now += 999;
    expect(await shown(pageFor(EMPLOIS))).toBe("pendant");
    expect(drawings()).toBe(2);
  });
});
