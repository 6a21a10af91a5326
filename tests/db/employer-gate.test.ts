import { describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;

describe("Une entreprise que personne n'a vérifiée, où l'on publie après lecture", () => {
  const gate = setUpGate();
  const { database, call, publish, reviewOf, decide, makeEmployer, verify, statusOf } = gate;
  const own = (sql: string, values: unknown[] = []) =>
    asPerson<{ id: string; slug: string }>(database, recruteur, sql, values);
  const rename = (id: string, name: string) =>
    own("update employers set name = $2 where id = $1 returning id", [id, name]);
  const job = async (id: string) =>
    (await database.query("select status, company_name from jobs where id = $1", [id]))[0];

  it("n'a ni page ni place dans la liste, sauf pour ses membres", async () => {
    const [made] = await own(
      "insert into employers (name, description, created_by) values ('Fraude', 'Mots', $1) returning id, slug",
      [recruteur],
    );
    expect(made).toMatchObject({ slug: "fraude" });
    const id = made?.id ?? "";
    const listed = () => call("visiteur", "list_employers('fraude')");
    expect(await listed()).toEqual([]);
    const names = (person: string) =>
      asPerson(database, person, "select name from employers where id = $1", [id]);
    expect([await names(PEOPLE.candidat), await names(recruteur)]).toEqual([
      [],
      [{ name: "Fraude" }],
    ]);
    await verify(id);
    expect(await listed()).toHaveLength(1);
    expect(await names(PEOPLE.candidat)).toEqual([{ name: "Fraude" }]);
  });

  it("ne dit ni numéro ni adresse dans son nom et sa description", async () => {
    const id = await makeEmployer();
    await expect(rename(id, "Hydro 514 555-0199")).rejects.toThrow("contact_in_text");
    await expect(
      own("update employers set description = 'visa@fraude.click' where id = $1", [id]),
    ).rejects.toThrow("contact_in_text");
    await expect(
      own("insert into employers (name, created_by) values ('fraude.click', $1)", [recruteur]),
    ).rejects.toThrow("contact_in_text");
    expect(await rename(id, "Maison Neuve")).toHaveLength(1);
    await verify(id);
    expect(
      await own(
        "update employers set description = 'Appelez le 514 555-0199' where id = $1 returning id",
        [id],
      ),
    ).toHaveLength(1);
  });

  it("ne change de nom sur ce qui est en ligne qu'une fois lue", async () => {
    const employer = await makeEmployer();
    const { id } = await publish("job", { employer_id: employer });
    const draft = await publish("job", { employer_id: employer, status: "draft" });
    await decide(await reviewOf(id), "approved");
    expect(await job(id)).toEqual({ status: "published", company_name: "Maison Essai" });
    await rename(employer, "Hydro");
    expect(await job(id)).toEqual({ status: "draft", company_name: "Hydro" });
    expect(await reviewOf(draft.id), "un brouillon n'attend pas").toBe("");
    await decide(await reviewOf(id), "approved");
    expect(await job(id)).toEqual({ status: "published", company_name: "Hydro" });
    // Under another name it is verified no more: it waits as well.
    await verify(employer);
    await rename(employer, "Gouvernement");
    expect(await statusOf("job", id)).toBe("draft");
    expect(await reviewOf(id)).not.toBe("");
  });

  it("est lue en entier : tout ce qui fait attendre un changement est dit à qui décide", async () => {
    const read = async (kind: "job" | "freelance", row: object) => {
      const { id } = await publish(kind, { ...row });
      return JSON.stringify(await call("opérateur", "operator_review($1)", [await reviewOf(id)]));
    };
    expect(
      await read("job", {
        relocation_help: true,
        relocation_note: "Frais de visa avant le départ",
      }),
    ).toContain("Frais de visa avant le départ");
    expect(await read("freelance", { skills_required: ["Caution de 500 dollars"] })).toContain(
      "Caution de 500 dollars",
    );
  });
});
