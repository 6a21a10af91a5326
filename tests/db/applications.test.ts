import { describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("L'envoi d'une candidature", () => {
  const { state, insert, makeCv, makeJob, apply, query, one, publish, as } = setUpApplications();

  it("copient le nom, l'adresse, le CV et le titre, quoi que dise la personne", async () => {
    const answers = ["Un permis ?\nOui, ouvert.", "Téléphone\n514 555-0101"];
    const made = await apply({ job_id: state.job, answers });
    expect(made).toMatchObject({
      answers,
      applicant_name: "Nom candidat",
      applicant_email: "candidat@exemple.test",
      cv_path: state.path,
      cv_file_name: "mon cv.pdf",
      target_kind: "job",
      target_title: "Offre",
      target_company: "Employeur",
    });
    await expect(
      apply({ job_id: await makeJob(), applicant_email: "a@b.c" }),
    ).rejects.toMatchObject({ code: "42501" });
  });

  it("sont uniques par personne et par cible, même envoyées deux fois", async () => {
    await apply({ job_id: state.job });
    await expect(apply({ job_id: state.job })).rejects.toMatchObject({ code: "23505" });
    expect(await query("select id from applications")).toHaveLength(1);
  });

  it("sont uniques aussi chargées sans le site, où leur numéro n'est pas fait de la cible", async () => {
    const load = () => insert("applications", { candidate_id: candidat, job_id: state.job });
    await load();
    await expect(load()).rejects.toMatchObject({ constraint: "applications_once" });
  });

  it("sont acceptées le jour même de l'échéance", async () => {
    const application_deadline = await one("select private.today()::text");
    await expect(apply({ job_id: await makeJob({ application_deadline }) })).resolves.toBeTruthy();
  });

  it("vont aux missions et aux bourses ouvertes", async () => {
    const mission = await publish("freelance");
    expect(await apply({ freelance_id: mission.id })).toMatchObject({ target_kind: "freelance" });
    const direct = await publish("scholarship");
    expect(await apply({ scholarship_id: direct.id })).toMatchObject({
      target_company: "Université",
    });
  });

  it.each([
    ["job", "jobs"],
    ["freelance", "freelance_jobs"],
  ] as const)(
    "répondent à trois questions au plus, que seul son recruteur pose (%s)",
    async (kind, table) => {
      const { id } = await publish(kind);
      const ask = (questions: string[], who: keyof typeof PEOPLE = "recruteur") =>
        as(who, `update ${table} set questions = $1 where id = $2 returning questions`, [
          questions,
          id,
        ]);
      const questions = ["Un permis, lequel ?", "Quand ?", "Où ?"];
      expect(await ask(questions)).toEqual([{ questions }]);
      await expect(ask([...questions, "Combien ?"])).rejects.toMatchObject({ code: "23514" });
      expect(await ask(["Pourquoi ?"], "autre recruteur")).toEqual([]);
      expect(await as("candidat", `select questions from ${table} where id = $1`, [id])).toEqual([
        { questions },
      ]);
    },
  );

  it("demandent une cible, et une seule", async () => {
    const freelanceJob = (await publish("freelance")).id;
    await expect(apply({})).rejects.toThrow("target_closed");
    await expect(apply({ job_id: state.job, freelance_id: freelanceJob })).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("demandent un CV à soi", async () => {
    const foreign = (await makeCv(recruteur)).id;
    await expect(apply({ job_id: state.job, document_id: null })).rejects.toThrow("cv_required");
    await expect(apply({ job_id: state.job, document_id: foreign })).rejects.toThrow("cv_required");
  });

  it.each(["Entretien", "Refusée", "Retirée"])("ne naissent pas « %s »", async (status) => {
    await expect(apply({ job_id: state.job, status })).rejects.toMatchObject({ code: "42501" });
  });
});

describe("Une annonce qui ferme après deux candidatures", () => {
  const { state, makeCv, apply, query, one, publish, as, call } = setUpApplications();
  const rival = PEOPLE["autre candidat"];
  const kinds = [
    ["job", "jobs", "job_id"],
    ["freelance", "freelance_jobs", "freelance_id"],
  ] as const;

  it.each(kinds)("%s : prend la dernière, puis plus aucune", async (kind, table, pointer) => {
    const { id } = await publish(kind, { max_applications: 2 });
    await apply({ [pointer]: id });
    const open = () => one(`select closes_at > now() from ${table} where id = $1`, [id]);
    expect(await open()).toBe(true);
    const theirs = { [pointer]: id, document_id: (await makeCv(rival)).id };
    await apply(theirs, "autre candidat");
    expect(await open()).toBe(false);
    expect(
      await one(
        "select status || closes_at from private.publications where id = $1 and closes_at <= now()",
        [id],
      ),
    ).toMatch(/^published/);
    // Said to nobody as an act of who applied, nor as a day that has passed.
    const logged = "select from private.audit_log where row_id = $1 and action = 'update'";
    expect(await query(logged, [id])).toEqual([]);
    await query("select log_application_terms()");
    expect(await query("select from application_events where kind = 'expired'")).toEqual([]);

    const third = { [pointer]: id, candidate_id: PEOPLE.opérateur, document_id: null };
    await expect(apply(third, "opérateur")).rejects.toThrow("target_closed");
    // A higher number opens it again, a lower one closes it.
    for (const [most, isOpen] of [
      [3, true],
      [1, false],
      [null, true],
    ]) {
      await as("recruteur", `update ${table} set max_applications = $1 where id = $2`, [most, id]);
      expect(await open()).toBe(isOpen);
    }
  });

  it("ne compte pas ce qui est retiré, et reste fermée", async () => {
    const { id: job_id } = await publish("job", { max_applications: 1 });
    const { id } = await apply({ job_id });
    await call("candidat", "withdraw_application($1)", [id]);
    const full = () => one("select full_on is not null from jobs where id = $1", [job_id]);
    expect(await full()).toBe(true);
    await as("recruteur", "update jobs set max_applications = 2 where id = $1", [job_id]);
    await as("recruteur", "update jobs set max_applications = 1 where id = $1", [job_id]);
    expect(await full()).toBe(false);
  });

  it.each([0, 1001])("n'accepte pas %i", async (max_applications) => {
    await expect(publish("job", { max_applications })).rejects.toMatchObject({ code: "23514" });
  });

  it("n'est fermée par personne d'autre", async () => {
    await expect(
      as("recruteur", "update jobs set full_on = null where id = $1", [state.job]),
    ).rejects.toMatchObject({ code: "42501" });
  });
});
