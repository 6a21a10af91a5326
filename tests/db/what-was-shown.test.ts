import { describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { PEOPLE } from "./support/people";

const HONEST = "Un texte honnête, relu.";
const FRAUD = "Frais de dossier exigés. Écrivez à visa@fraude.click";

describe("Ce qui revient sur le site est ce que l’équipe a lu", () => {
  const gate = setUpGate();
  const { database, call, value, publish, change, statusOf, reviewOf, makeEmployer } = gate;

  /** An offer that was accepted and is live. */
  async function live(title = "Offre") {
    const { id } = await publish("job", { title });
    await gate.decide(await reviewOf(id), "approved");
    return id;
  }
  async function decided(kind: "job" | "employer", id: string, outcome: string) {
    await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
    const [found] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1 and outcome is null",
      [id],
    );
    await call("opérateur", "decide_case($1, $2, 'Retirez les frais.')", [found?.id, outcome]);
    return found?.id ?? "";
  }
  const file = (of: string) =>
    value<{ shown: string; said: string; first_said: string | null; corrected_at: string }>(
      "opérateur",
      "operator_case($1)",
      [of],
    );
  const answer = (of: string, shown: string | undefined, accepted = true) =>
    call("opérateur", "answer_correction($1, $2, 'Voici.', $3)", [of, accepted, shown ?? null]);
  const overturn = (of: string, shown: string | undefined) =>
    call("opérateur", "review_case($1, true, 'Relu.', $2)", [of, shown ?? null]);
  const textOf = async (id: string) =>
    (
      await database.query<{ description: string; status: string }>(
        "select description, status from jobs where id = $1",
        [id],
      )
    )[0];

  it("refuse la réponse à une correction dont le texte a changé depuis, et la montre de nouveau", async () => {
    const id = await live();
    await database.exec("select set_publishing_gate('open')");
    const of = await decided("job", id, "hidden");
    await change("job", id, `description = '${HONEST}', status = 'published'`);
    const shown = await file(of);
    expect(shown?.said).toContain(HONEST);
    await change("job", id, `description = '${FRAUD}'`);
    for (const [accepted, known] of [
      [true, shown?.shown],
      [false, shown?.shown],
      [true, undefined],
    ] as const) {
      await expect(answer(of, known, accepted)).rejects.toThrow("changed_since");
    }
    expect(await statusOf("job", id)).toBe("draft");
    const again = await file(of);
    expect(again?.said).toContain(FRAUD);
    expect(Date.parse(again?.corrected_at ?? "")).toBeGreaterThan(
      Date.parse(shown?.corrected_at ?? ""),
    );
    await change("job", id, `description = '${HONEST}'`);
    expect(await answer(of, (await file(of))?.shown)).toHaveLength(1);
    expect(await textOf(id)).toEqual({ description: HONEST, status: "published" });
  });

  it("n’est pas une autre correction si rien de ce qui se lit n’a changé", async () => {
    const id = await live();
    const of = await decided("job", id, "hidden");
    await change("job", id, "status = 'published'");
    const { shown, corrected_at } = (await file(of)) ?? {};
    await change("job", id, "title = title");
    expect(await file(of)).toMatchObject({ shown, corrected_at });
    await answer(of, shown);
    expect(await statusOf("job", id)).toBe("published");
  });

  it("refuse dans une correction les coordonnées d’un employeur non vérifié, comme ailleurs", async () => {
    const id = await live();
    const of = await decided("job", id, "hidden");
    const correct = (set: string) => change("job", id, set);
    await expect(correct(`description = '${FRAUD}', status = 'published'`)).rejects.toThrow(
      "contact_in_text",
    );
    // As a draft it is nobody's to read; handed in, it is.
    await correct(`description = '${FRAUD}'`);
    await expect(correct("status = 'published'")).rejects.toThrow("contact_in_text");
    await correct(`description = '${HONEST}', status = 'published'`);
    await expect(correct(`description = '${FRAUD}'`)).rejects.toThrow("contact_in_text");
    expect(await textOf(id)).toMatchObject({ description: HONEST });
    await answer(of, (await file(of))?.shown);

    const employer = await makeEmployer();
    await gate.verify(employer);
    const theirs = await publish("job", { employer_id: employer });
    await decided("job", theirs.id, "hidden");
    expect(
      await change("job", theirs.id, `description = '${FRAUD}', status = 'published'`),
    ).toEqual([{ status: "draft" }]);
  });

  it("ne rend pas un employeur sous un nom que personne n’a lu", async () => {
    const id = await makeEmployer();
    const of = await decided("employer", id, "hidden");
    const rename = (name: string) =>
      asPerson(database, PEOPLE.recruteur, "update employers set name = $2 where id = $1", [
        id,
        name,
      ]);
    await rename("Maison Honnête");
    const shown = await file(of);
    await rename("Hydro-Québec Immigration");
    await expect(answer(of, shown?.shown)).rejects.toThrow("changed_since");
    await rename("Maison Honnête");
    await answer(of, shown?.shown);
    expect(await database.query("select name, status from employers")).toEqual([
      { name: "Maison Honnête", status: "published" },
    ]);
  });

  it("n’annule pas une décision pour des mots que personne n’a lus", async () => {
    const id = await live();
    const of = await decided("job", id, "removed");
    await call("recruteur", "contest_case($1, 'Elle est honnête.')", [of]);
    const before = await file(of);
    expect(before?.first_said).toBeNull();
    await change("job", id, "title = 'Éditée pendant la contestation'");
    await expect(overturn(of, before?.shown)).rejects.toThrow("changed_since");
    await expect(overturn(of, undefined)).rejects.toThrow("changed_since");
    expect(await statusOf("job", id)).toBe("draft");
    const read = await file(of);
    expect(read?.said).toContain("Éditée pendant la contestation");
    expect(read?.first_said).toContain("Offre");
    await overturn(of, read?.shown);
    expect(await statusOf("job", id)).toBe("published");
  });

  it("ne laisse pas en ligne, sur un signalement, des mots qui ont changé depuis", async () => {
    const id = await live();
    await database.exec("select set_publishing_gate('open')");
    await call("autre candidat", "report_content('job', $1, 'misleading')", [id]);
    const [found] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [id],
    );
    const of = found?.id ?? "";
    const before = await file(of);
    await change("job", id, `description = '${FRAUD}'`);
    const keep = (shown: string | undefined) =>
      call("opérateur", "decide_case($1, 'kept', 'Rien à redire.', $2)", [of, shown]);
    await expect(keep(before?.shown)).rejects.toThrow("changed_since");
    await call("opérateur", "decide_case($1, 'hidden', 'Des frais.', $2)", [of, before?.shown]);
    expect(await statusOf("job", id)).toBe("draft");
  });

  it("maintient une décision quels que soient les mots", async () => {
    const id = await live();
    const of = await decided("job", id, "removed");
    await call("recruteur", "contest_case($1, 'Non.')", [of]);
    await change("job", id, "title = 'Autre'");
    await call("opérateur", "review_case($1, false, 'Maintenue.')", [of]);
    expect(await file(of)).toMatchObject({ review: "upheld" });
  });

  it("laisse en brouillon ce qui reviendrait avec des coordonnées, ou n’a pas été lu", async () => {
    const [read, other, same] = [
      await live("Lue"),
      await live("Autre"),
      await live("Telle quelle"),
    ];
    const of = await decided("job", read, "suspended");
    await database.query("update jobs set description = $2 where id = any ($1)", [
      [read, other],
      FRAUD,
    ]);
    await overturn(of, (await file(of))?.shown);
    expect(await statusOf("job", read), "lue, avec une adresse").toBe("draft");
    expect(await statusOf("job", other), "changée, et de personne lue").toBe("draft");
    expect(await statusOf("job", same)).toBe("published");
    expect(await database.query("select from private.holds")).toEqual([]);
  });

  it("ne vérifie à la main que le nom et le site que la page montrait", async () => {
    const id = await makeEmployer();
    const operate = (name: string | null, website: string | null) =>
      call("opérateur", "operate_verification($1, true, 'Vu.', false, $2, $3)", [
        id,
        name,
        website,
      ]);
    const HERE = "https://maison-essai.example";
    await asPerson(
      database,
      PEOPLE.recruteur,
      "update employers set name = 'Revenu Québec', website = 'https://paie-securisee.click'",
    );
    for (const [name, website] of [
      ["Maison Essai", HERE],
      ["Revenu Québec", HERE],
      ["Maison Essai", "https://paie-securisee.click"],
      [null, null],
    ] as const) {
      await expect(operate(name, website)).rejects.toThrow("name_changed");
    }
    const state = () => database.query("select verified_by from employers");
    expect(await state()).toEqual([{ verified_by: null }]);
    await operate("Revenu Québec", "https://paie-securisee.click");
    expect(await state()).toEqual([{ verified_by: "operator" }]);
    await database.exec(
      "update employers set website = null, verified_at = null, verified_by = null, verified_until = null",
    );
    await operate("Revenu Québec", "");
    expect(await state()).toEqual([{ verified_by: "operator" }]);
  });
});
