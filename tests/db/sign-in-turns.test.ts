import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { type Database, startDatabase } from "./support/postgres";

describe("Les essais de mot de passe", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());

  const keyOf = (name: string) => createHmac("sha256", "secret").update(name).digest("base64url");

  async function take(names: string | string[], burst = 3, refill = 60) {
    const keys = [names].flat().map(keyOf);
    const [row] = await asActor<{ wait: number; refused_by: number | null }>(
      database,
      "visiteur",
      "select * from take_turns($1, $2, $3)",
      [keys, keys.map(() => burst), keys.map(() => refill)],
    );
    return row?.wait ?? Number.NaN;
  }
  const giveBack = (name: string, seconds: number) =>
    asActor(database, "visiteur", "select give_back_turns($1, $2)", [[keyOf(name)], [seconds]]);
  const later = (seconds: number) =>
    database.exec(`update private.turns set full_at = full_at - interval '${seconds} seconds'`);

  it("passent jusqu'au compte, puis un à un, sans que l'insistance allonge l'attente", async () => {
    for (const wait of [0, 0, 0]) expect(await take("a")).toBe(wait);
    for (let insists = 0; insists < 50; insists += 1) {
      const wait = await take("a");
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    await later(60);
    expect(await take("a")).toBe(0);
    expect(await take("a")).toBeGreaterThan(0);
    expect(await take("b")).toBe(0);
  });

  it("ne se prennent que par le site, dès qu'il se fait reconnaître", async () => {
    await database.exec("update private.settings set site_proof = 'du site'");
    const withProof = (proof: string) =>
      database.exec(`select set_config('request.headers', '{"x-site-proof": "${proof}"}', false)`);
    try {
      await expect(take("d")).rejects.toMatchObject({ code: "42501" });
      await withProof("inventée");
      await expect(take("d")).rejects.toMatchObject({ code: "42501" });
      await withProof("du site");
      expect(await take("d")).toBe(0);
    } finally {
      await database.exec(`update private.settings set site_proof = null;
        select set_config('request.headers', '', false)`);
    }
  });

  it("se rendent, un à un ou tous", async () => {
    for (let turn = 0; turn < 3; turn += 1) await take("c");
    await giveBack("c", 60);
    expect(await take("c")).toBe(0);
    expect(await take("c")).toBeGreaterThan(0);
    await giveBack("c", 180);
    for (const wait of [0, 0, 0]) expect(await take("c")).toBe(wait);
  });

  it("ne comptent nulle part quand l'un des comptes est épuisé", async () => {
    for (let turn = 0; turn < 3; turn += 1) await take("plein");
    for (let insists = 0; insists < 20; insists += 1) {
      expect(await take(["libre", "plein"])).toBeGreaterThan(0);
    }
    for (const wait of [0, 0, 0]) expect(await take("libre")).toBe(wait);
  });

  it("ne se prennent pas à qui l'on ne sait pas nommer, et ne remplissent pas le disque", async () => {
    await expect(
      asActor(database, "visiteur", "select take_turns('{a@exemple.ca}', '{1}', '{900}')"),
    ).rejects.toMatchObject({ code: "23514" });
    await database.exec(
      `insert into private.turns select rpad(md5(n::text), 43, 'x'),
         now() + interval '1 day' from generate_series(1, 20500) n`,
    );
    expect(await take("d")).toBe(0);
    const [{ rows } = { rows: 0 }] = await database.query<{ rows: string }>(
      "select count(*) as rows from private.turns",
    );
    expect(Number(rows)).toBeLessThanOrEqual(20_001);
    expect(await take("d", 1)).toBeGreaterThan(0);
  });

  it("rangent derrière eux ce qui est écoulé", async () => {
    await database.exec("delete from private.turns");
    await take("e");
    await later(3_600);
    await take("f");
    expect(await database.query("select key_hash from private.turns")).toEqual([
      { key_hash: keyOf("f") },
    ]);
  });

  it("n'ont pas de table que l'on lise", async () => {
    await expect(
      asActor(database, "candidat", "select * from private.turns"),
    ).rejects.toMatchObject({ code: "42501" });
  });
});
