import { beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { KINDS, type Kind } from "./support/kinds";
import { type Actor, PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];

type Withheld = { item_id: string; outcome: string; reason: string; corrected_at: Date | null };
type Told = { can_correct: boolean; corrected_at: Date | null; correction_answer: string | null };

describe("Ce qui est masqué jusqu’à correction", () => {
  const { database, call } = setUpCalls();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from applications; delete from private.holds;
      ${kinds.map((kind) => `delete from ${KINDS[kind].table};`).join(" ")}
      delete from private.report_cases; delete from employers; delete from audit_log`),
  );

  async function publish(kind: Kind, more: Record<string, unknown> = {}): Promise<string> {
    const { table, owner, fields } = KINDS[kind];
    const row = { ...fields, [owner]: PEOPLE.recruteur, status: "published", ...more };
    const columns = Object.keys(row);
    const [made] = await database.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }
  /** Reports it and decides; answers the case. */
  async function decided(kind: Kind | "employer", id: string, outcome = "hidden") {
    await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
    const [found] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1 and outcome is null",
      [id],
    );
    await call("opérateur", "decide_case($1, $2, 'Retirez les frais.')", [found?.id, outcome]);
    return found?.id ?? "";
  }
  const save = (kind: Kind, id: string, set: string, person = PEOPLE.recruteur) =>
    asPerson<{ status: string }>(
      database,
      person,
      `update ${KINDS[kind].table} set ${set} where id = $1 returning status`,
      [id],
    );
  const titleOf = async (kind: Kind, id: string) =>
    (
      await database.query<{ title: string; status: string }>(
        `select title, status from ${KINDS[kind].table} where id = $1`,
        [id],
      )
    )[0];
  const withheld = (actor: Actor) => call<Withheld>(actor, "my_withheld()");
  const answer = (id: string, accepted: boolean, reason: string | null = null) =>
    call<{ kind: string; item_id: string }>(
      "opérateur",
      "answer_correction($1, $2, $3, operator_case($1) ->> 'shown')",
      [id, accepted, reason],
    );
  const waiting = async () =>
    (await call<{ id: string }>("opérateur", "operator_cases()")).map(({ id }) => id);

  it.each(kinds)(
    "garde la correction d’une publication (%s), la fait relire et la rend",
    async (kind) => {
      const id = await publish(kind);
      const of = await decided(kind, id);
      expect(await waiting()).toEqual([]);
      expect(await save(kind, id, "title = 'Corrigée', status = 'published'")).toEqual([
        { status: "draft" },
      ]);
      expect(await titleOf(kind, id)).toEqual({ title: "Corrigée", status: "draft" });
      expect(await call("visiteur", `${KINDS[kind].table} where id = $1`, [id])).toEqual([]);
      expect(await waiting()).toEqual([of]);
      expect(await withheld("recruteur")).toEqual([
        expect.objectContaining({
          item_id: id,
          reason: "Retirez les frais.",
          can_correct: true,
          wanted: "published",
          corrected_at: expect.any(Date),
        }),
      ]);

      expect(await answer(of, true)).toEqual([{ kind, item_id: id }]);
      expect(await titleOf(kind, id)).toEqual({ title: "Corrigée", status: "published" });
      expect(await call("visiteur", `${KINDS[kind].table} where id = $1`, [id])).toHaveLength(1);
      expect(await waiting()).toEqual([]);
      expect(await withheld("recruteur")).toEqual([]);
      await expect(answer(of, true)).rejects.toThrow("nothing_to_review");
    },
  );

  it("dit ce qui manque encore, puis attend une autre correction", async () => {
    const id = await publish("job");
    const of = await decided("job", id);
    await expect(answer(of, false, "Trop tôt.")).rejects.toThrow("nothing_to_review");
    await save("job", id, "description = 'Mieux', status = 'published'");
    await expect(answer(of, false, "  ")).rejects.toThrow("reason_required");
    await answer(of, false, "Il reste un numéro.");
    expect(await titleOf("job", id)).toMatchObject({ status: "draft" });
    expect(await call<Told>("recruteur", "my_decisions()")).toEqual([
      expect.objectContaining({
        can_correct: true,
        corrected_at: null,
        correction_answer: "Il reste un numéro.",
      }),
    ]);
    await save("job", id, "description = 'Encore mieux', status = 'published'");
    await answer(of, true);
    expect(await titleOf("job", id)).toMatchObject({ status: "published" });
    const mails = await database.query<{ audience: string }>(
      "select audience from private.case_mails where case_id = $1 and audience <> 'reporter'",
      [of],
    );
    expect(mails.map(({ audience }) => audience).toSorted()).toEqual([
      "correction",
      "correction",
      "owner",
    ]);
    const acts = await database.query<{ action: string }>(
      "select action from audit_log where action like 'correction%' order by id",
    );
    expect(acts.map(({ action }) => action)).toEqual(["correction_refused", "correction_accepted"]);
  });

  it("revient pourvue à qui la corrige pourvue, et n’attend pas à qui l’enregistre en brouillon", async () => {
    const id = await publish("job");
    const of = await decided("job", id);
    await save("job", id, "title = 'À moitié'");
    expect(await waiting()).toEqual([]);
    await save("job", id, "status = 'filled'");
    await answer(of, true);
    expect(await titleOf("job", id)).toEqual({ title: "À moitié", status: "filled" });
  });

  it("n’est rendu par personne d’autre, ni une fois retiré", async () => {
    const id = await publish("job");
    const of = await decided("job", id);
    await save("job", id, "status = 'published'");
    for (const actor of ["candidat", "recruteur", "autre recruteur"] as const) {
      await expect(call(actor, "answer_correction($1, true)", [of])).rejects.toThrow(
        "not_operator",
      );
    }
    expect(await withheld("autre recruteur")).toEqual([]);
    const gone = await publish("job");
    await decided("job", gone, "removed");
    await expect(save("job", gone, "status = 'published'")).rejects.toThrow("publication_held");
    expect(await withheld("recruteur")).toContainEqual(
      expect.objectContaining({ item_id: gone, outcome: "removed", can_correct: false }),
    );
  });

  it("reste masqué tant qu’une règle d’aujourd’hui, ou une autre décision, le refuse", async () => {
    const id = await publish("job");
    const of = await decided("job", id);
    await save("job", id, "status = 'published'");
    await call("opérateur", "suspend_account($1, 'Fraudes.')", [PEOPLE.recruteur]);
    await expect(answer(of, true)).rejects.toThrow("cannot_publish");
    expect(await waiting()).toContain(of);
    await database.exec("update profiles set suspended_at = null");
  });

  it("ne se corrige pas d'un compte suspendu, qui ne lit pas qu'il le pourrait", async () => {
    const id = await publish("job");
    await decided("job", id);
    const told = async () => [
      (await call<Told>("recruteur", "my_decisions()")).map((row) => row.can_correct),
      (await call<Told>("recruteur", "my_withheld()")).map((row) => row.can_correct),
    ];
    expect(await told()).toEqual([[true], [true]]);
    await call("opérateur", "suspend_account($1, 'Fraudes.')", [PEOPLE.recruteur]);
    expect((await told()).flat()).not.toContain(true);
    await database.exec("update profiles set suspended_at = null");
  });

  it("compte comme une acceptation à la file d'attente, puisqu'elle a été lue", async () => {
    const id = await publish("job");
    const of = await decided("job", id);
    await database.exec("select set_publishing_gate('review')");
    await save("job", id, "title = 'Corrigée', status = 'published'");
    const accepted = () =>
      database.query(
        "select title, wanted from private.gate_reviews where item_id = $1 and outcome = 'approved'",
        [id],
      );
    expect(await accepted()).toEqual([]);
    await answer(of, true);
    expect(await accepted()).toEqual([{ title: "Corrigée", wanted: "published" }]);
    await database.exec("select set_publishing_gate('open'); delete from private.gate_reviews");
  });

  it("se corrige par une collègue, qui lit la raison", async () => {
    const [employer] = await database.query<{ id: string }>(
      "insert into employers (name, created_by) values ('Atelier', $1) returning id",
      [PEOPLE.recruteur],
    );
    await database.query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'member')",
      [employer?.id, PEOPLE["autre recruteur"]],
    );
    const id = await publish("job", { employer_id: employer?.id });
    const of = await decided("job", id);
    expect((await withheld("autre recruteur"))[0]?.reason).toBe("Retirez les frais.");
    await save("job", id, "title = 'Revue', status = 'published'", PEOPLE["autre recruteur"]);
    expect(await waiting()).toEqual([of]);
  });

  it("d’un employeur est corrigé par sa page", async () => {
    const [employer] = await database.query<{ id: string }>(
      "insert into employers (name, created_by) values ('Atelier', $1) returning id",
      [PEOPLE.recruteur],
    );
    const of = await decided("employer", employer?.id ?? "");
    expect(await withheld("recruteur")).toMatchObject([{ kind: "employer", can_correct: true }]);
    await asPerson(database, PEOPLE.recruteur, "update employers set description = 'Sans frais'");
    expect(await waiting()).toEqual([of]);
    await answer(of, true);
    expect(await database.query("select status from employers")).toEqual([{ status: "published" }]);
  });

  it("n’est plus dit retiré à qui avait postulé, une fois rendu", async () => {
    const id = await publish("job");
    const path = `${PEOPLE.candidat}/${crypto.randomUUID()}.pdf`;
    await database.query(
      `with sent as (insert into documents (user_id, file_name, file_url, size_bytes)
         values ($1, 'cv.pdf', $3, 10) returning id)
       insert into applications (candidate_id, job_id, document_id, cv_path, applicant_name)
       select $1, $2, sent.id, $3, 'Zoé' from sent`,
      [PEOPLE.candidat, id, path],
    );
    const of = await decided("job", id);
    expect(await call("candidat", "my_withdrawn_targets()")).toHaveLength(1);
    await save("job", id, "status = 'published'");
    await answer(of, true);
    expect(await call("candidat", "my_withdrawn_targets()")).toEqual([]);
  });
});
