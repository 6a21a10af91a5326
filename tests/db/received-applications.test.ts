import { describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { type Actor, PEOPLE } from "./support/people";

describe("Les candidatures reçues", () => {
  const { state, insert, makeJob, apply, applied, query, as, call, publish } = setUpApplications();

  const received = (actor: Actor, q = "", publication: string | null = null) =>
    call(actor, "received_applications($1, $2)", [q, publication]);

  it("se lisent par qui a publié, et par personne d'autre", async () => {
    const id = await applied();
    expect(await received("recruteur")).toMatchObject([
      { id, kind: "job", title: "Offre", company: "Employeur", has_cv: true, status: "En cours" },
    ]);
    for (const actor of ["autre recruteur", "candidat", "autre candidat"] as const) {
      expect(await received(actor), actor).toEqual([]);
      expect(await call(actor, "received_by_status($1, $2)", ["", null]), actor).toEqual([]);
    }
    await expect(received("visiteur")).rejects.toThrow("permission denied");
  });

  it("se mettent en présélection, ce que lit qui les a reçues, et jamais qui les a envoyées", async () => {
    const id = await applied();
    const review = (actor: Actor) =>
      as(
        actor,
        `insert into application_reviews (application_id, is_shortlisted, notes)
         values ('${id}', true, 'À rappeler')`,
      );
    for (const actor of ["candidat", "autre recruteur", "visiteur"] as const) {
      await expect(review(actor), actor).rejects.toMatchObject({ code: "42501" });
    }
    await review("recruteur");
    const counts = await call("recruteur", "received_by_status($1, $2)", ["", null]);
    expect(counts).toContainEqual({ status: "Présélection", applications: "1" });
    expect(await received("recruteur")).toMatchObject([{ is_shortlisted: true, is_hired: false }]);
    const notes = (actor: Actor) => call(actor, "application_reviews", []);
    expect(await notes("recruteur")).toHaveLength(1);
    // The sender, who joins the company that received it.
    await query("update profiles set role = 'recruteur' where id = $1", [PEOPLE.candidat]);
    const row = { name: "Maison", created_by: PEOPLE.recruteur };
    const { id: employer } = await insert("employers", row);
    await insert("employer_members", { employer_id: employer, user_id: PEOPLE.candidat });
    await query("update jobs set employer_id = $1 where id = $2", [employer, state.job]);
    expect(await received("candidat")).toEqual([]);
    expect(await notes("candidat")).toEqual([]);
    await expect(
      call("candidat", "set_application_status($1, 'Refusée')", [id]),
    ).rejects.toMatchObject({ message: "cannot_change_status" });
    await expect(
      call("recruteur", "set_application_status($1, 'Entretien', null, 'infinity')", [id]),
    ).rejects.toMatchObject({ code: "23514" });
    await query("delete from employers where id = $1", [employer]);
    await query("update profiles set role = 'candidat' where id = $1", [PEOPLE.candidat]);
  });

  it("ne comptent pas ce qu'un recruteur a envoyé lui-même", async () => {
    await applied();
    await query("update profiles set role = 'recruteur' where id = $1", [PEOPLE.candidat]);
    expect(await as("candidat", "select id from applications")).toHaveLength(1);
    expect(await received("candidat")).toEqual([]);
    await query("update profiles set role = 'candidat' where id = $1", [PEOPLE.candidat]);
  });

  it("se cherchent sans casse ni accents, dans le nom, le courriel et le titre", async () => {
    await query("update jobs set title = 'Élagueur' where id = $1", [state.job]);
    const id = await applied();
    await query("update applications set applicant_name = 'Zoé Lévesque' where id = $1", [id]);
    for (const q of ["zoe", "LEVESQUE zoé", "candidat@exemple", "elagueur employ"]) {
      expect(await received("recruteur", q), q).toHaveLength(1);
    }
    for (const q of ["zoé max", "%", "offre"]) {
      expect(await received("recruteur", q), q).toEqual([]);
    }
  });

  it("se limitent à une publication, et se comptent par statut", async () => {
    const id = await applied();
    const other = await makeJob({ title: "Autre" });
    await apply({ job_id: other });
    await call("recruteur", "set_application_status($1, 'Refusée')", [id]);
    expect(await received("recruteur", "", other)).toMatchObject([{ publication_id: other }]);
    const counts = await call("recruteur", "received_by_status($1, $2)", ["", null]);
    expect(counts.map(({ status, applications }) => [status, Number(applications)]).sort()).toEqual(
      [
        ["En cours", 1],
        ["Refusée", 1],
      ],
    );
    expect(await call("recruteur", "received_by_status($1, $2)", ["", other])).toHaveLength(1);
  });

  it("n'ont plus de CV une fois retirées, ou le document supprimé", async () => {
    const id = await applied();
    await call("candidat", "withdraw_application($1)", [id]);
    expect(await received("recruteur")).toMatchObject([{ status: "Retirée", has_cv: false }]);
    await query("update applications set status = 'En cours' where id = $1", [id]);
    expect(await received("recruteur")).toMatchObject([{ has_cv: true }]);
    await as("candidat", "delete from documents where id = $1", [state.cv]);
    expect(await received("recruteur")).toMatchObject([{ has_cv: false }]);
  });

  it("ont un menu de publications : les siennes, celles qui ont reçu d'abord", async () => {
    await applied();
    const empty = (await publish("freelance", { title: "Aaa" })).id;
    const menu = (chosen: string | null, max = 200) =>
      call("recruteur", "received_publications($1, $2)", [chosen, max]);
    const [first] = await menu(null);
    expect(first).toMatchObject({ item_id: state.job, title: "Offre" });
    expect(Number(first?.applications)).toBe(1);
    // However long the menu, what the address names is in it.
    expect(await menu(empty, 1)).toMatchObject([{ item_id: empty, kind: "freelance" }]);
    expect(
      await call("autre recruteur", "received_publications($1, $2)", [state.job, 200]),
    ).toEqual([]);
  });
});
