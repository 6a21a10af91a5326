import { describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS, setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("La vie d'une candidature", () => {
  const { state, makeJob, apply, applied, query, as, call, statusOf, eventsOf } =
    setUpApplications();

  it.each(["Entretien", "Refusée"])(
    "passent à « %s » par leur recruteur, et le journal le dit",
    async (status) => {
      const id = await applied();
      const [after] = await call("recruteur", "set_application_status($1, $2, $3)", [
        id,
        status,
        " À mardi ",
      ]);
      expect(after).toMatchObject({ status, status_message: "À mardi" });
      expect(
        await as(
          "candidat",
          "select kind, actor_id, old_status, new_status, message from application_events where application_id = $1 order by id",
          [id],
        ),
      ).toEqual([
        {
          kind: "sent",
          actor_id: candidat,
          old_status: null,
          new_status: "En cours",
          message: null,
        },
        {
          kind: "status",
          actor_id: recruteur,
          old_status: "En cours",
          new_status: status,
          message: "À mardi",
        },
      ]);
    },
  );

  it.each(["Retirée", "Acceptée", "", null])(
    "ne passent pas à %j par le recruteur",
    async (status) => {
      await expect(
        call("recruteur", "set_application_status($1, $2)", [await applied(), status]),
      ).rejects.toThrow("unknown_status");
    },
  );

  it("ne changent que cinq fois par jour, chacune pour elle-même", async () => {
    const id = await applied();
    const change = (to: string, which = id) =>
      call("recruteur", "set_application_status($1, $2, 'Lisez ceci')", [which, to]);
    for (const to of ["Entretien", "En cours", "Entretien", "En cours", "Refusée"]) {
      await change(to);
    }
    await expect(change("En cours")).rejects.toThrow("changed_too_often");
    expect(await statusOf(id)).toBe("Refusée");
    expect(
      await query(`select 1 from ${DUE_APPLICATION_MAILS} where kind = 'status'`),
    ).toHaveLength(5);
    const other = await apply({ job_id: await makeJob() });
    await change("Entretien", other.id);
    // The day after, again; and whoever applied withdraws at any time.
    await query("update private.rate_limits set expires_at = now() where bucket = 'db:status-of'");
    await change("En cours");
    await call("candidat", "withdraw_application($1)", [id]);
  });

  it("attendent de nouveau quand leur réponse est reprise, un jour au moins", async () => {
    const id = await applied();
    await call("recruteur", "set_application_status($1, 'Entretien')", [id]);
    await call("recruteur", "set_application_status($1, 'En cours')", [id]);
    await query(
      `update applications set applied_at = now() - interval '40 days',
         answer_due_on = private.today() - 30 where id = $1`,
      [id],
    );
    const afterRound = async () => {
      await query("select log_application_terms()");
      return statusOf(id);
    };
    expect(await afterRound()).toBe("En cours");
    await query(
      `update application_events set created_at = now() - interval '25 hours'
         where application_id = $1 and kind = 'status'`,
      [id],
    );
    expect(await afterRound()).toBe("Sans réponse");
  });

  it("se retirent par leur auteur : la ligne reste, le CV se ferme, et rien ne la rouvre", async () => {
    const id = await applied();
    expect((await call("candidat", "withdraw_application($1)", [id]))[0]).toMatchObject({
      status: "Retirée",
    });

    expect(await as("recruteur", "select status from applications where id = $1", [id])).toEqual([
      { status: "Retirée" },
    ]);
    expect(await as("recruteur", "select id from documents where id = $1", [state.cv])).toEqual([]);
    await expect(call("recruteur", "open_application_cv($1)", [id])).rejects.toThrow(
      "cv_not_available",
    );
    await expect(call("recruteur", "set_application_status($1, 'En cours')", [id])).rejects.toThrow(
      "cannot_change_status",
    );
    await expect(call("candidat", "withdraw_application($1)", [id])).rejects.toThrow(
      "cannot_withdraw",
    );
    await expect(apply({ job_id: state.job })).rejects.toMatchObject({ code: "23505" });
  });

  it("se relancent une fois, par un courriel, après dix jours sans réponse quand aucun jour n'est promis", async () => {
    const id = await applied();
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
    await query(
      "update applications set applied_at = now() - interval '10 days', answer_due_on = null where id = $1",
      [id],
    );
    await expect(call("recruteur", "remind_application($1)", [id])).rejects.toThrow(
      "cannot_remind",
    );
    expect((await call("candidat", "remind_application($1)", [id]))[0]?.reminded_at).toBeTruthy();
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
    expect(await eventsOf(id)).toEqual(["sent", "reminded"]);
    expect(await query(`select kind, actor_id from ${DUE_APPLICATION_MAILS}`)).toEqual([
      { kind: "reminded", actor_id: candidat },
    ]);
  });

  it("survivent à la suppression de leur offre, que le recruteur ne lit plus", async () => {
    const id = await applied();
    await as("recruteur", "delete from jobs where id = $1", [state.job]);
    expect(
      await as("candidat", "select job_id, target_title from applications where id = $1", [id]),
    ).toEqual([{ job_id: null, target_title: "Offre" }]);
    expect(await as("recruteur", "select id from applications where id = $1", [id])).toEqual([]);
  });

  it("gardent leur trace quand le CV est supprimé", async () => {
    const id = await applied();
    await as("candidat", "delete from documents where id = $1", [state.cv]);
    expect(
      await query("select document_id, cv_path from applications where id = $1", [id]),
    ).toEqual([{ document_id: null, cv_path: state.path }]);
  });

  it("perdent leur lecteur quand son profil n'est plus recruteur", async () => {
    const id = await applied();
    await query("update profiles set role = 'candidat' where id = $1", [recruteur]);
    try {
      expect(await as("recruteur", "select id from applications where id = $1", [id])).toEqual([]);
      await expect(call("recruteur", "open_application_cv($1)", [id])).rejects.toThrow(
        "cv_not_available",
      );
    } finally {
      await query("update profiles set role = 'recruteur' where id = $1", [recruteur]);
    }
  });
});
