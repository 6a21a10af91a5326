import { beforeEach, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { KINDS, type Kind } from "./support/kinds";
import { emailOf, PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];

describe("Les décisions sur un signalement", () => {
  const { database, call, value } = setUpCalls();
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from applications; delete from private.holds;
      ${kinds.map((kind) => `delete from ${KINDS[kind].table};`).join(" ")}
       delete from private.report_cases;
      update profiles set suspended_at = null`);
  });

  async function publish(kind: Kind, status = "published"): Promise<string> {
    const { table, owner, fields } = KINDS[kind];
    const row = { ...fields, [owner]: PEOPLE.recruteur, status };
    const columns = Object.keys(row);
    const [made] = await database.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }
  async function reported(kind: Kind | "comment", id: string): Promise<string> {
    await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
    const [found] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1 and outcome is null",
      [id],
    );
    return found?.id ?? "";
  }
  const decide = (id: string, outcome: string, reason = "Parce que.") =>
    call<{ kind: string; item_id: string }>("opérateur", "decide_case($1, $2, $3)", [
      id,
      outcome,
      reason,
    ]);
  const review = (id: string, overturn: boolean) =>
    call("opérateur", "review_case($1, $2, 'Relu.')", [id, overturn]);
  const statusOf = async (kind: Kind, id: string) =>
    (
      await database.query<{ status: string }>(
        `select status from ${KINDS[kind].table} where id = $1`,
        [id],
      )
    )[0]?.status;
  const isLive = (id: string) =>
    database.query("select 1 from private.search_entries where item_id = $1 and live", [id]);
  describe.each(kinds)("pour %s", (kind) => {
    const { table } = KINDS[kind];
    const setStatus = (id: string) =>
      database.exec(`begin; set local role authenticated;
        set local "request.jwt.claim.sub" = '${PEOPLE.recruteur}';
        update ${table} set status = 'published' where id = '${id}'; commit`);

    it("masquent : ni page, ni liste, ni recherche ; son auteur ne la republie pas", async () => {
      const id = await publish(kind);
      expect(await isLive(id)).toHaveLength(1);
      expect(await decide(await reported(kind, id), "hidden")).toEqual([{ kind, item_id: id }]);
      expect(await call("visiteur", `${table} where id = $1`, [id])).toEqual([]);
      expect(await call("candidat", `${table} where id = $1`, [id])).toEqual([]);
      expect(await call("recruteur", `${table} where id = $1`, [id])).toHaveLength(1);
      expect(await isLive(id)).toEqual([]);
      await setStatus(id);
      expect(await statusOf(kind, id)).toBe("draft");
    });

    it("annulées, rendent tout comme avant", async () => {
      const id = await publish(kind);
      const [before] = await database.query(`select * from ${table} where id = $1`, [id]);
      const of = await reported(kind, id);
      await decide(of, "hidden");
      expect(await review(of, true)).toEqual([{ kind, item_id: id }]);
      const [after] = await database.query(`select * from ${table} where id = $1`, [id]);
      expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
      expect(await isLive(id)).toHaveLength(1);
      await expect(review(of, true)).rejects.toThrow("nothing_to_review");
    });

    it("retirent : la publication s'efface au terme, pas avant", async () => {
      const id = await publish(kind);
      await decide(await reported(kind, id), "removed");
      const forget = (days: number) =>
        database.query(
          `select private.forget('removed_publications', now() + make_interval(days => $1), 10)`,
          [days],
        );
      await forget(29);
      expect(await statusOf(kind, id)).toBe("draft");
      await forget(31);
      expect(await statusOf(kind, id)).toBeUndefined();
    });
  });

  it("laissent en ligne, et un nouveau signalement rouvre un dossier", async () => {
    const id = await publish("job");
    const of = await reported("job", id);
    expect(await decide(of, "kept")).toEqual([]);
    expect(await statusOf("job", id)).toBe("published");
    await expect(decide(of, "hidden")).rejects.toThrow("already_decided");
    expect(await reported("job", id)).not.toBe(of);
  });

  it("demandent une raison", async () => {
    const of = await reported("job", await publish("job"));
    for (const reason of ["", "   ", null]) {
      await expect(decide(of, "hidden", reason as string)).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("masquent un commentaire, que l'auteur de l'article ne republie pas", async () => {
    const article = await publish("article");
    const [made] = await database.query<{ id: string }>(
      `insert into comments (article_id, user_id, body, status)
       values ($1, $2, 'Payez-moi', 'approved') returning id`,
      [article, PEOPLE.candidat],
    );
    expect(await decide(await reported("comment", made?.id ?? ""), "hidden")).toEqual([
      { kind: "article", item_id: article },
    ]);
    expect(
      await asActor(database, "visiteur", "select id from comments where id = $1", [made?.id]),
    ).toEqual([]);
    await expect(
      database.query("update comments set status = 'approved' where id = $1", [made?.id]),
    ).rejects.toThrow("publication_held");
  });

  describe("suspendent un compte", () => {
    it("avec tout ce qu'il publie, et le rendent", async () => {
      const live = await Promise.all(kinds.map((kind) => publish(kind)));
      const draft = await publish("job", "draft");
      const filled = await publish("job", "filled");
      const of = await reported("job", live[0] ?? "");
      expect((await decide(of, "suspended")).length).toBe(live.length + 1);
      for (const [n, kind] of kinds.entries()) {
        expect(await statusOf(kind, live[n] ?? ""), kind).toBe("draft");
      }
      expect(await call("recruteur", "received_applications('')")).toEqual([]);
      await expect(
        call("recruteur", "dashboard_counts()").then((rows) => {
          if (rows.length === 0) throw new Error("rien");
        }),
      ).rejects.toThrow("rien");

      await review(of, true);
      for (const [n, kind] of kinds.entries()) {
        expect(await statusOf(kind, live[n] ?? ""), kind).toBe("published");
      }
      expect(await statusOf("job", draft)).toBe("draft");
      expect(await statusOf("job", filled)).toBe("filled");
      expect(await value("recruteur", "private.is_recruiter()")).toBe(true);
    });

    it("qui ne publie, ne commente, n'aime ni ne postule plus", async () => {
      const article = await publish("article");
      await call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE["autre recruteur"]]);
      await call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE["autre candidat"]]);
      const as = (person: string, sql: string) =>
        database.exec(`begin; set local role authenticated;
          set local "request.jwt.claim.sub" = '${person}'; ${sql}; commit`);
      const refusals = [
        [
          PEOPLE["autre recruteur"],
          `insert into jobs (title, company_name, description, recruiter_id)
             values ('Offre', 'E', 'T', '${PEOPLE["autre recruteur"]}')`,
          "42501",
        ],
        [
          PEOPLE["autre candidat"],
          `insert into comments (article_id, user_id, body)
             values ('${article}', '${PEOPLE["autre candidat"]}', 'Bien')`,
          "P0001",
        ],
        [
          PEOPLE["autre candidat"],
          `insert into article_likes (article_id, user_id)
             values ('${article}', '${PEOPLE["autre candidat"]}')`,
          "P0001",
        ],
      ] as const;
      for (const [person, sql, code] of refusals) {
        await expect(as(person, sql)).rejects.toMatchObject({ code });
        await database.exec("rollback");
      }
      const lift = `update profiles set suspended_at = null where id = '${PEOPLE["autre recruteur"]}'`;
      await expect(as(PEOPLE["autre recruteur"], lift)).rejects.toMatchObject({ code: "42501" });
      await database.exec("rollback");
    });

    it("qui peut encore signaler, et partir", async () => {
      const article = await publish("article");
      const leaving = PEOPLE["autre candidat"];
      await call("opérateur", "suspend_account($1, 'Abus')", [leaving]);
      await call("autre candidat", "report_content('article', $1, 'fees', 'On demande 400 $.')", [
        article,
      ]);
      await database.exec("begin");
      try {
        await database.exec(`set local role authenticated;
          set local "request.jwt.claim.sub" = '${leaving}'`);
        await database.query("select delete_my_account()");
        await database.exec("reset role");
        const left = await database.query("select 1 from profiles where id = $1", [leaving]);
        expect(left).toEqual([]);
      } finally {
        await database.exec("rollback");
      }
    });

    it("jamais celui d'un opérateur, ni deux fois", async () => {
      await expect(
        call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE.opérateur]),
      ).rejects.toThrow("own_case");
      await call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE["autre recruteur"]]);
      await expect(
        call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE["autre recruteur"]]),
      ).rejects.toThrow("nobody_to_suspend");
    });
  });

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
    await database.query("update application_events set mail_due = false");
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

  it("laissent chacune une ligne au registre, sous le nom de qui a décidé", async () => {
    const of = await reported("job", await publish("job"));
    await database.query("delete from audit_log");
    await decide(of, "hidden");
    await review(of, true);
    expect(
      await database.query("select action, actor_id, subject_id from audit_log order by id"),
    ).toEqual(
      ["hidden", "overturned"].map((action) => ({
        action,
        actor_id: PEOPLE.opérateur,
        subject_id: PEOPLE.recruteur,
      })),
    );
  });
});
