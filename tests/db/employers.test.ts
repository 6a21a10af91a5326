import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { KINDS } from "./support/kinds";
import { emailOf, PEOPLE } from "./support/people";

const { recruteur, candidat } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];
const TIED = (["job", "freelance", "scholarship"] as const).map((kind) => KINDS[kind]);
const NAMED = { jobs: "company_name", freelance_jobs: "company_name", scholarships: "university" };

describe("Les employeurs", () => {
  const { database, call, value } = setUpCalls();
  let employer: string;
  const as = (actor: "recruteur" | "autre recruteur", sql: string, values: unknown[] = []) =>
    asActor(database, actor, sql, values);

  beforeEach(async () => {
    await database.exec(
      "delete from rate_limits; delete from employers; delete from jobs; delete from freelance_jobs; delete from scholarships",
    );
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by)
       values ('Atelier Nord', 'https://nord.test', $1) returning id`,
      [recruteur],
    );
    employer = made?.id ?? "";
  });

  const join = (role = "member") =>
    database.query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, $3)",
      [employer, colleague, role],
    );

  async function publish(table: keyof typeof NAMED, fields: object, status = "published") {
    const row = { ...fields, status, recruiter_id: recruteur, employer_id: employer };
    const names = Object.keys(row);
    const [made] = await as(
      "recruteur",
      `insert into ${table} (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning *`,
      Object.values(row),
    );
    return made as { id: string } & Record<string, unknown>;
  }

  it("reçoivent une adresse de leur nom, qu'aucun autre n'a et qu'un autre nom ne change pas", async () => {
    const named = await database.query<{ slug: string }>(
      `insert into employers (name) values ('Érable & Cie'), ('Erable, Cie !'), ('木')
       returning slug`,
    );
    expect(named.map(({ slug }) => slug)).toEqual(["erable-cie", "erable-cie-2", "employeur"]);
    const [renamed] = await as(
      "recruteur",
      "update employers set name = 'Atelier Sud' where id = $1 returning slug",
      [employer],
    );
    expect(renamed).toEqual({ slug: "atelier-nord" });
  });

  it("ne se vérifient pas eux-mêmes, et ne le sont plus sous un autre nom ou un autre site", async () => {
    await expect(
      as(
        "recruteur",
        "update employers set verified_at = now(), verified_by = 'mail' where id = $1",
        [employer],
      ),
    ).rejects.toMatchObject({ code: "42501" });
    const verify = () =>
      database.query(
        "update employers set verified_at = now(), verified_by = 'mail' where id = $1",
        [employer],
      );
    const verified = () =>
      database.query("select private.verified_recruiter($1) as holds", [recruteur]);
    for (const [change, holds] of [
      ["description = 'Menuiserie'", true],
      ["website = 'https://nord.test/fr'", true],
      ["website = 'https://sud.test'", false],
      ["name = 'Hydro'", false],
    ] as const) {
      await verify();
      await as("recruteur", `update employers set ${change} where id = $1`, [employer]);
      expect(await verified(), change).toEqual([{ holds }]);
    }
    await verify();
    await database.query("update employers set verified_until = now() where id = $1", [employer]);
    expect(await verified()).toEqual([{ holds: false }]);
  });

  describe.each(TIED)("ce qui est publié pour eux ($table)", ({ table, fields }) => {
    const named = NAMED[table as keyof typeof NAMED];
    const make = (status?: string) => publish(table as keyof typeof NAMED, fields, status);
    const edit = (id: string) =>
      as("autre recruteur", `update ${table} set title = 'Autre' where id = $1 returning id`, [id]);
    const remove = (id: string) =>
      as("autre recruteur", `delete from ${table} where id = $1 returning id`, [id]);

    it("porte leur nom, et le suit", async () => {
      const { id, ...row } = await make();
      expect(row[named]).toBe("Atelier Nord");
      await as("recruteur", "update employers set name = 'Atelier Sud' where id = $1", [employer]);
      expect(
        await database.query(`select ${named} as name from ${table} where id = $1`, [id]),
      ).toEqual([{ name: "Atelier Sud" }]);
    });

    it("se modifie entre collègues, et se supprime par les propriétaires", async () => {
      const draft = await make("draft");
      const seen = () => as("autre recruteur", `select id from ${table} where id = $1`, [draft.id]);
      expect([await seen(), await edit(draft.id), await remove(draft.id)]).toEqual([[], [], []]);
      await join();
      expect([await seen(), await edit(draft.id)].flat()).toHaveLength(2);
      expect(await remove(draft.id)).toEqual([]);
      await database.query("update employer_members set role = 'owner' where user_id = $1", [
        colleague,
      ]);
      expect(await remove(draft.id)).toHaveLength(1);
    });

    it("n'augmente plus quand l'employeur est retiré du site", async () => {
      const draft = await make("draft");
      const live = await make();
      const names = [...Object.keys(fields), "recruiter_id", "status"];
      const [loose] = await as(
        "recruteur",
        `insert into ${table} (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning id`,
        [...Object.values(fields), recruteur, "published"],
      );
      await database.query("update employers set status = 'withheld'");
      const withheld = { code: "42501", message: expect.stringContaining("employer_withheld") };
      await expect(make()).rejects.toMatchObject(withheld);
      for (const [sql, id] of [
        [`update ${table} set status = 'published' where id = $1`, draft.id],
        [`update ${table} set employer_id = '${employer}' where id = $1`, loose?.id],
      ]) {
        await expect(as("recruteur", sql as string, [id])).rejects.toMatchObject(withheld);
      }
      const edited = `update ${table} set title = 'Autre' where id = $1 returning id`;
      expect(await as("recruteur", edited, [live.id])).toHaveLength(1);
    });

    it("ne se publie pas au nom de ceux dont on n'est pas", async () => {
      const insert = () =>
        as(
          "autre recruteur",
          `insert into ${table} (${[...Object.keys(fields), "recruiter_id", "employer_id"]})
           values (${Object.values(fields).map((text) => `'${text}'`)}, $1, $2)`,
          [colleague, employer],
        );
      await expect(insert()).rejects.toMatchObject({ code: "42501" });
      await join();
      await insert();
    });

    it("ne part pas avec un membre : ni détaché, ni pris à un collègue, ni gardé après un retrait", async () => {
      await join();
      const theirs = await make();
      const untie = (id: string) =>
        as("autre recruteur", `update ${table} set employer_id = null where id = $1`, [id]);
      await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
      await database.query(`update ${table} set recruiter_id = $1 where id = $2`, [
        colleague,
        theirs.id,
      ]);
      await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
      await value("recruteur", "remove_employer_member($1, $2)", [employer, colleague]);
      expect(await edit(theirs.id)).toEqual([]);
      expect(await database.query(`select recruiter_id from ${table}`)).toEqual([
        { recruiter_id: recruteur },
      ]);
    });

    it("reste quand l'employeur est supprimé ou retiré du site", async () => {
      const { id } = await make();
      await database.query("update employers set status = 'withheld'");
      const shown = () => call("visiteur", `${table} where id = '${id}'`);
      expect(await shown()).toMatchObject([{ [named]: "Atelier Nord" }]);
      await database.query("delete from employers");
      expect(await shown()).toMatchObject([{ [named]: "Atelier Nord", employer_id: null }]);
    });
  });

  it("retirés du site, ne reviennent ni sous leur nom ni sous leur domaine par qui en était", async () => {
    const make = (actor: "recruteur" | "autre recruteur", name: string, website: string | null) =>
      as(
        actor,
        "insert into employers (name, website, created_by) values ($1, $2, $3) returning id",
        [name, website, PEOPLE[actor]],
      );
    await join();
    const [other] = (await make("recruteur", "Autre maison", null)) as [{ id: string }];
    await database.query(
      "update employers set status = 'withheld', website = 'https://nord.example' where id = $1",
      [employer],
    );
    for (const actor of ["recruteur", "autre recruteur"] as const) {
      await expect(make(actor, "ATELIER-NORD", null)).rejects.toThrow("employer_withheld");
      await expect(make(actor, "Menuiserie", "https://www.nord.example/a")).rejects.toThrow(
        "employer_withheld",
      );
    }
    for (const change of ["name = 'Atelier nord !'", "website = 'https://nord.example'"]) {
      await expect(
        as("recruteur", `update employers set ${change} where id = $1`, [other.id]),
      ).rejects.toThrow("employer_withheld");
    }
    // Its own page can still be put right, and the others of its people live on.
    await as("recruteur", "update employers set description = 'Menuiserie' where id = $1", [
      employer,
    ]);
    await as("recruteur", "update employers set name = 'Autre atelier' where id = $1", [other.id]);
    await database.query("delete from employer_members where user_id = $1", [colleague]);
    expect(await make("autre recruteur", "Atelier Nord", null)).toHaveLength(1);
  });

  it("montrent l'image de qui l'envoie, ou celle qu'ils avaient, et aucune d'un autre", async () => {
    const picture = (person: string) => `${person}/${crypto.randomUUID()}.webp`;
    const show = (actor: "recruteur" | "autre recruteur", logo: string | null) =>
      as(actor, "update employers set logo = $1 where id = $2 returning logo", [logo, employer]);
    await join("owner");
    const own = picture(recruteur);
    await expect(show("recruteur", picture(colleague))).rejects.toThrow("logo_not_own");
    await expect(
      as("recruteur", "insert into employers (name, logo, created_by) values ('A', $1, $2)", [
        picture(colleague),
        recruteur,
      ]),
    ).rejects.toThrow("logo_not_own");
    await show("recruteur", own);
    expect(await show("autre recruteur", own), "unchanged").toEqual([{ logo: own }]);
    expect(await value("recruteur", "my_lasting_images()")).toBe(own);
    expect(await show("autre recruteur", null)).toEqual([{ logo: null }]);
  });

  describe("invitent leurs collègues par courriel", () => {
    const invite = (email = emailOf("autre recruteur"), role = "member") =>
      value<string>("recruteur", "invite_to_employer($1, $2, $3)", [employer, email, role]);
    const mailed = async (id: string | undefined) =>
      (
        await database.query<{ token: string }>("select * from employer_invitation_mail($1)", [id])
      )[0];

    it("qui acceptent une fois, avec l'adresse invitée", async () => {
      const id = await invite(` ${emailOf("autre recruteur").toUpperCase()} `);
      const mail = await mailed(id);
      expect(mail).toMatchObject({ email: emailOf("autre recruteur"), employer: "Atelier Nord" });
      expect(await mailed(id), "un courriel").toBeUndefined();
      const accept = (actor: "candidat" | "recruteur" | "autre recruteur") =>
        value(actor, "accept_employer_invitation($1)", [mail?.token]);
      await expect(accept("candidat")).rejects.toThrow("not_recruiter");
      await expect(accept("recruteur")).rejects.toThrow("invitation_over");
      expect(await accept("autre recruteur")).toBe(employer);
      await expect(accept("autre recruteur")).rejects.toThrow("invitation_over");
      expect(await call("autre recruteur", "employer_team($1)", [employer])).toMatchObject([
        { role: "owner", email: emailOf("recruteur") },
        { role: "member", email: emailOf("autre recruteur") },
      ]);
      await expect(invite()).rejects.toThrow("already_member");
    });

    it("pour sept jours, tant qu'elle n'est pas reprise, et la dernière seule", async () => {
      const accept = (token?: string) =>
        value("autre recruteur", "accept_employer_invitation($1)", [token]);
      const first = await mailed(await invite());
      const second = await mailed(await invite());
      await expect(accept(first?.token)).rejects.toThrow("invitation_over");
      expect(
        await call("autre recruteur", "employer_invitation($1)", [second?.token]),
      ).toHaveLength(1);
      await database.exec("update private.employer_invitations set expires_at = now()");
      await expect(accept(second?.token)).rejects.toThrow("invitation_over");
      const third = await mailed(await invite());
      const [{ id }] = (await call("recruteur", "employer_invitations($1)", [employer])) as [
        { id: string },
      ];
      expect(await value("autre recruteur", "revoke_employer_invitation($1)", [id])).toBe(false);
      expect(await value("recruteur", "revoke_employer_invitation($1)", [id])).toBe(true);
      await expect(accept(third?.token)).rejects.toThrow("invitation_over");
    });

    it("sans que d'autres en voient rien, ni que des membres invitent", async () => {
      await join();
      for (const actor of ["autre recruteur", "candidat"] as const) {
        await expect(
          value(actor, "invite_to_employer($1, 'x@exemple.test', 'owner')", [employer]),
        ).rejects.toThrow("not_owner");
        expect(await call(actor, "employer_invitations($1)", [employer])).toEqual([]);
      }
      expect(await call("candidat", "employer_team($1)", [employer])).toEqual([]);
      await expect(invite("pas une adresse")).rejects.toThrow("not_valid");
      await expect(invite("x@exemple.test", "king")).rejects.toThrow("not_valid");
    });
  });

  describe("n'ouvrent plus par l'invitation de qui n'en répond plus", () => {
    /** The colleague, an owner, invites a third, and is told to whom the link went. */
    async function invited() {
      await join("owner");
      await database.exec(`update profiles set role = 'recruteur' where id = '${candidat}'`);
      const id = await value<string>("autre recruteur", "invite_to_employer($1, $2, 'owner')", [
        employer,
        emailOf("candidat"),
      ]);
      const [mail] = await database.query<{ token: string }>(
        "select * from employer_invitation_mail($1)",
        [id],
      );
      return () => value("candidat", "accept_employer_invitation($1)", [mail?.token]);
    }
    afterEach(() =>
      database.exec(`update profiles set suspended_at = null;
        update profiles set role = 'candidat' where id = '${candidat}'`),
    );

    it.each([
      ["retiré", () => value("recruteur", "remove_employer_member($1, $2)", [employer, colleague])],
      [
        "membre seulement",
        () => value("recruteur", "set_employer_role($1, $2, 'member')", [employer, colleague]),
      ],
      ["parti", () => value("autre recruteur", "leave_employer($1)", [employer])],
    ])("%s", async (_, go) => {
      const accept = await invited();
      await go();
      expect(await database.query("select 1 from private.employer_invitations")).toEqual([]);
      await expect(accept()).rejects.toThrow("invitation_over");
    });

    it.each([
      ["suspendu", "update profiles set suspended_at = now() where id = $1"],
      ["retiré par le service", "delete from employer_members where user_id = $1"],
    ])("%s", async (_, sql) => {
      const accept = await invited();
      await database.query(sql, [colleague]);
      await expect(accept()).rejects.toThrow("invitation_over");
    });

    it("et les autres responsables lisent qui reçoit les clés", async () => {
      const since = await database.query<{ id: number }>("select max(id) as id from audit_log");
      const accept = await invited();
      await accept();
      expect(
        await database.query(
          `select actor_id, action, detail ->> 'title' as title from audit_log
           where subject_id = $1 and id > coalesce($2, 0) order by id`,
          [recruteur, since[0]?.id],
        ),
      ).toEqual([
        { actor_id: colleague, action: "owner_invited", title: "Atelier Nord" },
        { actor_id: candidat, action: "owner_joined", title: "Atelier Nord" },
      ]);
    });
  });

  it("gardent toujours un propriétaire", async () => {
    await join();
    await expect(value("recruteur", "leave_employer($1)", [employer])).rejects.toThrow(
      "last_owner",
    );
    await expect(
      value("recruteur", "set_employer_role($1, $2, 'member')", [employer, recruteur]),
    ).rejects.toThrow("last_owner");
    await expect(
      value("autre recruteur", "set_employer_role($1, $2, 'owner')", [employer, colleague]),
    ).rejects.toThrow("not_owner");
    await value("recruteur", "set_employer_role($1, $2, 'owner')", [employer, colleague]);
    await value("recruteur", "leave_employer($1)", [employer]);
    expect(await call("recruteur", "my_employers()")).toEqual([]);
    expect(await call("autre recruteur", "my_employers()")).toMatchObject([
      { role: "owner", members: 1 },
    ]);
  });

  it("lisent ensemble les candidatures, CV compris, et n'en lisent plus rien une fois partis", async () => {
    const job = await publish("jobs", KINDS.job.fields);
    const path = `${candidat}/${crypto.randomUUID()}.pdf`;
    const [{ id }] = (await database.query(
      `insert into applications (candidate_id, job_id, cv_path, applicant_name)
       values ($1, $2, $3, 'Nom candidat') returning id`,
      [candidat, job.id, path],
    )) as [{ id: string }];
    const read = () => call("autre recruteur", "received_applications()");
    const open = () => value("autre recruteur", "open_application_cv($1)", [id]);
    const answer = (status: string) =>
      call("autre recruteur", "set_application_status($1, $2)", [id, status]);
    expect(await read()).toEqual([]);
    await expect(open()).rejects.toThrow("cv_not_available");
    await join();
    expect(await read()).toMatchObject([{ id }]);
    expect(await open()).toBe(path);
    expect(await answer("Entretien")).toMatchObject([{ status: "Entretien" }]);
    expect(
      await database.query(
        "select action from audit_log where actor_id = $1 and subject_id = $2 order by id",
        [colleague, candidat],
      ),
    ).toEqual([{ action: "cv_opened" }, { action: "application_status" }]);
    await value("recruteur", "remove_employer_member($1, $2)", [employer, colleague]);
    expect(await read()).toEqual([]);
    await expect(open()).rejects.toThrow("cv_not_available");
    await expect(answer("Refusée")).rejects.toThrow("cannot_change_status");
  });
});
