import { describe, expect, it } from "vitest";
import { type Actor, emailOf, PEOPLE } from "./support/people";
import { setUpPublishingReview } from "./support/publishing-review";

const HERE = "recrute@maison-essai.example";

describe("La vérification d'une entreprise", () => {
  const { query, exec, as, call, value, one, mailed, makeEmployer } = setUpPublishingReview();
  const ask = (employer: string, way: string, email: string | null = null) =>
    value<string>("recruteur", "ask_employer_check($1, $2, $3)", [employer, way, email]);
  const stateOf = async (employer: string) =>
    (
      await query<{ verified_by: string | null; fresh: boolean | null }>(
        "select verified_by, verified_at > now() - interval '1 minute' as fresh from employers where id = $1",
        [employer],
      )
    )[0];
  const mailOf = (request: string | undefined) =>
    mailed<{ code: string }>(`employer-check:${request}`);
  const confirm = (employer: string, code: string | undefined, actor: Actor = "recruteur") =>
    value<boolean>(actor, "confirm_employer_check($1, $2)", [employer, code]);
  const look = (request: string | undefined, actor: Actor = "recruteur") =>
    call<{ domain: string; token: string }>(actor, "look_for_employer($1)", [request]);
  const settle = (request: string | undefined) =>
    one<boolean>("select settle_site_check($1)", [request]);

  it("ne se demande ni ne se lit que pour sa propre entreprise", async () => {
    const employer = await makeEmployer();
    const others = ["candidat", "autre recruteur", "opérateur"] as const;
    for (const actor of ["visiteur", ...others] as const) {
      const attempt = call(actor, "ask_employer_check($1, 'mail', $2)", [employer, HERE]);
      await expect(attempt, actor).rejects.toMatchObject({ code: "42501" });
    }
    await ask(employer, "site");
    for (const actor of others) expect(await call(actor, "my_employer_checks()")).toEqual([]);
    expect(await call("recruteur", "my_employer_checks()")).toMatchObject([
      { way: "site", outcome: null },
    ]);
    expect(
      await one("select subject_id from private.audit_log where action = 'verification_requested'"),
    ).toBe(PEOPLE.recruteur);
  });

  it("par sa propre adresse, déjà confirmée, au domaine : aussitôt", async () => {
    const employer = await makeEmployer();
    const own = (set: string) =>
      query(`update auth.users set ${set} where id = $1`, [PEOPLE.recruteur]);
    await own(`email = '${HERE}', email_confirmed_at = null`);
    expect(await ask(employer, "mail", HERE)).not.toBeNull();
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    await own("email_confirmed_at = now()");
    expect(await ask(employer, "mail", HERE.toUpperCase())).toBeNull();
    expect(await stateOf(employer)).toEqual({ verified_by: "mail", fresh: true });
    await own(`email = '${emailOf("recruteur")}'`);
  });

  it("par un code : envoyé une fois, gardé nulle part, et perdu avec son domaine", async () => {
    const employer = await makeEmployer();
    const request = await ask(employer, "mail", ` ${HERE.toUpperCase()} `);
    const mail = await mailOf(request);
    // No word of the asker's leaves with it.
    expect(mail).toEqual({ email: HERE, code: expect.stringMatching(/^\d{8}$/) });
    expect(await mailOf(request)).toBeUndefined();
    expect(
      await query("select 1 from private.employer_checks c where position($1 in c::text) > 0", [
        mail?.code,
      ]),
    ).toEqual([]);
    // Whoever reads it at that address without the account is not who asked.
    for (const actor of ["autre recruteur", "candidat", "opérateur"] as const) {
      expect(await confirm(employer, mail?.code, actor), actor).toBe(false);
    }
    expect(await confirm(employer, "00000000")).toBe(false);
    expect(await confirm(employer, "")).toBe(false);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    const [first = "", rest = ""] = [mail?.code.slice(0, 4), mail?.code.slice(4)];
    expect(await confirm(employer, ` ${first} ${rest} `)).toBe(true);
    expect(await stateOf(employer)).toEqual({ verified_by: "mail", fresh: true });
    expect(await confirm(employer, mail?.code)).toBe(false);
    expect(
      await query(
        "select subject_id from private.audit_log where action = 'employer_verified' order by id desc limit 1",
      ),
    ).toEqual([{ subject_id: PEOPLE.recruteur }]);

    const next = await mailOf(await ask(employer, "mail", HERE));
    await as("recruteur", "update employers set website = 'https://ailleurs.example'");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await confirm(employer, next?.code)).toBe(false);
  });

  it("par un code : une heure, le dernier seul, et dix essais", async () => {
    const employer = await makeEmployer();
    const before = await mailOf(await ask(employer, "mail", HERE));
    const last = await mailOf(await ask(employer, "mail", HERE));
    expect(await confirm(employer, before?.code)).toBe(false);
    for (let n = 0; n < 9; n += 1) expect(await confirm(employer, "00000000")).toBe(false);
    await expect(confirm(employer, last?.code)).rejects.toThrow("too_many");
    await exec("delete from private.rate_limits");
    await exec("update private.employer_checks set expires_at = now()");
    expect(await confirm(employer, last?.code)).toBe(false);
    // The hour is that of the mail, however late it leaves.
    const late = await ask(employer, "mail", HERE);
    await exec("update private.employer_checks set expires_at = now()");
    expect(await confirm(employer, (await mailOf(late))?.code)).toBe(true);
  });

  it.each([
    ["recrute@gmail.com", "address_elsewhere"],
    ["recrute@autre.example", "address_elsewhere"],
    ["recrute@faux-maison-essai.example", "address_elsewhere"],
    ["a@etudiants.maison-essai.example", "address_elsewhere"],
    ["pas une adresse", "address_invalid"],
    ["a@b@maison-essai.example", "address_invalid"],
    ["", "address_invalid"],
  ])("refuse l'adresse « %s » (%s)", async (address, why) => {
    await expect(ask(await makeEmployer(), "mail", address)).rejects.toThrow(why);
  });

  it.each([
    [null, "site_missing"],
    ["https://127.0.0.1/", "site_missing"],
    ["https://localhost/", "site_missing"],
    ["https://serveur.internal/", "site_missing"],
    ["https://quelquun@maison.example/", "site_missing"],
    ["https://maison.example:8443/", "site_missing"],
    ["https://facebook.com/maison", "site_shared"],
    ["https://maison.wixsite.com/", "site_shared"],
    ["https://www.outlook.be/", "site_shared"],
    ["https://www.ulaval.ca/", "site_shared"],
    ["https://maison.blogspot.co.uk/", "site_shared"],
    ["https://qc.ca/", "site_shared"],
    ["https://gouv.qc.ca/", "site_shared"],
    ["https://co.uk/", "site_shared"],
  ])("refuse le site %s (%s)", async (website, why) => {
    const employer = await makeEmployer();
    await query("update employers set website = $1 where id = $2", [website, employer]);
    await expect(ask(employer, "site")).rejects.toThrow(why);
    await expect(ask(employer, "mail", "a@maison.example")).rejects.toThrow(why);
  });

  it("prend un site dont le domaine est sous l'un de ceux que d'autres se partagent", async () => {
    const employer = await makeEmployer();
    await exec("update employers set website = 'https://petite-boite.qc.ca'");
    expect(await ask(employer, "mail", "a@petite-boite.qc.ca")).toBeTruthy();
    await exec("update employers set website = 'https://www.environnement.gouv.qc.ca'");
    expect(await ask(employer, "site")).toBeTruthy();
  });

  it("par le site : la fonction apprend quoi chercher où, pour qui l'a demandé", async () => {
    const employer = await makeEmployer();
    await exec("update employers set website = 'https://www.maison-essai.example/a?b'");
    const request = await ask(employer, "site");
    expect(await look(request, "autre recruteur")).toEqual([]);
    const [found] = await look(request);
    expect(found?.domain).toBe("maison-essai.example");
    expect(found?.token).toMatch(/^[\w-]{20,}$/);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await settle(request)).toBe(true);
    expect(await stateOf(employer)).toEqual({ verified_by: "site", fresh: true });
    expect(await settle(request)).toBe(false);
    for (let n = 0; n < 19; n += 1) await look(request);
    await expect(look(request)).rejects.toThrow("too_many");
  });

  it("ne se demande pas sans fin", async () => {
    const employer = await makeEmployer();
    for (let n = 0; n < 5; n += 1) await ask(employer, "mail", HERE);
    await expect(ask(employer, "mail", HERE)).rejects.toThrow("too_many");
  });

  const decide = (employer: string, verified: boolean, reason: string, name = "Maison Essai") =>
    value<string | null>("opérateur", "decide_verification($1, $2, $3, $4, $5)", [
      ...[employer, verified, reason, name, "https://maison-essai.example"],
    ]);
  const mails = () =>
    query<{ recipient: string; data: object }>(
      `delete from private.outbox where template = 'employer-decision' returning recipient, data`,
    );

  it("par un opérateur, avec une raison ; il la retire aussi, et les responsables l'apprennent", async () => {
    const employer = await makeEmployer();
    await expect(decide(employer, false, "Faux")).rejects.toThrow("already_decided");
    await decide(employer, true, "Registre des entreprises consulté.");
    expect(await stateOf(employer)).toEqual({ verified_by: "operator", fresh: true });
    await expect(decide(employer, false, "  ")).rejects.toMatchObject({ code: "23514" });
    await decide(employer, false, "Le site a été vendu.");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await mails()).toMatchObject([
      {
        recipient: emailOf("recruteur"),
        data: { employer: "Maison Essai", outcome: "verified", actor_id: PEOPLE.opérateur },
      },
      { data: { outcome: "withdrawn", reason: "Le site a été vendu." } },
    ]);
    expect(
      await query(
        "select action from private.audit_log where actor_id = $1 and row_id = $2 order by id",
        [PEOPLE.opérateur, employer],
      ),
    ).toEqual([{ action: "employer_verified" }, { action: "employer_refused" }]);
  });

  it("ne vaut que pour le nom et le site qu'elle avait quand elle a été demandée", async () => {
    const employer = await makeEmployer();
    const site = await ask(employer, "site");
    const mail = await mailOf(await ask(employer, "mail", HERE));
    expect(await look(site)).toHaveLength(1);
    await as("recruteur", "update employers set name = 'Hydro-Québec'");
    expect(await confirm(employer, mail?.code)).toBe(false);
    expect(await look(site)).toEqual([]);
    expect(await settle(site)).toBe(false);
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
  });

  it("par documents : rien n'est vérifié sous un nom que l'opérateur n'a pas lu", async () => {
    const employer = await makeEmployer();
    await query("select register_employer_proof($1, $2, $3, 'kbis.pdf')", [
      employer,
      PEOPLE.recruteur,
      `${employer}/preuve.pdf`,
    ]);
    await as("recruteur", "update employers set name = 'Hydro-Québec'");
    await expect(decide(employer, true, "Vu")).rejects.toThrow("name_changed");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
    expect(await decide(employer, false, "Vu", "Hydro-Québec")).toBe(`${employer}/preuve.pdf`);
    expect((await mails())[0]?.data).toMatchObject({ outcome: "refused" });
  });

  it("ne donne pas, par courriel ni par site, le nom d'une autre entreprise vérifiée", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    const site = await ask(employer, "site");
    await exec(`insert into employers (name, website, verified_at, verified_by)
      values ('ESSAI-MAISON inc.', 'https://vraie-maison.example', now(), 'operator')`);
    await expect(confirm(employer, mail?.code)).rejects.toThrow("name_taken");
    await expect(settle(site)).rejects.toThrow("name_taken");
    await expect(ask(employer, "mail", HERE)).rejects.toThrow("name_taken");
    await expect(ask(employer, "site")).rejects.toThrow("name_taken");
    // Who has read documents says so.
    await decide(employer, true, "Deux entreprises de ce nom.");
    expect(await stateOf(employer)).toEqual({ verified_by: "operator", fresh: true });
  });

  it.each([
    ["Forge Montréal", "Forges Montréal inc.", true],
    ["Forge Montréal", "MONTRÉAL (forge) ltée", true],
    ["Forge Montréal", "Boulangerie Laval", false],
  ])("dit aux opérateurs que « %s » ressemble à « %s » : %s", async (verified, name, like) => {
    await query(
      "insert into employers (name, verified_at, verified_by) values ($1, now(), 'operator')",
      [verified],
    );
    await makeEmployer(name);
    const [account] = await call<{ employers: { similar: string | null }[] }>(
      "opérateur",
      "operator_accounts($1)",
      [name],
    );
    expect(account?.employers).toMatchObject([{ name, similar: like ? verified : null }]);
  });

  it("ne se demande ni ne s'achève pour une entreprise retirée du site", async () => {
    const employer = await makeEmployer();
    const mail = await mailOf(await ask(employer, "mail", HERE));
    const site = await ask(employer, "site");
    await exec("update employers set is_hidden = true");
    expect(await confirm(employer, mail?.code)).toBe(false);
    expect(await settle(site)).toBe(false);
    await expect(ask(employer, "site")).rejects.toThrow("employer_hidden");
    expect(await stateOf(employer)).toMatchObject({ verified_by: null });
  });
});
