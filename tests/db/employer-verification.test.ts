import { describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { ACTORS, emailOf, PEOPLE } from "./support/people";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const HERE = "recrute@maison-essai.example";

describe("La vérification d'une entreprise", () => {
  const { database, call, value, makeEmployer, publish, statusOf } = setUpGate();
  const ask = (employer: string, way: string, email: string | null = null) =>
    value<string>("recruteur", "ask_employer_check($1, $2, $3)", [employer, way, email]);
  const stateOf = async (employer: string) =>
    (
      await database.query<{ verified_by: string | null; fresh: boolean | null }>(
        "select verified_by, verified_at > now() - interval '1 minute' as fresh from employers where id = $1",
        [employer],
      )
    )[0];
  const mailOf = async (request: string | undefined) =>
    (
      await database.query<{ email: string; confirm_token: string }>(
        "select * from employer_check_mail($1)",
        [request],
      )
    )[0];
  const confirm = (token: string | undefined, actor: (typeof ACTORS)[number] = "recruteur") =>
    value<string | null>(actor, "confirm_employer_check($1)", [token]);

  it("ne se demande ni ne se lit que pour sa propre entreprise", async () => {
    const employer = await makeEmployer();
    for (const actor of ACTORS.filter((one) => one !== "recruteur")) {
      await expect(
        call(actor, "ask_employer_check($1, 'mail', $2)", [employer, HERE]),
        actor,
      ).rejects.toMatchObject({ code: "42501" });
    }
    await ask(employer, "site");
    for (const actor of ACTORS.filter((one) => one !== "recruteur" && one !== "visiteur")) {
      expect(await call(actor, "my_employer_checks($1)", [employer]), actor).toEqual([]);
    }
    expect(await call("recruteur", "my_employer_checks($1)", [employer])).toMatchObject([
      { way: "site", domain: "maison-essai.example", outcome: null },
    ]);
  });

  it.each([
    `employer_check_mail('${NOBODY}')`,
    `employer_site_check('${NOBODY}', '${NOBODY}')`,
    `settle_site_check('${NOBODY}')`,
    "due_employer_mails()",
    `settle_employer_mail('${NOBODY}')`,
  ])("réserve au service : %s", async (sql) => {
    for (const actor of ACTORS) {
      await expect(call(actor, sql), actor).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("par courriel : le lien sert une fois, à qui la demande, et se perd avec son domaine", async () => {
    const employer = await makeEmployer();
    const request = await ask(employer, "mail", ` ${HERE.toUpperCase()} `);
    const mail = await mailOf(request);
    // No word of the asker's leaves with it.
    expect(mail).toEqual({ email: HERE, confirm_token: expect.any(String) });
    expect(await mailOf(request)).toBeUndefined();
    expect(
      await database.query(
        "select 1 from private.employer_checks c where position($1 in c::text) > 0",
        [mail?.confirm_token],
      ),
    ).toEqual([]);

    // Who presses the button at that address without the account is not who asked.
    for (const actor of ["autre recruteur", "candidat", "opérateur"] as const) {
      expect(await confirm(mail?.confirm_token, actor), actor).toBeNull();
    }
    expect(await confirm("faux")).toBeNull();
    expect(await value("recruteur", "employer_check_by_token($1)", [mail?.confirm_token])).toBe(
      "Maison Essai",
    );
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await confirm(mail?.confirm_token)).toBe("maison-essai");
    expect(await stateOf(employer)).toEqual({ verified_by: "mail", fresh: true });
    expect(await confirm(mail?.confirm_token)).toBeNull();
    expect(
      await database.query("select subject_id from audit_log where action = 'employer_verified'"),
    ).toEqual([{ subject_id: PEOPLE.recruteur }]);

    await call("recruteur", "my_employer_checks($1)", [employer]);
    const next = await mailOf(await ask(employer, "mail", HERE));
    await database.exec(`begin; set local role authenticated;
      set local "request.jwt.claim.sub" = '${PEOPLE.recruteur}';
      update employers set website = 'https://ailleurs.example'; commit`);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await confirm(next?.confirm_token)).toBeNull();
  });

  it("par courriel : le lien expire", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    await database.exec("update private.employer_checks set expires_at = now()");
    expect(await confirm(mail?.confirm_token)).toBeNull();
    const late = await ask(employer, "mail", HERE);
    await database.exec("update private.employer_checks set expires_at = now()");
    expect(await mailOf(late)).toBeUndefined();
  });

  it.each([
    ["recrute@gmail.com", "address_free"],
    ["recrute@yahoo.ca", "address_free"],
    ["recrute@moi.lovable.app", "address_free"],
    ["recrute@moi.blogspot.ca", "address_free"],
    ["a@etudiants.maison-essai.example", "address_of_students"],
    ["a@etu.maison-essai.example", "address_of_students"],
    ["a@student.maison-essai.example", "address_of_students"],
    ["a@students.cs.maison-essai.example", "address_of_students"],
    ["a@mail.alumni.maison-essai.example", "address_of_students"],
    ["recrute@autre.example", "address_elsewhere"],
    ["recrute@faux-maison-essai.example", "address_elsewhere"],
    ["recrute@example", "address_elsewhere"],
    ["pas une adresse", "address_invalid"],
    ["a@b@maison-essai.example", "address_invalid"],
    ["", "address_invalid"],
  ])("refuse l'adresse « %s » (%s)", async (address, why) => {
    await expect(ask(await makeEmployer(), "mail", address)).rejects.toThrow(why);
  });

  it("prend une adresse d'un sous-domaine", async () => {
    expect(await ask(await makeEmployer(), "mail", "a@courriel.maison-essai.example")).toBeTruthy();
  });

  it.each([
    [null, "site_missing"],
    ["https://127.0.0.1/", "site_missing"],
    ["https://[::1]/", "site_missing"],
    ["https://localhost/", "site_missing"],
    ["https://serveur.internal/", "site_missing"],
    ["https://quelquun@maison.example/", "site_missing"],
    ["https://maison.example:8443/", "site_missing"],
    ["https://facebook.com/maison", "site_shared"],
    ["https://maison.wixsite.com/", "site_shared"],
    ["https://gmail.com/", "site_shared"],
    ["https://www.outlook.be/", "site_shared"],
    ["https://maison.onrender.com/", "site_shared"],
    ["https://maison.webflow.io/", "site_shared"],
    ["https://lovable.app/", "site_shared"],
    ["https://maison.lovable.app/", "site_shared"],
    ["https://www.consultant.com/", "site_shared"],
    ["https://maison.js.org/", "site_shared"],
    ["https://www.ulaval.ca/", "site_shared"],
    ["https://blogspot.ca/", "site_shared"],
    ["https://maison.blogspot.fr/", "site_shared"],
    ["https://maison.blogspot.co.uk/", "site_shared"],
    ["https://etudiants.universite.example/", "site_shared"],
    ["https://qc.ca/", "site_shared"],
    ["https://gouv.qc.ca/", "site_shared"],
    ["https://gc.ca/", "site_shared"],
    ["https://co.uk/", "site_shared"],
  ])("refuse le site %s (%s)", async (website, why) => {
    const employer = await makeEmployer();
    await database.query("update employers set website = $1 where id = $2", [website, employer]);
    await expect(ask(employer, "site")).rejects.toThrow(why);
    await expect(ask(employer, "mail", "a@maison.example")).rejects.toThrow(why);
  });

  it("prend un site dont le domaine est sous l'un de ceux que d'autres se partagent", async () => {
    const employer = await makeEmployer();
    await database.exec("update employers set website = 'https://petite-boite.qc.ca'");
    expect(await ask(employer, "mail", "a@petite-boite.qc.ca")).toBeTruthy();
    // Named after whom it is for, and somebody's own.
    for (const own of ["etudiants.qc.ca", "students.example", "etudier.maison.example"]) {
      await database.query("update employers set website = $1", [`https://${own}`]);
      expect(await ask(employer, "mail", `a@${own}`), own).toBeTruthy();
    }
    await database.exec("update employers set website = 'https://www.environnement.gouv.qc.ca'");
    expect(await ask(employer, "site")).toBeTruthy();
  });

  it("par le site : la fonction apprend quoi chercher où, pour qui l'a demandé", async () => {
    const employer = await makeEmployer();
    await database.exec("update employers set website = 'https://www.maison-essai.example/a?b'");
    const request = await ask(employer, "site");
    const look = (person: string) =>
      database.query<{ domain: string; token: string }>(
        "select * from employer_site_check($1, $2)",
        [request, person],
      );
    expect(await look(PEOPLE["autre recruteur"])).toEqual([]);
    const [found] = await look(PEOPLE.recruteur);
    expect(found?.domain).toBe("maison-essai.example");
    expect(found?.token).toMatch(/^[\w-]{20,}$/);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    const settle = () => database.query("select settle_site_check($1) as done", [request]);
    expect(await settle()).toEqual([{ done: true }]);
    expect(await stateOf(employer)).toEqual({ verified_by: "site", fresh: true });
    expect(await settle()).toEqual([{ done: false }]);
    for (let n = 0; n < 19; n += 1) await look(PEOPLE.recruteur);
    await expect(look(PEOPLE.recruteur)).rejects.toThrow("too_many");
  });

  it("d'un clic, par l'adresse confirmée du compte quand elle est du domaine, et par aucune autre", async () => {
    const employer = await makeEmployer();
    const verify = (actor: (typeof ACTORS)[number] = "recruteur") =>
      call(actor, "verify_by_own_address($1)", [employer]);
    const mine = (email: string, confirmed: string) =>
      database.query(
        `update auth.users set email = $1, email_confirmed_at = ${confirmed} where id = $2`,
        [email, PEOPLE.recruteur],
      );
    try {
      await expect(verify()).rejects.toThrow("address_elsewhere");
      await mine(HERE, "null");
      await expect(verify()).rejects.toThrow("address_invalid");
      await mine(HERE, "now()");
      for (const actor of ACTORS.filter((one) => one !== "recruteur")) {
        await expect(verify(actor), actor).rejects.toMatchObject({ code: "42501" });
      }
      expect(await stateOf(employer)).toMatchObject({ verified_by: null });
      await verify();
      expect(await stateOf(employer)).toEqual({ verified_by: "mail", fresh: true });
      expect(await call("recruteur", "my_employer_checks($1)", [employer])).toMatchObject([
        { way: "mail", outcome: "verified" },
      ]);
    } finally {
      await mine(emailOf("recruteur"), "now()");
    }
  });

  it("ne se demande pas sans fin", async () => {
    const employer = await makeEmployer();
    for (let n = 0; n < 5; n += 1) await ask(employer, "mail", HERE);
    await expect(ask(employer, "mail", HERE)).rejects.toThrow("too_many");
  });

  it("par un opérateur, avec une raison ; il la retire aussi, et les responsables l'apprennent", async () => {
    const employer = await makeEmployer();
    const operate = (
      verified: boolean,
      reason: string,
      actor: (typeof ACTORS)[number] = "opérateur",
    ) =>
      call(
        actor,
        "operate_verification($1, $2, $3, 'Maison Essai', 'https://maison-essai.example')",
        [employer, verified, reason],
      );
    for (const actor of ACTORS.filter((one) => one !== "opérateur")) {
      await expect(operate(true, "Vu", actor), actor).rejects.toMatchObject({ code: "42501" });
    }
    await expect(operate(false, "Faux")).rejects.toThrow("nothing_to_withdraw");
    await operate(true, "Registre des entreprises consulté.");
    expect(await stateOf(employer)).toEqual({ verified_by: "operator", fresh: true });
    await expect(operate(false, "  ")).rejects.toMatchObject({ code: "23514" });
    await operate(false, "Le site a été vendu.");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    const mails = () => database.query<{ mail_id: string }>("select * from due_employer_mails()");
    expect(await mails()).toMatchObject([
      { email: emailOf("recruteur"), employer: "Maison Essai", outcome: "verified", part: 1 },
      { email: emailOf("recruteur"), outcome: "withdrawn", reason: "Le site a été vendu." },
    ]);
    for (const { mail_id } of await mails()) {
      await database.query("select settle_employer_mail($1)", [mail_id]);
    }
    expect(await mails()).toEqual([]);
    expect(
      await database.query(
        "select action from audit_log where actor_id = $1 and row_id = $2 order by id",
        [PEOPLE.opérateur, employer],
      ),
    ).toEqual([{ action: "employer_verified" }, { action: "employer_refused" }]);
  });

  it("fait paraître ce qui attendait", async () => {
    const employer = await makeEmployer();
    const { id } = await publish("job", { employer_id: employer });
    const mail = await mailOf(await ask(employer, "mail", HERE));
    await confirm(mail?.confirm_token);
    expect(await statusOf("job", id)).toBe("published");
  });

  it("ne vaut que pour le nom et le site qu'elle avait quand elle a été demandée", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    const site = await ask(employer, "site");
    const unsent = await ask(employer, "mail", HERE);
    const look = () =>
      database.query("select * from employer_site_check($1, $2)", [site, PEOPLE.recruteur]);
    expect(await look()).toHaveLength(1);
    await asPerson(database, PEOPLE.recruteur, "update employers set name = 'Hydro-Québec'");
    expect(await confirm(mail?.confirm_token)).toBeNull();
    expect(await mailOf(unsent)).toBeUndefined();
    expect(await look()).toEqual([]);
    expect(await database.query("select settle_site_check($1) as done", [site])).toEqual([
      { done: false },
    ]);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
  });

  it("par documents : rien n'est vérifié sous un nom que l'opérateur n'a pas lu", async () => {
    const employer = await makeEmployer();
    await database.query("select register_employer_proof($1, $2, $3, 'kbis.pdf')", [
      employer,
      PEOPLE.recruteur,
      `${employer}/preuve.pdf`,
    ]);
    const [proof] = await database.query<{ id: string }>(
      "select id from private.employer_checks where outcome is null",
    );
    await asPerson(database, PEOPLE.recruteur, "update employers set name = 'Hydro-Québec'");
    const decide = (verified: boolean) =>
      database.query("select decide_employer_proof($1, $2, $3, 'Vu')", [
        proof?.id,
        PEOPLE.opérateur,
        verified,
      ]);
    await expect(decide(true)).rejects.toThrow("name_changed");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    await decide(false);
  });

  it("ne donne pas, par courriel ni par site, le nom d'une autre entreprise vérifiée", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    const site = await ask(employer, "site");
    await database.exec(`insert into employers (name, website, verified_at, verified_by)
      values ('MAISON-ESSAI', 'https://vraie-maison.example', now(), 'operator')`);
    await expect(confirm(mail?.confirm_token)).rejects.toThrow("name_taken");
    await expect(database.query("select settle_site_check($1) as done", [site])).rejects.toThrow(
      "name_taken",
    );
    await expect(ask(employer, "mail", HERE)).rejects.toThrow("name_taken");
    await expect(ask(employer, "site")).rejects.toThrow("name_taken");
    // Who has read documents says so.
    await call(
      "opérateur",
      `operate_verification($1, true, 'Deux entreprises de ce nom.', 'Maison Essai',
        'https://maison-essai.example')`,
      [employer],
    );
    expect(await stateOf(employer)).toEqual({ verified_by: "operator", fresh: true });
  });

  it("ne se demande ni ne s'achève pour une entreprise retirée du site", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    const site = await ask(employer, "site");
    await database.exec("update employers set is_hidden = true");
    expect(await confirm(mail?.confirm_token)).toBeNull();
    expect(await database.query("select settle_site_check($1) as done", [site])).toEqual([
      { done: false },
    ]);
    await expect(ask(employer, "site")).rejects.toThrow("employer_withheld");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
  });
});
