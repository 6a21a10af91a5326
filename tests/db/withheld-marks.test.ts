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

  it("n’est refait par les siens ni d’un autre compte de leur boîte, ni une fois leur compte effacé", async () => {
    const [before] = await database.query<{ email: string }>(
      "select email from auth.users where id = $1",
      [PEOPLE["autre recruteur"]],
    );
    const named = (email = "") =>
      database.query("update auth.users set email = $2 where id = $1", [
        PEOPLE["autre recruteur"],
        email,
      ]);
    const [theirs] = await database.query<{ email: string }>(
      "select replace(email, '@', '+deux@') as email from auth.users where id = $1",
      [recruteur],
    );
    await withhold();
    await named(theirs?.email);
    await expect(make("autre recruteur", "Pommes Trois inc.", null)).rejects.toThrow(
      "employer_withheld",
    );
    await database.query("delete from employers where id = $1", [state.employer]);
    await expect(make("autre recruteur", "Pommes Trois inc.", null)).rejects.toThrow(
      "employer_withheld",
    );
    await named(before?.email);
    expect(await make("autre recruteur", "Pommes Trois inc.", null)).toHaveLength(1);
  });

  it("n’est pas refait par les siens sous presque le même nom, ni à son domaine autrement fini", async () => {
    await withhold();
    for (const [name, site] of [
      ["Pommes Trois Québec", null],
      ["Pomme Trois", null],
      ["Pommestrois", null],
      ["Neuf", "https://pommes-trois.ca"],
      ["Neuf", "https://pommestrois.example"],
    ] as const) {
      await expect(make("recruteur", name, site), `${name} ${site}`).rejects.toThrow(
        "employer_withheld",
      );
    }
    expect(await make("autre recruteur", "Pommes Trois Québec", null)).toHaveLength(1);
    expect(await make("recruteur", "Menuiserie des Fjords", "https://fjords.example")).toHaveLength(
      1,
    );
  });

  it("ne publie plus rien sous un nom que les siens ne font qu’écrire", async () => {
    const write = (actor: "recruteur" | "autre recruteur", table: string, name: string) =>
      as(
        actor,
        `insert into ${table} (title, description, ${table === "scholarships" ? "university" : "company_name"}, recruiter_id)
         values ('Un poste', 'De quoi faire.', $1, $2) returning id`,
        [name, PEOPLE[actor]],
      );
    await withhold("removed");
    for (const table of ["jobs", "freelance_jobs", "scholarships"]) {
      await expect(write("recruteur", table, "Pommes Trois"), table).rejects.toThrow(
        "name_withheld",
      );
      expect(await write("recruteur", table, "Menuiserie des Fjords"), table).toHaveLength(1);
      expect(await write("autre recruteur", table, "Pommes Trois"), table).toHaveLength(1);
    }
    await expect(
      as("recruteur", "update jobs set company_name = 'POMMES TROIS' where recruiter_id = $1", [
        recruteur,
      ]),
    ).rejects.toThrow("name_withheld");
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

  it("ne revient pas sous son nom à un autre domaine : un courriel n'y vérifie personne", async () => {
    await withhold("removed");
    for (const name of ["POMMES TROIS inc.", "Pommes Trois Emplois"]) {
      const [other] = (await make("autre recruteur", name, "https://trois-autres.example")) as [
        { id: string },
      ];
      for (const asked of ["'site'", "'mail', 'rh@trois-autres.example'"]) {
        await expect(
          as("autre recruteur", `select ask_employer_check($1, ${asked})`, [other.id]),
          name,
        ).rejects.toThrow("name_withheld");
      }
      expect(
        await call("opérateur", "operator_namesakes(array[$1::uuid])", [other.id]),
        "l'équipe le lit à côté du document",
      ).toMatchObject([{ name: "Pommes Trois", verified_at: null }]);
      await database.query("delete from employers where id = $1", [other.id]);
    }
  });

  it("ne revient pas non plus par ce qui était demandé avant la décision", async () => {
    await verify();
    const [other] = (await make(
      "autre recruteur",
      "Pommes Trois Emplois",
      "https://trois-autres.example",
    )) as [{ id: string }];
    await as("autre recruteur", "select ask_employer_check($1, 'site')", [other.id]);
    const [asked] = await database.query<{ id: string }>(
      "select id from private.employer_checks where employer_id = $1",
      [other.id],
    );
    await withhold("removed");
    await expect(database.query("select settle_site_check($1)", [asked?.id])).rejects.toThrow(
      "name_withheld",
    );
    await database.query("delete from employers where id = $1", [other.id]);
  });

  it("d'un seul mot, ou pris à qui l'avait avant, ne ferme rien à personne", async () => {
    const make1 = async (name: string) =>
      (
        (await make("autre recruteur", name, "https://trois-autres.example")) as [{ id: string }]
      )[0];
    const before = await make1("Menuiserie");
    await change("name = 'Menuiserie'");
    await withhold("removed");
    const asks = (id: string) =>
      as("autre recruteur", "select ask_employer_check($1, 'mail', 'rh@trois-autres.example')", [
        id,
      ]);
    expect(await asks(before.id)).toHaveLength(1);
    await database.query("delete from employers where id = $1", [before.id]);
    const longer = await make1("Menuiserie Cinq Fjords");
    expect(await asks(longer.id)).toHaveLength(1);
    await database.query("delete from employers where id = $1", [longer.id]);
    const after = await make1("Menuiserie inc.");
    await expect(asks(after.id)).rejects.toThrow("name_withheld");
    await database.query("delete from employers where id = $1", [after.id]);
  });

  it("se signale à l'équipe sous l'annonce d'un autre du même nom", async () => {
    const publish = async (company_name: string) => {
      const [row] = (await as(
        "autre recruteur",
        `insert into jobs (title, company_name, description, recruiter_id)
         values ('Poste', $1, 'Un texte.', $2) returning id`,
        [company_name, PEOPLE["autre recruteur"]],
      )) as [{ id: string }];
      const signals = await database.query<{ signal: string }>(
        "select signal from private.signals_of('job', $1)",
        [row.id],
      );
      return signals.map(({ signal }) => signal);
    };
    expect(await publish("Pommes Trois")).not.toContain("withheld_name");
    await withhold();
    expect(await publish("Les Pommes Trois ltée")).toContain("withheld_name");
    expect(await publish("Poires Quatre")).not.toContain("withheld_name");
  });

  describe("et ses jumeaux, vérifiés avant", () => {
    const twin = async (actor: "recruteur" | "autre recruteur", name: string, site: string) => {
      const [made] = (await make(actor, name, site)) as [{ id: string }];
      await database.query("select private.set_verified($1, 'mail', $2)", [made.id, PEOPLE[actor]]);
      return made.id;
    };
    const isVerified = async (id: string) =>
      (
        await database.query<{ yes: boolean }>(
          "select verified_at is not null as yes from employers where id = $1",
          [id],
        )
      )[0]?.yes;

    it("perdent leur vérification avec lui : ceux de son domaine, ceux des siens sous son nom", async () => {
      await verify();
      const below = await twin("recruteur", "Poires", "https://rh.pommes-trois.example");
      const named = await twin("recruteur", "Pommes Trois Canada", "https://ailleurs.example");
      const foreign = await twin("autre recruteur", "Prunes", "https://p.pommes-trois.example");
      const other = await twin("recruteur", "Cerises", "https://cerises.example");
      const stranger = await twin(
        "autre recruteur",
        "Pommes Trois Ontario",
        "https://ontario.example",
      );
      await withhold("removed");
      expect(await Promise.all([below, named, foreign, other, stranger].map(isVerified))).toEqual([
        false,
        false,
        false,
        true,
        true,
      ]);
      const told = await database.query(
        "select employer_id, mail_due from private.employer_checks where outcome = 'withdrawn' order by employer_id",
      );
      expect(told).toEqual(
        [below, named, foreign].toSorted().map((employer_id) => ({ employer_id, mail_due: true })),
      );
    });

    it("la gardent quand ils étaient à ce domaine avant lui, et la renouvellent", async () => {
      const before = await twin("autre recruteur", "Prunes", "https://p.pommes-trois.example");
      await database.query("update employers set created_at = now() where id = $1", [
        state.employer,
      ]);
      await verify();
      await withhold("removed");
      expect(await isVerified(before)).toBe(true);
      expect(
        await as("autre recruteur", "select ask_employer_check($1, 'mail', $2)", [
          before,
          "rh@p.pommes-trois.example",
        ]),
      ).toHaveLength(1);
    });

    it("la gardent quand il est seulement masqué, jusqu'à sa correction", async () => {
      await verify();
      const below = await twin("recruteur", "Poires", "https://rh.pommes-trois.example");
      await withhold("hidden");
      expect(await isVerified(below)).toBe(true);
    });

    it("et leurs pages sont rendues au site, qui les efface de sa mémoire", async () => {
      await verify();
      const below = await twin("recruteur", "Poires", "https://rh.pommes-trois.example");
      await call("candidat", "report_content('employer', $1, 'fees')", [state.employer]);
      const pages = await call("opérateur", "decide_case($1, 'removed', 'Frais.')", [
        await caseOf(),
      ]);
      expect(pages).toContainEqual({ kind: "employer", item_id: below });
    });
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
