import { beforeEach, describe, expect, it } from "vitest";
import { setUpSignals, TEXT } from "./support/signals";

type Row = { item_id: string; weight: number; total: number; open_case: string | null };

describe("Le bureau des signaux", () => {
  const { database, publish, edit, kept, signalsOf, call, value, readWaiting } = setUpSignals();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from private.holds; delete from jobs;
      delete from private.report_cases; delete from private.signal_queue`),
  );
  const desk = (asked = "") => call<Row>("opérateur", `operator_signals(${asked})`);
  const shown = async (asked = "") => (await desk(asked)).map(({ item_id }) => item_id);
  const decide = async (id: string, outcome: string) => {
    const opened = await value<string>("opérateur", "open_case('job', $1)", [id]);
    await call("opérateur", "decide_case($1, $2, 'Parce que.')", [opened, outcome]);
    return opened ?? "";
  };
  const FRAUD = "Frais de visa : 90 € à payer par Western Union.";

  it("montre le plus lourd d'abord, et ce qui pèse peu seulement quand on le demande", async () => {
    const light = await publish("recruteur", {
      description: "Joignez-nous par WhatsApp au 514 555 0119.",
    });
    const fees = await publish("recruteur", { description: "Frais de visa : 90 € à payer." });
    const heavy = await publish("autre recruteur", { description: FRAUD });
    await publish("autre recruteur", { description: FRAUD, status: "draft" });
    expect(await shown()).toEqual([heavy, fees]);
    expect(await shown("every_weight => true")).toEqual([heavy, fees, light]);
    expect((await desk())[0]).toMatchObject({
      kind: "job",
      owner_email: "autre.recruteur@exemple.test",
      found: expect.arrayContaining([
        expect.objectContaining({
          signal: "fees",
          passage: FRAUD,
          explanation: expect.any(String),
        }),
      ]),
    });
  });

  it("n'est plus montrée après « Rien à signaler », jusqu'à ce que son texte change", async () => {
    const id = await publish("recruteur", { description: FRAUD });
    expect(
      await call("opérateur", "clear_signals('job', $1, now() - interval '1 day')", [id]),
      "une page d'avant ne répond pas de ce qui a changé",
    ).toEqual([{ clear_signals: false }]);
    expect(await shown()).toEqual([id]);
    const [seen] = await call<{ read_at: string }>("opérateur", "operator_signals()");
    expect(await call("opérateur", "clear_signals('job', $1, $2)", [id, seen?.read_at])).toEqual([
      { clear_signals: true },
    ]);
    expect(await shown()).toEqual([]);
    expect(await shown("cleared => true")).toEqual([id]);
    await edit("recruteur", id, { status: "filled" });
    await edit("recruteur", id, { status: "draft" });
    await edit("recruteur", id, { status: "published", application_deadline: "2099-01-01" });
    expect(await shown()).toEqual([]);
    await edit("recruteur", id, { description: `${FRAUD} Vite.` });
    expect(await shown()).toEqual([id]);
  });

  it("ouvre un dossier, un seul, que personne n'a signalé, et s'efface une fois décidé", async () => {
    const id = await publish("recruteur", { description: FRAUD });
    const opened = await value<string>("opérateur", "open_case('job', $1)", [id]);
    expect(await value("opérateur", "open_case('job', $1)", [id])).toBe(opened);
    expect((await desk())[0]?.open_case).toBe(opened);
    await call("opérateur", "decide_case($1, 'kept', 'Rien de faux.')", [opened]);
    expect(await shown()).toEqual([]);
    expect((await kept(id))[0]?.cleared_at).not.toBeNull();
    await decide(id, "hidden");
    expect(await shown("cleared => true")).toEqual([]);
  });

  it.each(["recruteur", "autre recruteur"] as const)(
    "reconnaît un texte retiré que publie de nouveau un %s, tant que la décision tient",
    async (actor) => {
      const first = await publish("recruteur", { description: TEXT });
      const opened = await decide(first, "removed");
      const again = await publish(actor, {
        title: "Tout autre titre",
        description: `${TEXT} Réponse rapide.`,
      });
      expect(await signalsOf(again)).toContain("withheld");
      expect(await shown()).toEqual([again]);
      // Deleted by its author, it is known all the same.
      await database.query("delete from jobs where id = $1", [first]);
      expect(await signalsOf(again)).toContain("withheld");
      await call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [
        opened,
      ]);
      expect(await signalsOf(again)).not.toContain("withheld");
    },
  );

  it("reconnaît ce qu'avait un compte suspendu", async () => {
    await publish("recruteur", { description: TEXT });
    const [person] = await database.query<{ id: string }>(
      "select id from profiles where full_name = 'Nom recruteur'",
    );
    await call("opérateur", "suspend_account($1, 'Fraudes.')", [person?.id]);
    expect(await signalsOf(await publish("autre recruteur"))).toContain("withheld");
    await database.exec("update profiles set suspended_at = null");
  });

  it("reconnaît le texte d'un autre compte, pas le sien ni celui d'un collègue", async () => {
    const first = await publish("recruteur", { description: TEXT });
    expect(await signalsOf(await publish("recruteur"))).not.toContain("copied");
    const copy = await publish("autre recruteur", { description: `${TEXT} Écrivez vite.` });
    expect(await signalsOf(copy)).toContain("copied");
    expect(await signalsOf(first)).not.toContain("copied");
    expect(
      await signalsOf(
        await publish("autre recruteur", { description: "Autre chose. ".repeat(12) }),
      ),
    ).not.toContain("copied");
    const [employer] = await database.query<{ id: string }>(
      "insert into employers (name) values ('Maison') returning id",
    );
    await database.query("update jobs set employer_id = $1 where id = any ($2)", [
      employer?.id,
      [first, copy],
    ]);
    await database.exec("delete from jobs where employer_id is null");
    expect(await signalsOf(copy)).not.toContain("copied");
    await database.exec("delete from employers");
  });

  it("tient pour premier qui a publié le texte le premier, si vieille que soit la ligne de l'autre", async () => {
    const draft = await publish("autre recruteur", {
      description: "Commis.",
      status: "draft",
    });
    const live = await publish("autre recruteur", { description: "Autre chose. ".repeat(12) });
    const first = await publish("recruteur", { description: TEXT });
    await edit("autre recruteur", draft, { description: TEXT, status: "published" });
    await edit("autre recruteur", live, { description: TEXT });
    expect(await signalsOf(draft)).toContain("copied");
    expect(await signalsOf(live)).toContain("copied");
    expect(await signalsOf(first)).not.toContain("copied");
    // A word mended in the original makes it no copy.
    await edit("recruteur", first, { title: "Caissière", description: `${TEXT} Bienvenue.` });
    expect(await signalsOf(first)).not.toContain("copied");
    await database.exec("delete from jobs");
  });

  it("ne garde pas à qui était une publication qui change de mains", async () => {
    const id = await publish("recruteur", { description: TEXT });
    const owners = () =>
      database.query<{ name: string }>(
        `select distinct p.full_name as name from private.text_prints t
         join profiles p on p.id = t.owner_id where t.item_id = $1`,
        [id],
      );
    expect(await owners()).toEqual([{ name: "Nom recruteur" }]);
    await database.query(
      "update jobs set recruiter_id = (select id from profiles where full_name = 'Nom autre recruteur') where id = $1",
      [id],
    );
    expect(await owners()).toEqual([]);
    await readWaiting();
    expect(await owners()).toEqual([{ name: "Nom autre recruteur" }]);
  });

  it("trouve l'original derrière mille annonces du même compte", async () => {
    await publish("recruteur", { description: TEXT });
    await database.query(
      `insert into jobs (title, company_name, description, recruiter_id)
       select 'Poste ' || n, 'Maison', $1, p.id from generate_series(1, 300) n, profiles p
       where p.full_name = 'Nom autre recruteur'`,
      [TEXT],
    );
    await readWaiting();
    expect(await signalsOf(await publish("autre recruteur"))).toContain("copied");
  });
});
