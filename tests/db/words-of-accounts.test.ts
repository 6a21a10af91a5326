import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

type Recruiter = "recruteur" | "autre recruteur";

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
  await createPeople(database.query);
});
afterAll(() => database.close());

const publish = async (actor: Recruiter, title: string, description = "Texte") =>
  (
    await asActor<{ id: string }>(
      database,
      actor,
      `insert into jobs (title, company_name, description, recruiter_id)
       values ($1, 'Maison', $2, $3) returning id`,
      [title, description, PEOPLE[actor]],
    )
  )[0]?.id;
const corrected = async (q: string) =>
  (
    await asActor<{ better: string | null }>(
      database,
      "visiteur",
      "select public.correct_query('job', $1) as better",
      [q],
    )
  )[0]?.better;
const found = async (q: string) =>
  (
    await asActor<{ title: string }>(database, "visiteur", "select title from list_jobs($1)", [
      JSON.stringify({ q }),
    ])
  ).map(({ title }) => title);
const known = async (like: string) =>
  (
    await database.query<{ n: number }>(
      "select count(*)::integer as n from private.search_words where spelled like $1",
      [like],
    )
  )[0]?.n;
/** So many words that nobody knows, each the only one of its kind. */
const invented = (start: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const letters = [...String(n).padStart(5, "0")].map((digit) => "bcdfghjklm"[Number(digit)]);
    return `${start}${letters.join("a")}`;
  });

describe("Un mot qu'un seul compte a écrit", () => {
  it("se trouve, mais ne corrige personne avant qu'un autre ne l'écrive", async () => {
    const id = await publish("recruteur", "Zorglubologue");
    expect(await found("zorglubologue")).toEqual(["Zorglubologue"]);
    expect(await corrected("zorglubolgue")).toBeNull();
    await publish("recruteur", "Zorglubologue adjoint");
    expect(await corrected("zorglubolgue")).toBeNull();
    await publish("autre recruteur", "Cherche zorglubologue");
    expect(await corrected("zorglubolgue")).toBe("zorglubologue");
    await asActor(database, "recruteur", "delete from jobs where id = $1", [id]);
    expect(await corrected("zorglubolgue")).toBe("zorglubologue");
  });

  it("corrige dès le premier s'il est du dictionnaire, ou chargé sans compte", async () => {
    await publish("recruteur", "Soudeuse");
    expect(await corrected("soudeusse")).toBe("soudeuse");
    await database.query(
      "insert into jobs (title, company_name, description, recruiter_id) values ('Ichtyologue', 'M', 'T', $1)",
      [PEOPLE.recruteur],
    );
    expect(await corrected("ichtiologue")).toBe("ichtyologue");
  });
});

describe("Ce qu'un compte apprend à la recherche", () => {
  it("est de cinq cents mots par texte, dans l'ordre, et le reste se trouve tel qu'il est écrit", async () => {
    const words = invented("wa", 700);
    await publish("recruteur", "Mots nouveaux", words.join(" "));
    const learned = (await known("wa%")) ?? 0;
    expect(learned).toBeGreaterThan(450);
    expect(learned).toBeLessThanOrEqual(500);
    expect(await known(words[0] ?? "")).toBe(1);
    expect(await known(words[699] ?? "")).toBe(0);
    expect(await found(words[699] ?? "")).toEqual(["Mots nouveaux"]);
  });

  it("est borné en tout, sans gêner un autre compte", async () => {
    await database.exec(`insert into private.search_words (spelled, word, keys, taught_by)
      select 'ya' || n, 'ya' || n, array['ya' || n],
        private.keyed('teaches ${PEOPLE.recruteur}') from generate_series(1, 20000) as n`);
    await publish("recruteur", "Yodleur");
    expect(await known("yodleur")).toBe(0);
    expect(await found("yodleur")).toEqual(["Yodleur"]);
    await publish("autre recruteur", "Yodleur à deux voix");
    expect(await known("yodleur")).toBe(1);
    await database.exec("delete from private.search_words where spelled like 'ya%'");
  });

  it("n'entasse pas les écritures d'un même mot", async () => {
    const spellings = [..."eéèêë"].flatMap((e) =>
      [..."aàâä"].flatMap((a) =>
        [..."oôöó"].flatMap((o) => [..."uùûü"].map((u) => `kr${e}b${a}t${o}n${u}k`)),
      ),
    );
    expect(spellings).toHaveLength(320);
    for (let n = 0; n < 320; n += 40) {
      await publish("recruteur", `Écritures ${n}`, spellings.slice(n, n + 40).join(" "));
    }
    expect(await known("kr%k")).toBeLessThanOrEqual(120);
    expect(await known("kr%k")).toBeGreaterThan(50);
    expect(await found("krebatonuk")).toHaveLength(8);
  });
});

describe("Un mot que plus rien ne dit", () => {
  const round = async (moment: string) => {
    let gone = 0;
    for (let isLast = false; !isLast; ) {
      const [look] = await database.query<{ gone: number; is_last: boolean }>(
        "select * from private.look_at_words(now() + $1::interval, 300)",
        [moment],
      );
      gone += look?.gone ?? 0;
      isLast = look?.is_last ?? true;
    }
    return gone;
  };

  it("s'oublie après deux passages à un jour de distance, et pas celui qui revient", async () => {
    const one = await publish("recruteur", "Xylophoniste");
    const other = await publish("recruteur", "Xylotomiste");
    const hide = (id: string | undefined, status: string) =>
      asActor(database, "recruteur", "update jobs set status = $2 where id = $1", [id, status]);
    await round("0");
    expect(await known("xylo%")).toBe(2);
    await hide(one, "draft");
    await hide(other, "draft");
    await round("1 hour");
    await round("2 hours");
    expect(await known("xylo%")).toBe(2);
    await hide(other, "published");
    await round("3 hours");
    await hide(other, "draft");
    await round("25 hours 30 minutes");
    expect(await known("xylophoniste")).toBe(0);
    expect(await known("xylotomiste")).toBe(1);
    expect(await round("3 days")).toBeGreaterThan(0);
    expect(await known("xylotomiste")).toBe(0);
    expect(await known("soudeuse")).toBe(1);
    await hide(one, "published");
    expect(await known("xylophoniste")).toBe(1);
  });

  it("n'est oublié que par la clé secrète", async () => {
    for (const actor of ["visiteur", "recruteur"] as const) {
      await expect(
        asActor(database, actor, "select * from forget_words(10)"),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });
});
