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

  it("d'un article, dit les mots; sa place, ses dates et son image sont à côté", async () => {
    const { id } = await publish("article", {
      featured: true,
      in_force_from: "2026-01-15",
      tags: ["permis"],
    });
    const [read] = await call("opérateur", "operator_review($1)", [await reviewOf(id)]);
    const { said, row } = (read as { operator_review: { said: string; row: object } })
      .operator_review;
    expect(said).toContain("- permis");
    expect(said).not.toMatch(/true|2026-01-15/);
    expect(row).toMatchObject({ featured: true, in_force_from: "2026-01-15", image_url: null });
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
      ...["created_at", "deadline", "id", "import_key"],
      ...["like_count", "municipality_id", "posted_at", "published_at"],
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

  it("retirée, fait relire ce que les siens publient sous une autre, vérifiée ou non", async () => {
    const other = await makeEmployer("00000000-0000-4000-8000-00000000e002", "Verger Cinq");
    await own("update employers set website = 'https://verger-cinq.example' where id = $1", [
      other,
    ]);
    await verify(other);
    expect((await publish("job", { employer_id: other })).status).toBe("published");
    const removed = await makeEmployer();
    await call("autre candidat", "report_content('employer', $1, 'fees')", [removed]);
    const [of] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [removed],
    );
    await call("opérateur", "decide_case($1, 'removed', 'Frais.')", [of?.id]);
    const under = (title: string) => publish("job", { title, employer_id: other });
    const next = await under("Autre poste");
    expect(next.status).toBe("draft");
    await decide(await reviewOf(next.id), "approved");
    expect((await under("Encore un autre")).status, "tant que la décision vaut").toBe("draft");
    await call("recruteur", "contest_case($1, 'À tort.')", [of?.id]);
    await call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [
      of?.id,
    ]);
    expect((await under("Le dernier")).status).toBe("published");
  });

  it("a une annonce retirée : la suivante de son auteur est relue, puis les autres paraissent", async () => {
    const employer = await makeEmployer();
    await verify(employer);
    const under = (title: string) =>
      publish("job", { title, employer_id: employer, description: `${title} : rien de commun.` });
    const { id } = await under("Frais à payer d’avance");
    await call("autre candidat", "report_content('job', $1, 'fees')", [id]);
    const [of] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [id],
    );
    await call("opérateur", "decide_case($1, 'removed', 'Frais.')", [of?.id]);
    const next = await under("Cueillette des pommes en septembre");
    expect(next.status).toBe("draft");
    await decide(await reviewOf(next.id), "approved");
    expect((await under("Taille des arbres en février")).status).toBe("published");
  });

  it("retirée, emporte ses annonces où l'on publie tout de suite aussi, et les rend", async () => {
    await database.exec("select set_publishing_gate('open')");
    const employer = await makeEmployer();
    const { id } = await publish("job", { employer_id: employer });
    await database.query(
      "insert into applications (candidate_id, job_id, applicant_name) values ($1, $2, 'Ana')",
      [PEOPLE.candidat, id],
    );
    await call("autre candidat", "report_content('employer', $1, 'fees')", [employer]);
    const [of] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [employer],
    );
    await call("opérateur", "decide_case($1, 'removed', 'Frais.')", [of?.id]);
    expect(await statusOf("job", id)).toBe("draft");
    expect(await call("recruteur", "received_applications()")).toEqual([]);
    expect(
      await database.query("select 1 from private.case_mails where audience = 'candidate'"),
      "qui avait postulé l'apprend",
    ).toHaveLength(1);
    await call("recruteur", "contest_case($1, 'À tort.')", [of?.id]);
    await call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [
      of?.id,
    ]);
    expect(await statusOf("job", id)).toBe("published");
    expect(await call("recruteur", "received_applications()")).toHaveLength(1);
  });

  it.each(["hidden", "removed"])(
    "retirée du site (%s), rend à la file ce que personne n'a lu",
    async (outcome) => {
      const employer = await makeEmployer();
      await verify(employer);
      const { id } = await publish("job", { employer_id: employer });
      expect(await statusOf("job", id)).toBe("published");
      await call("autre candidat", "report_content('employer', $1, 'fees')", [employer]);
      const [of] = await database.query<{ id: string }>(
        "select id from private.report_cases where item_id = $1",
        [employer],
      );
      expect(
        await call("opérateur", "decide_case($1, $2, 'Frais.')", [of?.id, outcome]),
      ).toContainEqual({
        kind: "job",
        item_id: id,
      });
      expect(await statusOf("job", id)).toBe("draft");
      // What is hidden with it comes back with it, having been read.
      expect((await reviewOf(id)) !== "").toBe(outcome === "hidden");
    },
  );

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
