import { beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

const { candidat, recruteur, opérateur } = PEOPLE;

describe("Qui veille sur le site", () => {
  const { database, call, value } = setUpCalls();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from private.holds; delete from jobs;
      delete from private.report_cases; delete from employers; delete from private.employer_checks;
      delete from private.operators where user_id <> '${opérateur}'; delete from audit_log;
      update profiles set suspended_at = null`),
  );

  const grant = (person: string) =>
    database.query("insert into private.operators (user_id) values ($1)", [person]);
  async function offer(more: Record<string, unknown> = {}, owner = recruteur): Promise<string> {
    const row = {
      ...{ title: "Offre", company_name: "E", description: "Texte", recruiter_id: owner },
      ...more,
    };
    const columns = Object.keys(row);
    const [made] = await database.query<{ id: string }>(
      `insert into jobs (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }
  async function employer(member: string): Promise<string> {
    const [made] = await database.query<{ id: string }>(
      "insert into employers (name, created_by) values ('Atelier', $1) returning id",
      [member],
    );
    return made?.id ?? "";
  }
  async function reported(kind: string, id: string): Promise<string> {
    await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
    const [found] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1 and outcome is null",
      [id],
    );
    return found?.id ?? "";
  }
  const decide = (person: string, of: string) =>
    asPerson(database, person, "select * from decide_case($1, 'hidden', 'Frais.')", [of]);
  const review = (person: string, of: string, overturn = false) =>
    asPerson(
      database,
      person,
      "select * from review_case($1, $2, 'Relu.', operator_case($1) ->> 'shown')",
      [of, overturn],
    );
  const contest = (of: string) => call("recruteur", "contest_case($1, 'Non.')", [of]);
  const file = async (person: string, of: string) =>
    (
      await asPerson<{ file: Record<string, unknown> }>(
        database,
        person,
        "select operator_case($1) as file",
        [of],
      )
    )[0]?.file;

  it("ne décide ni de sa publication, ni de ce que publie son employeur, seul ou non", async () => {
    await grant(recruteur);
    const own = await reported("job", await offer());
    await expect(decide(recruteur, own)).rejects.toThrow("own_case");
    await expect(call("opérateur", "suspend_account($1, 'Abus.')", [recruteur])).rejects.toThrow(
      "cannot_suspend_operator",
    );
    expect(await file(recruteur, own)).toMatchObject({ is_own: true });
    const of = await employer(recruteur);
    const colleagues = await reported(
      "job",
      await offer({ employer_id: of }, PEOPLE["autre recruteur"]),
    );
    await expect(decide(recruteur, colleagues)).rejects.toThrow("own_case");
    await expect(decide(recruteur, await reported("employer", of))).rejects.toThrow("own_case");
    expect(await file(opérateur, own)).toMatchObject({ is_own: false });
    expect(await decide(opérateur, own)).toHaveLength(1);
    await expect(review(recruteur, own, true)).rejects.toThrow("own_case");

    await database.query("delete from private.operators where user_id = $1", [opérateur]);
    await expect(review(recruteur, own, true), "seul").rejects.toThrow("own_case");
    await grant(opérateur);
  });

  it("ne rend pas la correction de sa propre publication", async () => {
    const id = await offer();
    const of = await reported("job", id);
    await decide(opérateur, of);
    await grant(recruteur);
    await asPerson(database, recruteur, "update jobs set status = 'published' where id = $1", [id]);
    const accept = (person: string) =>
      asPerson(
        database,
        person,
        "select * from answer_correction($1, true, null, operator_case($1) ->> 'shown')",
        [of],
      );
    await expect(accept(recruteur)).rejects.toThrow("own_case");
    expect(await accept(opérateur)).toHaveLength(1);
  });

  it("ne relit pas la contestation de sa décision quand quelqu’un d’autre le peut", async () => {
    await grant(PEOPLE["autre recruteur"]);
    const of = await reported("job", await offer());
    await decide(opérateur, of);
    await contest(of);
    expect(await file(opérateur, of)).toMatchObject({
      is_own_decision: true,
      has_other_reader: true,
    });
    await expect(review(opérateur, of)).rejects.toThrow("own_decision");
    await expect(review(opérateur, of, true)).rejects.toThrow("own_decision");
    await review(PEOPLE["autre recruteur"], of);
    expect(await file(opérateur, of)).toMatchObject({ review: "upheld", same_reader: false });
  });

  it("la relit quand elle est seule à le pouvoir, et le dossier le dit", async () => {
    const of = await reported("job", await offer());
    await decide(opérateur, of);
    await contest(of);
    // Whose own publication it is does not read it either.
    await grant(recruteur);
    expect(await file(opérateur, of)).toMatchObject({ has_other_reader: false });
    await review(opérateur, of);
    expect(await file(opérateur, of)).toMatchObject({ review: "upheld", same_reader: true });
    expect(await call("recruteur", "my_decisions()")).toMatchObject([{ same_reader: true }]);
  });

  it("revient sur sa décision que personne ne conteste", async () => {
    await grant(PEOPLE["autre recruteur"]);
    const of = await reported("job", await offer());
    await decide(opérateur, of);
    await review(opérateur, of, true);
    expect(await file(opérateur, of)).toMatchObject({ review: "overturned", same_reader: false });
  });

  it("ne laisse pas passer sa publication à la file d’attente, ni les signaux qu’elle porte", async () => {
    const id = await offer({ status: "draft" });
    const [waiting] = await database.query<{ id: string }>(
      `insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
       values ('job', $1, $2, 'Offre', 'published') returning id`,
      [id, recruteur],
    );
    const live = await offer();
    await database.query(
      `insert into private.publication_signals (kind, item_id, weight, found, read_as, is_live)
       values ('job', $1, 90, '[]', '', true)
       on conflict on constraint publication_signals_pkey do update set cleared_at = null`,
      [live],
    );
    await grant(recruteur);
    const approve = (person: string) =>
      asPerson(database, person, "select * from decide_review($1, 'approved')", [waiting?.id]);
    const clear = (person: string) =>
      asPerson(database, person, "select clear_signals('job', $1)", [live]);
    await expect(approve(recruteur)).rejects.toThrow("own_case");
    await expect(clear(recruteur)).rejects.toThrow("own_case");
    expect(await approve(opérateur)).toHaveLength(1);
    expect(await clear(opérateur)).toEqual([{ clear_signals: true }]);
  });

  it("ne vérifie pas son propre employeur, ni sur documents ni autrement", async () => {
    const of = await employer(recruteur);
    await grant(recruteur);
    const operate = (person: string) =>
      asPerson(
        database,
        person,
        `select operate_verification(e.id, true, 'Vu.', false, e.name, e.website)
           from employers e where e.id = $1`,
        [of],
      );
    await expect(operate(recruteur)).rejects.toThrow("own_case");
    await database.query("select register_employer_proof($1, $2, 'a/b.pdf', 'kbis.pdf')", [
      of,
      recruteur,
    ]);
    const [proof] = await database.query<{ id: string }>(
      "select id from private.employer_checks where outcome is null",
    );
    const settle = (person: string) =>
      database.query("select decide_employer_proof($1, $2, true, 'Vu.')", [proof?.id, person]);
    await expect(settle(recruteur)).rejects.toThrow("own_case");
    await settle(opérateur);
    expect(await value("visiteur", "(select verified_by from employers)")).toBe("operator");
  });

  it("ne décide de rien d’un employeur fait ou quitté depuis peu", async () => {
    const colleague = PEOPLE["autre recruteur"];
    const of = await employer(recruteur);
    const join = (person: string, role: string) =>
      database.query(
        "insert into employer_members (employer_id, user_id, role) values ($1, $2, $3)",
        [of, person, role],
      );
    await join(colleague, "owner");
    await grant(recruteur);
    await grant(colleague);
    await asPerson(database, recruteur, "select leave_employer($1)", [of]);
    const [shown] = await database.query<{ name: string; website: string | null }>(
      "select name, website from employers where id = $1",
      [of],
    );
    const operate = (person: string) =>
      asPerson(database, person, "select operate_verification($1, true, 'Vu.', false, $2, $3)", [
        of,
        shown?.name,
        shown?.website ?? "",
      ]);
    await expect(operate(recruteur), "qui l’a fait").rejects.toThrow("own_case");
    await expect(decide(recruteur, await reported("employer", of))).rejects.toThrow("own_case");

    await join(candidat, "owner");
    await database.query("select private.let_go($1, $2, 'member_removed')", [of, colleague]);
    await expect(operate(colleague), "qui vient d’en partir").rejects.toThrow("own_case");
    const offered = await reported("job", await offer({ employer_id: of }));
    await expect(decide(colleague, offered)).rejects.toThrow("own_case");
    await database.query("select register_employer_proof($1, $2, 'a/b.pdf', 'kbis.pdf')", [
      of,
      candidat,
    ]);
    await expect(
      database.query(
        "select decide_employer_proof((select id from private.employer_checks where outcome is null), $1, true, 'Vu.')",
        [colleague],
      ),
    ).rejects.toThrow("own_case");
    await database.exec("update audit_log set created_at = now() - interval '91 days'");
    expect(await operate(colleague), "parti depuis longtemps").toEqual([]);
    await expect(operate(recruteur), "qui l’a fait, toujours").rejects.toThrow("own_case");
  });
});
