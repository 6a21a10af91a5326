import { beforeEach, describe, expect, it } from "vitest";
import { PEOPLE } from "./support/people";
import { setUpSignals } from "./support/signals";

const { recruteur } = PEOPLE;
const RIVAL = PEOPLE["autre recruteur"];
const TRUE_NAME = "Boréal Mines inc.";

describe("Le nom d'un employeur vérifié", () => {
  const { database, publish, signalsOf, call } = setUpSignals();
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from jobs; delete from employers;
      update profiles set created_at = now() - interval '1 year'`);
    await mailOf(recruteur, "rh@recrute.example");
    await mailOf(RIVAL, "rh@rival.example");
  });
  const mailOf = (id: string, email: string) =>
    database.query("update auth.users set email = $2 where id = $1", [id, email]);

  type Given = { name?: string; website?: string; by?: string; days?: number; verified?: boolean };
  async function employer({
    name = TRUE_NAME,
    website = "https://boreal-mines.example",
    by = RIVAL,
    days = 10,
    verified = true,
  }: Given = {}): Promise<string> {
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by, named_at, verified_at, verified_by)
       values ($1, $2, $3, now() - make_interval(days => $4),
         case when $5 then now() - interval '1 day' end, case when $5 then 'operator' end)
       returning id`,
      [name, website, by, days, verified],
    );
    return made?.id ?? "";
  }
  const seen = async (row: object) =>
    (await signalsOf(await publish("recruteur", { ...row }))).filter((name) => name !== "burst");

  it.each([
    "Boreal Mines",
    "BORÉAL MINES INC.",
    "Les Mines Boréal inc.",
    "Groupe Boréal Mines ltée",
    "Boréal Mines inc. (Canada)",
    "Boréal-Mines, S.E.N.C.",
    "BorealMines",
    "Boréal Mines lnc.",
    "Вoréal Mines",
    "B0réal Mines",
    "Boréal M1nes",
    "BORÉAL MlNES",
    "Bor3al Mine5",
  ])("se reconnaît sous « %s », chez qui n'en est pas membre", async (company_name) => {
    await employer();
    expect(await seen({ company_name })).toEqual(["other_employer"]);
  });

  it.each(["Boréal Minnes inc.", "Boréale Mines", "Boréall Mines"])(
    "est proche de « %s », qui se signale de moins haut",
    async (company_name) => {
      await employer();
      expect(await seen({ company_name })).toEqual(["near_name"]);
    },
  );

  it.each([
    "Boréal Mines Canada",
    "Boréal Mines — division RH",
    "Emplois chez Boréal Mines inc.",
    "Boréal™ Mines® Emplois",
  ])("est proche de « %s », qui le dit avec des mots de plus", async (company_name) => {
    await employer();
    expect(await seen({ company_name })).toEqual(["near_name"]);
  });

  it.each(["Boréal Mines™", "Boréal® Mines", "© Boréal Mines"])(
    "est le même que « %s » : un signe n'est pas une lettre",
    async (company_name) => {
      await employer();
      expect(await seen({ company_name })).toEqual(["other_employer"]);
    },
  );

  it("d'un mot court n'est pas dans tout nom qui le dit", async () => {
    await employer({ name: "Nord inc." });
    expect(await seen({ company_name: "Transport Nord" })).toEqual([]);
    await employer({ name: "Desjardinois" });
    expect(await seen({ company_name: "Desjardinois Emplois" })).toEqual(["near_name"]);
  });

  it.each(["Mines du Nord inc.", "Boréal Transport", "Groupe inc.", "Maison Boréal", "Inc."])(
    "n'est pas « %s »",
    async (company_name) => {
      await employer();
      expect(await seen({ company_name })).toEqual([]);
    },
  );

  it("ne fait pas un fraudeur de qui le porte depuis plus longtemps", async () => {
    await employer({ website: "https://bm.example" });
    const mine = await employer({ by: recruteur, days: 100, verified: false });
    const id = await publish("recruteur", { employer_id: mine });
    expect(await signalsOf(id)).toEqual(["same_name"]);
    const [told] = await database.query<{ passage: string; weight: number }>(
      "select passage, weight from private.signals_of('job', $1)",
      [id],
    );
    expect(told).toEqual({ passage: "Boréal Mines inc. (bm.example)", weight: 15 });
    // Nor under another spelling of the same name; under another name it begins anew.
    await database.query("update employers set name = 'Mines Boréal' where id = $1", [mine]);
    expect(await signalsOf(id)).toEqual(["same_name"]);
    await database.query("update employers set name = 'Autre' where id = $1", [mine]);
    await database.query("update employers set name = $2 where id = $1", [mine, TRUE_NAME]);
    expect(await signalsOf(id)).toEqual(["other_employer"]);
  });

  it("ni de qui écrit d'un domaine du nom, quand l'autre en a un quelconque", async () => {
    await employer({ website: "https://bm.example" });
    const mine = await employer({ by: recruteur, days: 1, verified: false });
    const id = await publish("recruteur", { employer_id: mine });
    expect(await signalsOf(id)).toEqual(["other_employer"]);
    await mailOf(recruteur, "rh@courrier.boreal-mines.example");
    expect(await signalsOf(id)).toEqual(["same_name"]);
    // Where both are called so, the domain tells nothing.
    await database.query(
      "update employers set website = 'https://boreal-mines.exemple' where created_by = $1",
      [RIVAL],
    );
    expect(await signalsOf(id)).toEqual(["other_employer"]);
  });

  it("ni de qui écrit de son domaine, ni du second qui est vérifié", async () => {
    const first = await employer();
    await mailOf(recruteur, "rh@boreal-mines.example");
    expect(await seen({ company_name: TRUE_NAME })).toEqual(["same_name"]);
    await mailOf(recruteur, "rh@recrute.example");
    const second = await employer({ by: recruteur, days: 1, website: "https://autre.example" });
    expect(await seen({ employer_id: second })).toEqual(["same_name"]);
    await database.query("update employers set website = 'https://gmail.com' where id = $1", [
      first,
    ]);
    await mailOf(recruteur, "rh@gmail.com");
    expect(await seen({ company_name: TRUE_NAME })).toEqual(["other_employer", "free_mail"]);
  });

  it("se compare par l'opérateur, qui lit les deux quand le second est vérifié", async () => {
    const first = await employer();
    const second = await employer({ name: "Groupe Boréal Mines", by: recruteur, verified: false });
    const pairs = (given: string, actor: "opérateur" | "recruteur" = "opérateur") =>
      call(actor, `operator_namesakes(${given})`);
    const told = { employer_id: second, id: first, name: TRUE_NAME, is_same: true };
    expect(await pairs(`array['${second}'::uuid]`)).toMatchObject([told]);
    expect(await pairs("")).toEqual([]);
    await database.query(
      "update employers set verified_at = now(), verified_by = 'operator' where id = $1",
      [second],
    );
    expect(await pairs("")).toMatchObject([told]);
    await expect(pairs("", "recruteur")).rejects.toMatchObject({ code: "42501" });
  });

  it.each(["Boréal Mines Emplois", "Boréal"])(
    "se compare à « %s », vérifié aussi, dans la liste de l'opérateur",
    async (name) => {
      const first = await employer();
      const later = await employer({ name, by: recruteur, website: "https://autre.example" });
      await database.query("update employers set verified_at = now() where id = $1", [later]);
      expect(await call("opérateur", "operator_namesakes()")).toMatchObject([
        { employer_id: later, id: first, is_same: false },
      ]);
    },
  );
});
