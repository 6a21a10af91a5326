import { beforeEach, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const RIVAL = PEOPLE["autre recruteur"];
const LONG =
  "Vous accueillez les clients, tenez la caisse et rangez la réserve avec une équipe de cinq personnes.";

describe("Les signaux de fraude", () => {
  const { query, exec, call, insert, one, ...database } = setUpDatabase(people);
  beforeEach(() =>
    exec(`delete from jobs; delete from news_articles; delete from employers;
      delete from private.moderation_cases; delete from private.fraud_signals;
      update profiles set created_at = now() - interval '1 year'`),
  );

  const publish = async (description: string, row = {}) =>
    (await database.publish("job", { description, ...row })).id;
  const found = async (id: string) => {
    await query("select find_fraud_signals(1000)");
    const sql = "select found from private.fraud_signals where item_id = $1";
    const signals = await one<{ signal: string }[]>(sql, [id]);
    return signals?.map(({ signal }) => signal) ?? [];
  };
  const openCases = () => query("select 1 from private.moderation_cases where source = 'signal'");

  it.each([
    ["fees", "Des frais de dossier de 400 $ sont à envoyer par virement avant l’entrevue."],
    ["identity", "Envoyez une copie de votre passeport et de votre carte bancaire sur WhatsApp."],
    ["advance", "Vous recevez des virements sur votre compte et gardez 8 % de commission."],
    ["contact", "Écrivez uniquement sur WhatsApp au 514 555-0153."],
    ["contact", "Écrivez à recrutement@maison.example."],
  ])("%s se lit dans les mots", async (signal, text) => {
    expect(await found(await publish(text))).toContain(signal);
  });

  it.each([
    "Aucuns frais ne sont demandés aux candidats.",
    "Le permis de travail est payé par l’employeur.",
    LONG,
  ])("d'honnêtes phrases n'ouvrent rien : %s", async (text) => {
    const id = await publish(text);
    await found(id);
    expect(await openCases()).toEqual([]);
  });

  it("le nom d'une entreprise vérifiée, sur l'annonce de qui n'en est pas", async () => {
    await insert("employers", {
      ...{ name: "Boréal Mines inc.", website: "https://boreal-mines.example", created_by: RIVAL },
      ...{ verified_at: new Date(), verified_by: "mail" },
    });
    expect(await found(await publish(LONG, { company_name: "Mines Boréal" }))).toEqual([
      "verified_name",
    ]);
  });

  it("le même texte, chez un autre compte", async () => {
    await found(await publish(LONG));
    expect(await found(await publish(LONG.toUpperCase(), { recruiter_id: RIVAL }))).toEqual([
      "same_text",
    ]);
  });

  it("un compte neuf qui publie beaucoup", async () => {
    await query("update profiles set created_at = now() where id = $1", [recruteur]);
    let last = "";
    for (let n = 0; n < 5; n += 1) last = await publish(`${LONG} ${n}`);
    expect(await found(last)).toEqual(["burst"]);
  });

  it("à partir de 50 un dossier s'ouvre ; laissé en ligne, il ne se rouvre que si le texte change", async () => {
    const id = await publish("Des frais de dossier de 400 $ sont à envoyer avant l’entrevue.");
    await found(id);
    expect(await openCases()).toHaveLength(1);
    const [row] = await call<{ id: string }>("opérateur", "operator_cases('signal')");
    await call("opérateur", "decide_case($1, 1, 'kept', 'Lu.')", [row?.id]);
    await query("update jobs set answer_days = 14 where id = $1", [id]);
    await found(id);
    expect(await openCases()).toHaveLength(1);
    await query("update jobs set description = description || ' Vite.' where id = $1", [id]);
    await found(id);
    expect(await openCases()).toHaveLength(2);
    expect(await query("select status, is_hidden from jobs")).toEqual([
      { status: "published", is_hidden: false },
    ]);
  });
});
