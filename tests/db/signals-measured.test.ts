import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadLabelled } from "@/tests/signals/load";
import { labelled } from "@/tests/signals/set";
import { type Database, startDatabase } from "./support/postgres";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);

type Found = {
  item_id: string;
  title: string;
  weight: number;
  is_live: boolean;
  signals: string[];
};

let database: Database;
let found: Map<string, Found>;
let ids: string[];
let seeded: Found[];

async function readAll(): Promise<void> {
  for (let left = true; left; ) {
    const [row] = await database.query<{ done: number }>(
      "select read_waiting_signals(2000) as done",
    );
    left = Number(row?.done) > 0;
  }
}

const stored = () =>
  database.query<Found>(
    `select s.item_id, p.title, s.weight, s.is_live,
       array(select f ->> 'signal' from jsonb_array_elements(s.found) as f) as signals
     from private.publication_signals s
     cross join lateral private.publication(s.kind, s.item_id) p`,
  );

beforeAll(async () => {
  database = await startDatabase();
  await database.exec(await readFile(SEED, "utf8"));
  await readAll();
  seeded = await stored();
  ids = await loadLabelled(database, labelled);
  await readAll();
  found = new Map((await stored()).map((one) => [one.item_id, one]));
}, 120_000);
afterAll(() => database.close());

/** What is brought to the operators' eyes. */
const THRESHOLD = 50;
const weightOf = (n: number) => found.get(ids[n] ?? "")?.weight ?? 0;

describe("Les signaux, sur un jeu étiqueté à la main", () => {
  it("ont au moins cent vingt publications inventées, dont quarante frauduleuses", () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120);
    expect(labelled.filter(({ isFraud }) => isFraud).length).toBeGreaterThanOrEqual(40);
    expect(new Set(labelled.map(({ title, employer }) => title + employer)).size).toBe(
      labelled.length,
    );
  });

  it("montrent presque toutes les fraudes, et presque elles seules", () => {
    const counts = { "fraudes vues": 0, "fraudes manquées": 0, "fausses alertes": 0, laissées: 0 };
    const wrong: Record<string, unknown>[] = [];
    for (const [n, { title, isFraud }] of labelled.entries()) {
      const isShown = weightOf(n) >= THRESHOLD;
      if (isFraud && isShown) counts["fraudes vues"] += 1;
      else if (isFraud) counts["fraudes manquées"] += 1;
      else if (isShown) counts["fausses alertes"] += 1;
      else counts.laissées += 1;
      if (isFraud !== isShown) {
        const { weight = 0, signals = [] } = found.get(ids[n] ?? "") ?? {};
        wrong.push({ title, isFraud, weight, signals: signals.join(" ") });
      }
    }
    const seen = counts["fraudes vues"];
    const precision = seen / (seen + counts["fausses alertes"]);
    const recall = seen / (seen + counts["fraudes manquées"]);
    console.table({ ...counts, précision: precision.toFixed(3), rappel: recall.toFixed(3) });
    if (wrong.length > 0) console.table(wrong);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it("disent chacun ce pour quoi la fraude a été écrite", () => {
    const missed = labelled.flatMap(({ title, want }, n) => {
      const signals = found.get(ids[n] ?? "")?.signals ?? [];
      return want
        .map((name) => ALIASES[name] ?? [name])
        .filter((names) => !names.some((name) => signals.includes(name)))
        .map((names) => `${title} → ${names[0]} (${signals.join(" ")})`);
    });
    const wanted = labelled.reduce((sum, { want }) => sum + want.length, 0);
    if (missed.length > 0) console.log(missed.join("\n"));
    expect(missed.length / wanted).toBeLessThanOrEqual(0.15);
  });

  it("ne montrent des publications de démonstration que la fraude qui y attend", () => {
    expect(seeded.length).toBeGreaterThan(200);
    expect(
      seeded
        .filter(({ weight, is_live }) => is_live && weight >= THRESHOLD)
        .map(({ title }) => title),
    ).toEqual(["Saisie de coordonnées à domicile"]);
  });
});

/** The labels are wider than the signals that stand for them. */
const ALIASES: Record<string, string[]> = {
  link: ["link", "official_pose", "short_link"],
  pay: ["pay", "easy_pay"],
  copy: ["copied"],
  mule: ["advance"],
};
