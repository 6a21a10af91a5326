import { beforeEach, describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS, setUpApplications } from "./support/applications";
import { KINDS } from "./support/kinds";
import { emailOf, PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const DUE = `select kind, status, title, interview_at, candidate_email, recruiter_email
  from ${DUE_APPLICATION_MAILS} where actor_id = $1::text`;

describe("Les courriels d'une candidature", () => {
  const { state, makeJob, apply, applied, query, as, call, publish, eventsOf } =
    setUpApplications();

  const kinds = async () =>
    (await query(`select kind from ${DUE_APPLICATION_MAILS}`)).map(({ kind }) => kind);
  const runExpiry = () => query("select log_application_terms()");

  it("ne sont pas dus pour un envoi ou un retrait", async () => {
    const id = await applied();
    await call("candidat", "withdraw_application($1)", [id]);
    expect(await kinds()).toEqual([]);
  });

  it.each([
    ["'2030-01-03T10:00:00-05:00'", ["status", "withdrawn"]],
    ["'2020-01-03T10:00:00-05:00'", ["status"]],
  ])(
    "disent au recruteur que l'entrevue de %s n'aura pas lieu, et l'heure reste",
    async (at, due) => {
      const id = await applied();
      await call("recruteur", `set_application_status($1, 'Entretien', null, ${at})`, [id]);
      await call("candidat", "withdraw_application($1)", [id]);
      expect((await kinds()).sort()).toEqual(due);
      expect(await query("select interview_at from applications where id = $1", [id])).not.toEqual([
        { interview_at: null },
      ]);
    },
  );

  it("sont dus, à qui l'a fait, pour un statut changé", async () => {
    const id = await applied();
    await call(
      "recruteur",
      "set_application_status($1, 'Entretien', 'À mardi', '2030-01-03T10:00:00-05:00')",
      [id],
    );
    expect(await query(DUE, [recruteur])).toEqual([
      {
        kind: "status",
        status: "Entretien",
        title: "Offre",
        interview_at: expect.stringContaining("2030-01-03"),
        candidate_email: emailOf("candidat"),
        recruiter_email: emailOf("recruteur"),
      },
    ]);
    await call(
      "recruteur",
      "set_application_status($1, 'Entretien', null, '2030-01-04T10:00:00-05:00')",
      [id],
    );
    // The same hour is an answer where it comes with new words, and once.
    const again =
      "set_application_status($1, 'Entretien', 'En ligne', '2030-01-04T10:00:00-05:00')";
    await call("recruteur", again, [id]);
    await expect(call("recruteur", again, [id])).rejects.toThrow("cannot_change_status");
    expect(await query(`select old_status, status from ${DUE_APPLICATION_MAILS}`)).toEqual([
      { old_status: "En cours", status: "Entretien" },
      { old_status: "Entretien", status: "Entretien" },
      { old_status: "Entretien", status: "Entretien" },
    ]);
    expect(await query(DUE, [candidat])).toEqual([]);
    expect(await query(DUE, [PEOPLE["autre recruteur"]])).toEqual([]);
  });

  it("ne sont plus dus une fois réglés, ni après une semaine", async () => {
    const id = await applied();
    await call("recruteur", "set_application_status($1, 'Entretien')", [id]);
    await call("recruteur", "set_application_status($1, 'Refusée')", [id]);
    const [first] = await query(`select key from ${DUE_APPLICATION_MAILS}`);
    await query("select finish_mail($1)", [first?.key]);
    expect(await query(`select status from ${DUE_APPLICATION_MAILS}`)).toEqual([
      { status: "Refusée" },
    ]);
    await query("update private.outbox set created_at = now() - interval '8 days'");
    expect(await query("select * from claim_due_mail()")).toEqual([]);
  });

  it("disent une fois qu'un poste est pourvu, aux candidatures qui courent", async () => {
    const id = await applied();
    const fill = "update jobs set status = $2 where id = $1 returning id";
    await as("recruteur", fill, [state.job, "filled"]);
    await as("recruteur", fill, [state.job, "published"]);
    expect(await eventsOf(id)).toEqual(["sent"]);
    await as("recruteur", fill, [state.job, "filled"]);
    expect(await kinds()).toEqual(["filled"]);
    expect(await query("select * from claim_due_mail($1)", [recruteur])).toEqual([]);
    expect(await query("select actor_id from application_events where kind = 'filled'")).toEqual([
      { actor_id: recruteur },
    ]);
    expect(await eventsOf(id)).toEqual(["sent", "filled"]);
  });

  it.each(["Refusée", "Entretien"])(
    "ne disent pas à qui a le statut %s que le recruteur a trouvé quelqu'un",
    async (status) => {
      const id = await applied();
      await call("recruteur", "set_application_status($1, $2)", [id, status]);
      await as("recruteur", "update jobs set status = 'filled' where id = $1 returning id", [
        state.job,
      ]);
      expect(await kinds()).toEqual(["status"]);
    },
  );

  it.each(["job", "freelance", "scholarship"] as const)(
    "disent la suppression d'une publication (%s), dont le titre survit",
    async (kind) => {
      const { table, pointer, fields } = KINDS[kind];
      const { id } = await publish(kind);
      await apply({ [pointer]: id });
      await as("recruteur", `delete from ${table} where id = $1 returning id`, [id]);
      expect(await query(`select kind, title from ${DUE_APPLICATION_MAILS}`)).toEqual([
        { kind: "removed", title: fields.title },
      ]);
    },
  );

  it("disent une fois qu'une échéance est passée, pas plus de deux semaines après", async () => {
    await applied();
    const old = await makeJob();
    await apply({ job_id: old });
    const move = "update jobs set application_deadline = private.today() - $2::int where id = $1";
    await runExpiry();
    expect(await kinds()).toEqual([]);
    await query(move, [state.job, 1]);
    await query(move, [old, 15]);
    await runExpiry();
    await runExpiry();
    expect(await kinds()).toEqual(["expired"]);
  });

  it("de refus proposent trois offres semblables, une par entreprise, sans celles où l'on a postulé", async () => {
    const refused = await makeJob({ title: "Vitrailliste" });
    const description =
      "You will work with the team and our customers to deliver the best service for all of the people.";
    for (const company_name of ["A", "A", "B", "C", "D", "Déjà", "Brouillon"]) {
      const status = company_name === "Brouillon" ? "draft" : "published";
      const english = company_name === "A" && { description };
      const job_id = await makeJob({ title: "Vitrailliste", company_name, status, ...english });
      if (company_name === "Déjà") await apply({ job_id });
    }
    const { id } = await apply({ job_id: refused });
    const offers = async () =>
      (await query(`select offers from ${DUE_APPLICATION_MAILS} order by event_id desc limit 1`))[0]
        ?.offers as { employer: string; lang: string | null }[] | null;
    await call("recruteur", "set_application_status($1, 'Entretien')", [id]);
    expect(await offers()).toBeNull();
    await call("recruteur", "set_application_status($1, 'Refusée')", [id]);
    const proposed = (await offers()) ?? [];
    for (const { employer, lang } of proposed) expect(lang).toBe(employer === "A" ? "en" : null);
    const employers = proposed.map(({ employer }) => employer);
    expect(employers).toHaveLength(3);
    expect(new Set([...employers, ..."ABCD"]).size).toBe(4);
  });
});

describe("Le numéro d'une candidature", () => {
  const { state, apply, query, one } = setUpApplications();
  const mail = (candidate: string) =>
    query("select * from application_mail('job', $1, $2)", [state.job, candidate]);

  it("se connaît avant l'envoi, et c'est le même après", async () => {
    const [before] = await mail(candidat);
    expect(before).toMatchObject({
      applied: false,
      has_cv: true,
      is_open: true,
      applicant_name: "Nom candidat",
      applicant_email: emailOf("candidat"),
      recruiter_email: emailOf("recruteur"),
      recruiter_name: "Nom recruteur",
      title: "Offre",
      company: "Employeur",
      ...{ answer_due_on: null, announced: false },
    });
    const { id } = await apply({ job_id: state.job });
    expect(id).toBe(before?.application_id);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    const [after] = await mail(candidat);
    expect(after).toMatchObject({ applied: true, application_id: id });
    expect(after?.answer_due_on).toEqual(await one("select private.today() + 30"));
  });

  it("n'est pas le même pour une autre personne, qui n'a pas de CV", async () => {
    const [one] = await mail(candidat);
    const [other] = await mail(PEOPLE["autre candidat"]);
    expect(other?.application_id).not.toBe(one?.application_id);
    expect(other).toMatchObject({ has_cv: false });
  });

  it("n'existe pas pour une publication inconnue", async () => {
    expect(
      await query("select * from application_mail('freelance', $1, $2)", [state.job, candidat]),
    ).toEqual([]);
  });
});

describe("Le résumé du lundi", () => {
  const { makeCv, makeJob, apply, applied, query, one, insert, exec } = setUpApplications();
  const MONDAY = "2026-11-30 09:00 America/Toronto";
  const prepare = async (at = MONDAY) =>
    one<number>("select prepare_weekly_digests($1::timestamptz)", [at]);
  /** What waits in the outbox, as it would leave now. */
  const due = () =>
    query(
      `select m.recipient, m.data - 'token' - 'name' as data, m.data ->> 'token' as token
       from private.outbox o cross join lateral private.mail_contents(o) m
       where o.template = 'weekly-digest' order by o.key`,
    );
  beforeEach(() => exec("delete from private.outbox; delete from jobs where title <> 'Offre'"));

  it("part le lundi à neuf heures, une fois par semaine, à qui quelque chose attend", async () => {
    expect(await prepare()).toBe(0);
    await applied();
    for (const early of ["2026-11-30 08:59", "2026-12-01 09:00", "2026-11-29 12:00"]) {
      expect(await prepare(`${early} America/Toronto`)).toBe(0);
    }
    expect([await prepare(), await prepare("2026-11-30 23:00 America/Toronto")]).toEqual([1, 0]);
    expect(await prepare("2026-12-07 10:00 America/Toronto")).toBe(1);
  });

  it("compte ce qui est neuf et en retard, annonce par annonce, le retard d'abord", async () => {
    const theirs = { document_id: (await makeCv(PEOPLE["autre candidat"])).id };
    const first = await applied();
    const late = await makeJob({ title: "En retard" });
    const own = await apply({ job_id: late });
    await apply({ job_id: late, ...theirs }, "autre candidat");
    await query(
      `update applications set applied_at = now() - interval '8 days',
         answer_due_on = private.today() - 1 where id = $1`,
      [own.id],
    );
    await prepare();
    const items = [
      { id: late, title: "En retard", waiting: 2, fresh: 1, late: 1 },
      { id: expect.any(String), title: "Offre", waiting: 1, fresh: 1, late: 0 },
    ];
    expect(await due()).toMatchObject([{ recipient: emailOf("recruteur"), data: { items } }]);
    // What was answered meanwhile waits no longer, and where nothing does nobody is written to.
    await query("update applications set status = 'Refusée' where job_id = $1", [late]);
    expect(await due()).toMatchObject([{ data: { items: [{ title: "Offre", waiting: 1 }] } }]);
    await query("update applications set status = 'Refusée' where id = $1", [first]);
    expect(await due()).toMatchObject([{ recipient: null }]);
  });

  it("va à toute l'équipe de l'entreprise, mais pas de ce que l'on a envoyé soi-même", async () => {
    const { id: employer_id } = await insert("employers", {
      name: "Équipe",
      created_by: recruteur,
    });
    const job_id = await makeJob({ title: "D'équipe", employer_id });
    await apply({ job_id });
    const colleague = PEOPLE["autre recruteur"];
    await insert("employer_members", { employer_id, user_id: colleague, role: "member" });
    expect(await prepare()).toBe(2);
    await query("update applications set candidate_id = $1", [colleague]);
    expect((await due()).map(({ recipient }) => recipient).sort()).toEqual([
      null,
      emailOf("recruteur"),
    ]);
    await exec("delete from applications; delete from jobs; delete from employers");
  });

  it("se quitte d'un clic, sans toucher aux rappels", async () => {
    await applied();
    await prepare();
    const [mail] = await due();
    expect(await one("select leave_alerts($1)", [mail?.token])).toBe(true);
    expect(await due()).toMatchObject([{ recipient: null }]);
    const [profile] = await query(
      "select weekly_digest, deadline_reminders from profiles where id = $1",
      [recruteur],
    );
    expect(profile).toEqual({ weekly_digest: false, deadline_reminders: true });
    expect(await prepare("2026-12-07 10:00 America/Toronto")).toBe(0);
    await exec("update profiles set weekly_digest = true");
  });
});
