import { beforeEach, describe, expect, it } from "vitest";
import { setUpEmployers } from "./support/employers";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;

describe("Un employeur retiré du site", () => {
  const { database, call, as, state, join } = setUpEmployers();
  beforeEach(async () => {
    await database.exec(
      "delete from private.holds; delete from private.report_cases; delete from private.former_employers; delete from private.employer_checks",
    );
    await database.query(
      "update employers set name = 'Pommes Trois', website = 'https://pommes-trois.example' where id = $1",
      [state.employer],
    );
  });
  const verify = () =>
    database.query("select private.set_verified($1, 'mail', $2)", [state.employer, recruteur]);
  const caseOf = async () =>
    (await database.query<{ id: string }>("select id from private.report_cases"))[0]?.id ?? "";
  const withhold = async (outcome = "hidden") => {
    await call("candidat", "report_content('employer', $1, 'fees')", [state.employer]);
    await call("opérateur", "decide_case($1, $2, 'Frais.')", [await caseOf(), outcome]);
  };
  const change = (what: string, id = state.employer) =>
    as("recruteur", `update employers set ${what} where id = $1 returning name`, [id]);
  const make = (actor: "recruteur" | "autre recruteur", name: string, site: string | null) =>
    as(
      actor,
      "insert into employers (name, website, created_by) values ($1, $2, $3) returning id",
      [name, site, PEOPLE[actor]],
    );

  it("n’est pas refait par les siens, renommé et sans site, ni avant ni après la décision", async () => {
    await change("name = 'Avant', website = 'https://avant.example'");
    await withhold();
    expect(await change("name = 'Zz Autre', website = null")).toHaveLength(1);
    for (const [name, site] of [
      ["Pommes Trois inc.", null],
      ["AVANT", null],
      ["Zz autre", null],
      ["Neuf", "https://pommes-trois.example"],
      ["Neuf", "https://rh.pommes-trois.example/emplois"],
      ["Neuf", "https://avant.example"],
    ] as const) {
      await expect(make("recruteur", name, site), `${name} ${site}`).rejects.toThrow(
        "employer_withheld",
      );
    }
    expect(await make("recruteur", "Poires", "https://trois.example")).toHaveLength(1);
  });

  it("n’est refait par personne au domaine qu’il avait montré, ni en dessous", async () => {
    await verify();
    await withhold();
    await change("name = 'Zz Autre', website = null");
    for (const site of ["https://pommes-trois.example", "https://rh.pommes-trois.example"]) {
      await expect(make("autre recruteur", "Neuf", site), site).rejects.toThrow(
        "employer_withheld",
      );
    }
    expect(await make("autre recruteur", "Neuf", "https://trois.example")).toHaveLength(1);
  });

  it("ne ferme pas son site à qui il l’avait pris, que l’équipe vérifie", async () => {
    await withhold();
    const [honest] = (await make(
      "autre recruteur",
      "Les pommes",
      "https://pommes-trois.example",
    )) as [{ id: string }];
    for (const asked of ["'site'", "'mail', 'rh@pommes-trois.example'"]) {
      await expect(
        as("autre recruteur", `select ask_employer_check($1, ${asked})`, [honest.id]),
      ).rejects.toThrow("domain_withheld");
    }
    await call("opérateur", "operate_verification($1, true, 'Registre.', false, $2, $3)", [
      ...[honest.id, "Les pommes", "https://pommes-trois.example"],
    ]);
    expect(
      await database.query("select verified_by from employers where id = $1", [honest.id]),
    ).toEqual([{ verified_by: "operator" }]);
  });

  it("reste celui de qui l’a quitté, et de qui y est venu depuis", async () => {
    await join("owner");
    await withhold();
    await as("autre recruteur", "select leave_employer($1)", [state.employer]);
    await expect(make("autre recruteur", "Pommes Trois", null)).rejects.toThrow(
      "employer_withheld",
    );
  });

  it("rendu, laisse son nom et son domaine libres", async () => {
    await withhold();
    await call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [
      await caseOf(),
    ]);
    expect(await make("recruteur", "Pommes Trois", "https://pommes-trois.example")).toHaveLength(1);
  });

  it("ôté pour de bon, ne change plus ni de nom ni de site", async () => {
    await withhold("removed");
    for (const what of ["name = 'Zz Autre'", "website = null"]) {
      await expect(change(what), what).rejects.toThrow("employer_kept");
    }
    expect(await change("description = 'Vergers'")).toHaveLength(1);
  });

  it("ne change pas cent fois de nom", async () => {
    await expect(
      database.exec(`do $$ begin for n in 1..101 loop
        update public.employers set name = 'Nom ' || n where id = '${state.employer}';
      end loop; end $$`),
    ).rejects.toThrow("too_many");
  });
});
