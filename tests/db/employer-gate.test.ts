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

  it("lit aussi ce qui se choisit dans une liste : un permis ne paraît pas sans lecture", async () => {
    const { id } = await publish("job", { permit_offer: "none" });
    const first = await reviewOf(id);
    await decide(first, "approved");
    expect(await statusOf("job", id)).toBe("published");
    expect(
      await own(
        "update jobs set permit_offer = 'lmia_obtained', open_abroad = true where id = $1 returning status",
        [id],
      ),
    ).toEqual([{ status: "draft" }]);
    const second = await reviewOf(id);
    expect(await call("opérateur", "operator_review($1)", [second])).toMatchObject([
      { operator_review: { row: { permit_offer: "lmia_obtained", open_abroad: true } } },
    ]);
    // While it waits, another promise is another question.
    await own("update jobs set relocation_help = true, status = 'published' where id = $1", [id]);
    expect(await reviewOf(id)).not.toBe(second);
    await expect(decide(second, "approved")).rejects.toThrow();
  });

  it("sait de chaque colonne si elle se lit", async () => {
    const kept = await database.query<{ name: string }>(
      `select distinct a.attname as name from private.kinds k
       join pg_attribute a on a.attrelid = k.publications and a.attnum > 0 and not a.attisdropped
       where a.attgenerated = '' and private.gate_words(jsonb_build_object(a.attname, 1)) = '{}'
       order by 1`,
    );
    // Dates that may be moved, what the site itself writes, and an article's bookkeeping.
    expect(kept.map(({ name }) => name)).toEqual([
      ...["answer_days", "application_deadline", "author_id", "changed_on", "comment_count"],
      ...["created_at", "deadline", "featured", "id", "import_key", "in_force_from"],
      ...["in_force_until", "like_count", "municipality_id", "posted_at", "published_at"],
      ...["recruiter_id", "replaced_by", "replaced_on", "status", "updated_at"],
      ...["verify_every_months", "was_public"],
    ]);
    const generated = await database.query(
      `select a.attname from private.kinds k
       join pg_attribute a on a.attrelid = k.publications and a.attgenerated <> ''
       where private.gate_words(jsonb_build_object(a.attname, 1)) <> '{}'`,
    );
    expect(generated).toEqual([]);
  });

  it.each([
    ["un autre site", "update employers set website = 'https://autre.example' where id = $1"],
    ["plus d'entreprise", "delete from employers where id = $1"],
  ])("rend à la file ce qui a paru sans lecture, quand il n'y a %s", async (_, end) => {
    const employer = await makeEmployer();
    await verify(employer);
    const { id, status } = await publish("job", {
      employer_id: employer,
      description: "Écrivez à visa@fraude.click, frais de dossier de 500 piastres.",
    });
    expect(status).toBe("published");
    await own(`${end} returning id`, [employer]);
    expect(await statusOf("job", id)).toBe("draft");
    expect(await reviewOf(id)).not.toBe("");
  });

  it("est lue jusqu'au bout, si longue soit-elle", async () => {
    const filler = (letters: number) => "Un lieu calme. ".repeat(letters / 15);
    const long = {
      description: filler(19_995),
      company: filler(3_900),
      benefits: Array.from({ length: 40 }, (_, n) => `${n} ${filler(450)}`),
    };
    const end = "Frais de dossier de 500 piastres avant le départ";
    await expect(
      publish("job", { ...long, requirements: ["WhatsApp 514 555-0199"] }),
    ).rejects.toThrow("contact_in_text");
    const { id } = await publish("job", { ...long, requirements: [end], relocation_note: end });
    const [{ operator_review: read }] = (await call("opérateur", "operator_review($1)", [
      await reviewOf(id),
    ])) as [{ operator_review: { said: string } }];
    expect(read.said.split(end)).toHaveLength(3);
  });
});
