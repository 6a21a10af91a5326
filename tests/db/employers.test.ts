import { describe, expect, it } from "vitest";
import { setUpEmployers } from "./support/employers";
import { PEOPLE } from "./support/people";

const { recruteur, candidat } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

describe("Les employeurs", () => {
  const { query, insert, one, call, value, state, as, join, publish } = setUpEmployers();

  const VERIFY = "update employers set verified_at = now(), verified_by = 'mail' where id = $1";
  const verify = () => query(VERIFY, [state.employer]);

  it("reçoivent une adresse de leur nom, qu'aucun autre n'a, et que leur nom suit jusqu'à leur vérification", async () => {
    const named = await query<{ slug: string }>(
      `insert into employers (name) values ('Érable & Cie'), ('Erable, Cie !'), ('木')
       returning slug`,
    );
    expect(named.map(({ slug }) => slug)).toEqual(["erable-cie", "erable-cie-2", "employeur"]);
    const rename = (name: string) =>
      as("recruteur", "update employers set name = $2 where id = $1 returning slug", [
        state.employer,
        name,
      ]);
    expect(await rename("ATELIER NORD inc.")).toEqual([{ slug: "atelier-nord" }]);
    expect(await rename("Atelier Sud")).toEqual([{ slug: "atelier-sud" }]);
    await verify();
    expect(await rename("Atelier Est")).toEqual([{ slug: "atelier-sud" }]);
  });

  it("ne se créent pas deux fois sous le même nom par la même personne", async () => {
    const create = (actor: "recruteur" | "autre recruteur", name: string) =>
      as(actor, "insert into employers (name, created_by) values ($1, $2)", [name, PEOPLE[actor]]);
    await expect(create("recruteur", "Atelier Nord inc.")).rejects.toThrow("employer_exists");
    await create("recruteur", "Atelier Ouest");
    await expect(
      as(
        "recruteur",
        "update employers set name = 'Atelier Nord ltée' where name = 'Atelier Ouest'",
      ),
    ).rejects.toThrow("employer_exists");
    await create("autre recruteur", "Atelier Nord");
  });

  it("ne se vérifient pas eux-mêmes, et ne le sont plus sous un autre nom ou un autre site", async () => {
    await expect(as("recruteur", VERIFY, [state.employer])).rejects.toMatchObject({
      code: "42501",
    });
    const verified = () =>
      one("select verified_at is not null from employers where id = $1", [state.employer]);
    for (const [change, holds] of [
      ["description = 'Menuiserie'", true],
      ["website = 'https://nord.test/fr'", true],
      ["website = 'https://sud.test'", false],
      ["name = 'Hydro'", false],
    ] as const) {
      await verify();
      await as("recruteur", `update employers set ${change} where id = $1`, [state.employer]);
      expect(await verified(), change).toBe(holds);
    }
  });

  it("montrent l'image de qui l'envoie, ou celle qu'ils avaient, et aucune d'un autre", async () => {
    const picture = (person: string) => `${person}/${crypto.randomUUID()}.webp`;
    const show = (actor: "recruteur" | "autre recruteur", logo: string | null) =>
      as(actor, "update employers set logo = $1 where id = $2 returning logo", [
        logo,
        state.employer,
      ]);
    await join("owner");
    const own = picture(recruteur);
    await expect(show("recruteur", picture(colleague))).rejects.toThrow("logo_not_own");
    const borrow = "insert into employers (name, logo, created_by) values ('A', $1, $2)";
    await expect(as("recruteur", borrow, [picture(colleague), recruteur])).rejects.toThrow(
      "logo_not_own",
    );
    await show("recruteur", own);
    expect(await show("autre recruteur", own), "unchanged").toEqual([{ logo: own }]);
    expect(await value("recruteur", "my_lasting_images()")).toBe(own);
    expect(await show("autre recruteur", null)).toEqual([{ logo: null }]);
  });

  it("gardent toujours un propriétaire", async () => {
    await join();
    await expect(
      value("recruteur", "remove_employer_member($1)", [state.employer]),
    ).rejects.toThrow("last_owner");
    await expect(
      value("recruteur", "set_employer_role($1, $2, 'member')", [state.employer, recruteur]),
    ).rejects.toThrow("last_owner");
    await expect(
      value("autre recruteur", "set_employer_role($1, $2, 'owner')", [state.employer, colleague]),
    ).rejects.toThrow("not_owner");
    await value("recruteur", "set_employer_role($1, $2, 'owner')", [state.employer, colleague]);
    await value("recruteur", "remove_employer_member($1)", [state.employer]);
    expect(await call("recruteur", "my_employers()")).toEqual([]);
    expect(await call("autre recruteur", "my_employers()")).toMatchObject([
      { role: "owner", members: 1 },
    ]);
  });

  it("lisent ensemble les candidatures, CV compris, et n'en lisent plus rien une fois partis", async () => {
    const job_id = (await publish("job")).id;
    const cv_path = `${candidat}/${crypto.randomUUID()}.pdf`;
    const { id } = await insert("applications", { candidate_id: candidat, job_id, cv_path });
    const read = () => call("autre recruteur", "received_applications()");
    const open = () => value("autre recruteur", "open_application_cv($1)", [id]);
    const answer = (status: string) =>
      call("autre recruteur", "set_application_status($1, $2)", [id, status]);
    expect(await read()).toEqual([]);
    await expect(open()).rejects.toThrow("cv_not_available");
    await join();
    expect(await read()).toMatchObject([{ id }]);
    expect(await open()).toBe(cv_path);
    expect(await answer("Entretien")).toMatchObject([{ status: "Entretien" }]);
    expect(
      await query(
        "select action from private.audit_log where actor_id = $1 and subject_id = $2 order by id",
        [colleague, candidat],
      ),
    ).toEqual([{ action: "cv_opened" }, { action: "application_status" }]);
    await value("recruteur", "remove_employer_member($1, $2)", [state.employer, colleague]);
    expect(await read()).toEqual([]);
    await expect(open()).rejects.toThrow("cv_not_available");
    await expect(answer("Refusée")).rejects.toThrow("cannot_change_status");
  });
});
