import { describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS, setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

describe("La réponse promise", () => {
  const database = setUpApplications();
  const { state, makeCv, makeJob, apply, applied, query, as, call, one, publish } = database;
  const { statusOf, eventsOf } = database;

  /** Sent so many days ago, with an answer promised within so many. */
  const age = (id: string, sent: number, promised = 7) =>
    query(
      `update applications set applied_at = now() - make_interval(days => $2),
         answer_due_on = private.today() - $2::integer + $3::integer where id = $1`,
      [id, sent, promised],
    );
  const round = () => query("select log_application_terms()");
  const due = () =>
    query(
      `select kind, candidate_email, recruiter_email, waiting from ${DUE_APPLICATION_MAILS} order by event_id`,
    );
  const promisedIn = (id: string) =>
    one("select answer_due_on - private.today() from applications where id = $1", [id]);

  it("est datée du jour où l'on postule, et ne bouge plus", async () => {
    const job = await makeJob({ answer_days: 14 });
    const id = (await apply({ job_id: job })).id;
    expect(await promisedIn(id)).toBe(14);
    await as("recruteur", "update jobs set answer_days = 7 where id = $1", [job]);
    expect(await promisedIn(id)).toBe(14);
  });

  it("est de trente jours pour qui n'a rien choisi, d'aucun pour une bourse", async () => {
    expect(await promisedIn(await applied())).toBe(30);
    const mission = (await publish("freelance")).id;
    expect(await promisedIn((await apply({ freelance_id: mission })).id)).toBe(30);
    const grant = (await publish("scholarship")).id;
    expect(await promisedIn((await apply({ scholarship_id: grant })).id)).toBeNull();
  });

  it.each([0, 8, 31])("n'est pas de %i jours", async (days) => {
    await expect(makeJob({ answer_days: days })).rejects.toMatchObject({ code: "23514" });
  });

  it("se relance une fois passée, pas avant", async () => {
    const id = await applied();
    await age(id, 14, 14);
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
    await age(id, 15, 14);
    expect((await call("candidat", "remind_application($1)", [id]))[0]?.reminded_at).toBeTruthy();
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
  });

  it("est rappelée au recruteur trois jours avant, une fois, pour toutes celles d'un jour", async () => {
    const other = PEOPLE["autre candidat"];
    const theirs = { job_id: state.job, document_id: (await makeCv(other)).id };
    const ids = [await applied(), (await apply(theirs, "autre candidat")).id];
    for (const id of ids) await age(id, 3);
    await round();
    expect(await due()).toEqual([]);
    for (const id of ids) await age(id, 4);
    await round();
    await round();
    expect(await due()).toMatchObject([{ kind: "answer-due", waiting: 2 }]);
    for (const id of ids) {
      expect(await eventsOf(id)).toEqual(["sent", "answer-due"]);
    }
  });

  it("n'est pas rappelée de ce qui a sa réponse, ni de ce qui est retiré", async () => {
    const id = await applied();
    await call("recruteur", "set_application_status($1, 'Refusée')", [id]);
    await age(id, 6);
    await round();
    expect(await eventsOf(id)).toEqual(["sent", "status"]);
  });

  it("close « Sans réponse » au double du délai, et le dit à la personne", async () => {
    const id = await applied();
    await age(id, 14);
    await round();
    expect(await statusOf(id)).toBe("En cours");
    await age(id, 15);
    await round();
    await round();
    expect(await statusOf(id)).toBe("Sans réponse");
    expect(await eventsOf(id)).toEqual(["sent", "unanswered"]);
    expect(await due()).toMatchObject([{ kind: "unanswered" }]);
  });

  it("laisse le recruteur répondre encore, sans la rouvrir", async () => {
    const id = await applied();
    await age(id, 15);
    await round();
    await expect(call("recruteur", "set_application_status($1, 'En cours')", [id])).rejects.toThrow(
      "cannot_change_status",
    );
    await expect(
      call("recruteur", "set_application_status($1, 'Sans réponse')", [id]),
    ).rejects.toThrow("unknown_status");
    await call("recruteur", "set_application_status($1, 'Entretien')", [id]);
    expect(await statusOf(id)).toBe("Entretien");
  });

  it("ne close ni ce qui a eu une réponse, ni ce dont l'annonce est pourvue ou retirée", async () => {
    const answered = await applied();
    await call("recruteur", "set_application_status($1, 'Entretien')", [answered]);
    await age(answered, 40);
    const filled = await makeJob();
    const filledApplication = (await apply({ job_id: filled })).id;
    await age(filledApplication, 40);
    await query("update jobs set status = 'filled' where id = $1", [filled]);
    await round();
    expect(await statusOf(answered)).toBe("Entretien");
    expect(await statusOf(filledApplication)).toBe("En cours");
  });

  it("ni n'est rappelée ni ne se clôt tant que l'exploitant retient l'annonce", async () => {
    const id = await applied();
    await query("update jobs set is_hidden = true where id = $1", [state.job]);
    await age(id, 6);
    await round();
    await age(id, 40);
    await round();
    expect(await statusOf(id)).toBe("En cours");
    expect(await eventsOf(id)).toEqual(["sent"]);
    await query("update jobs set is_hidden = false where id = $1", [state.job]);
    await round();
    expect(await statusOf(id)).toBe("Sans réponse");
  });

  it("ne concerne pas ce qui a été envoyé avant toute promesse", async () => {
    const id = await applied();
    await age(id, 400);
    await query("update applications set answer_due_on = null where id = $1", [id]);
    await round();
    expect(await statusOf(id)).toBe("En cours");
  });
});
