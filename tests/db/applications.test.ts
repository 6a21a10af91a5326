import { describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("L'envoi d'une candidature", () => {
  const { state, insert, makeCv, makeJob, apply, query, one, publish } = setUpApplications();

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
    ).rejects.toMatchObject({
      code: "42501",
    });
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
