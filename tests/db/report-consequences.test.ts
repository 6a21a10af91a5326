import { describe, expect, it } from "vitest";
import { setUpDecisions } from "./support/decisions";
import { emailOf, PEOPLE } from "./support/people";

describe("Les décisions sur un signalement", () => {
  const { database, call, value, publish, reported, decide, review, statusOf } = setUpDecisions();

  it("ferment les candidatures et les CV reçus, et les rouvrent", async () => {
    const id = await publish("job");
    const [sent] = await database.query<{ id: string }>(
      `insert into applications (candidate_id, job_id, cv_path, target_title)
       values ($1, $2, 'c/v.pdf', 'Offre') returning id`,
      [PEOPLE.candidat, id],
    );
    const received = () => call("recruteur", "received_applications('')");
    const open = () => value("recruteur", "open_application_cv($1)", [sent?.id]);
    expect(await received()).toHaveLength(1);
    expect(await open()).toBe("c/v.pdf");

    const of = await reported("job", id);
    await decide(of, "hidden");
    expect(await received()).toEqual([]);
    expect(await call("recruteur", "applications where id = $1", [sent?.id])).toEqual([]);
    await expect(open()).rejects.toThrow("cv_not_available");
    await expect(
      call("recruteur", "set_application_status($1, 'Entretien')", [sent?.id]),
    ).rejects.toThrow("cannot_change_status");
    expect(await call("candidat", "applications where id = $1", [sent?.id])).toMatchObject([
      { target_title: "Offre", status: "En cours" },
    ]);

    await review(of, true);
    expect(await received()).toHaveLength(1);
    expect(await open()).toBe("c/v.pdf");
  });

  describe("se contestent", () => {
    const contest = (actor: "recruteur" | "autre recruteur", of: string) =>
      call(actor, "contest_case($1, 'C’est corrigé.')", [of]);

    it("une fois, par qui a publié, et reviennent à la file", async () => {
      const of = await reported("job", await publish("job"));
      await expect(contest("recruteur", of)).rejects.toThrow("cannot_contest");
      await decide(of, "hidden");
      await expect(contest("autre recruteur", of)).rejects.toThrow("cannot_contest");
      expect(await call("recruteur", "my_decisions()")).toMatchObject([
        { id: of, can_contest: true },
      ]);
      expect(await call("autre recruteur", "my_decisions()")).toEqual([]);
      await contest("recruteur", of);
      await expect(contest("recruteur", of)).rejects.toThrow("cannot_contest");
      const waiting = await call<{ id: string }>("opérateur", "operator_cases()");
      expect(waiting.map(({ id }) => id)).toContain(of);
      await review(of, false);
      expect(await call("recruteur", "my_decisions()")).toMatchObject([
        { review: "upheld", review_reason: "Relu.", can_contest: false },
      ]);
    });

    it("et tant qu'on les relit, rien ne s'efface", async () => {
      const id = await publish("job");
      const of = await reported("job", id);
      await decide(of, "removed");
      await contest("recruteur", of);
      await database.query(
        "select private.forget('removed_publications', now() + interval '60 days', 10)",
      );
      expect(await statusOf("job", id)).toBe("draft");
    });
  });

  it("s'écrivent à qui a publié, à qui a signalé et à qui a postulé", async () => {
    const id = await publish("job");
    await database.query(
      `insert into applications (candidate_id, job_id, target_title) values ($1, $2, 'Offre')`,
      [PEOPLE.candidat, id],
    );
    const of = await reported("job", id);
    await call("visiteur", "report_content('job', $1, 'fees', null, 'temoin@exemple.test')", [id]);
    await decide(of, "hidden", "Demande d’argent.");
    type Due = { mail_id: string; email: string; audience: string; reason: string };
    const due = await database.query<Due>("select * from due_case_mails()");
    expect(due.map(({ audience, email }) => [audience, email]).sort()).toEqual([
      ["candidate", emailOf("candidat")],
      ["owner", emailOf("recruteur")],
      ["reporter", emailOf("autre candidat")],
      ["reporter", "temoin@exemple.test"],
    ]);
    for (const { mail_id } of due) await database.query("select settle_case_mail($1)", [mail_id]);
    expect(await database.query("select * from due_case_mails()")).toEqual([]);
    expect(await database.query("select 1 from private.reports where email is not null")).toEqual(
      [],
    );

    expect(await call("candidat", "my_withdrawn_targets()")).toMatchObject([{ outcome: "hidden" }]);
    expect(await call("autre candidat", "my_withdrawn_targets()")).toEqual([]);
    await review(of, true);
    expect(await call("candidat", "my_withdrawn_targets()")).toEqual([]);
  });
});
