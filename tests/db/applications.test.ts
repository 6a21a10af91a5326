import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const { candidat, recruteur } = PEOPLE;

describe("Les candidatures", () => {
  let database: Database;
  let job: string;
  let cv: string;
  let path: string;

  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  async function make(table: string, row: Row): Promise<string> {
    const columns = Object.keys(row);
    const [made] = await database.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }

  const makeJob = (row: Row = {}) =>
    make("jobs", {
      title: "Offre",
      company_name: "Employeur",
      description: "Texte",
      recruiter_id: recruteur,
      ...row,
    });

  beforeEach(async () => {
    await database.exec("delete from applications; delete from documents");
    job = await makeJob();
    path = `${candidat}/${crypto.randomUUID()}.pdf`;
    cv = await make("documents", {
      user_id: candidat,
      file_name: "mon cv.pdf",
      file_url: path,
      size_bytes: 10,
    });
  });

  function apply(row: Row, actor: Actor = "candidat") {
    const full: Row = {
      candidate_id: candidat,
      status: "En cours",
      cover_message: "Bonjour",
      document_id: cv,
      ...row,
    };
    const columns = Object.keys(full);
    return asActor<Row & { id: string }>(
      database,
      actor,
      `insert into applications (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning *`,
      Object.values(full),
    );
  }

  const call = (actor: Actor, sql: string, values: unknown[]) =>
    asActor<Row>(database, actor, `select * from ${sql}`, values);

  async function applied(): Promise<string> {
    const [made] = await apply({ job_id: job });
    return made?.id ?? "";
  }

  it("copient le nom, l'adresse, le CV et le titre, quoi que dise la personne", async () => {
    const [made] = await apply({ job_id: job });
    expect(made).toMatchObject({
      applicant_name: "Nom candidat",
      applicant_email: "candidat@exemple.test",
      cv_path: path,
      cv_file_name: "mon cv.pdf",
      target_kind: "job",
      target_title: "Offre",
      target_company: "Employeur",
    });
    await expect(
      apply({ job_id: await makeJob(), applicant_email: "a@b.c" }),
    ).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("sont uniques par personne et par cible, même envoyées deux fois", async () => {
    await apply({ job_id: job });
    await expect(apply({ job_id: job })).rejects.toMatchObject({ code: "23505" });
    expect(await database.query("select id from applications")).toHaveLength(1);
  });

  it.each([
    ["expirée", { application_deadline: "2020-01-01" }],
    ["en brouillon", { status: "draft" }],
    ["pourvue", { status: "filled" }],
  ])("sont refusées pour une offre %s", async (_state, row) => {
    await expect(apply({ job_id: await makeJob(row) })).rejects.toThrow("target_closed");
  });

  it("sont acceptées le jour même de l'échéance", async () => {
    const [row] = await database.query<{ today: string }>("select private.today()::text as today");
    expect(
      await apply({ job_id: await makeJob({ application_deadline: row?.today }) }),
    ).toHaveLength(1);
  });

  it("vont aux missions et aux bourses ouvertes, mais non aux programmes officiels", async () => {
    const mission = await make("freelance_jobs", {
      title: "M",
      description: "T",
      recruiter_id: recruteur,
    });
    const bourse = { title: "B", university: "U", description: "T", recruiter_id: recruteur };
    const direct = await make("scholarships", bourse);
    const official = await make("scholarships", {
      ...bourse,
      application_mode: "official",
      official_link: "https://exemple.ca",
    });
    expect((await apply({ freelance_id: mission }))[0]).toMatchObject({ target_kind: "freelance" });
    expect((await apply({ scholarship_id: direct }))[0]).toMatchObject({ target_company: "U" });
    await expect(apply({ scholarship_id: official })).rejects.toThrow("target_closed");
  });

  it("demandent une cible, et une seule", async () => {
    const mission = await make("freelance_jobs", { title: "M", description: "T" });
    await expect(apply({})).rejects.toThrow("target_closed");
    await expect(apply({ job_id: job, freelance_id: mission })).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("demandent un CV à soi", async () => {
    const foreign = await make("documents", {
      user_id: recruteur,
      file_name: "cv.pdf",
      file_url: `${recruteur}/${crypto.randomUUID()}.pdf`,
      size_bytes: 10,
    });
    await expect(apply({ job_id: job, document_id: null })).rejects.toThrow("cv_required");
    await expect(apply({ job_id: job, document_id: foreign })).rejects.toThrow("cv_required");
  });

  it.each(["Entretien", "Refusée", "Retirée"])("ne naissent pas « %s »", async (status) => {
    await expect(apply({ job_id: job, status })).rejects.toMatchObject({ code: "42501" });
  });

  it("ne s'envoient pas au nom d'un autre", async () => {
    await expect(apply({ job_id: job }, "autre candidat")).rejects.toMatchObject({ code: "42501" });
  });

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
        await asActor(
          database,
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

  it.each(["candidat", "autre candidat", "autre recruteur"] as const)(
    "ne changent pas de statut par « %s »",
    async (actor) => {
      await expect(
        call(actor, "set_application_status($1, 'Entretien')", [await applied()]),
      ).rejects.toThrow("cannot_change_status");
    },
  );

  it("se retirent par leur auteur : la ligne reste, le CV se ferme, et rien ne la rouvre", async () => {
    const id = await applied();
    await expect(call("autre candidat", "withdraw_application($1)", [id])).rejects.toThrow(
      "cannot_withdraw",
    );
    await expect(call("recruteur", "withdraw_application($1)", [id])).rejects.toThrow(
      "cannot_withdraw",
    );
    expect((await call("candidat", "withdraw_application($1)", [id]))[0]).toMatchObject({
      status: "Retirée",
    });

    expect(
      await asActor(database, "recruteur", "select status from applications where id = $1", [id]),
    ).toEqual([{ status: "Retirée" }]);
    expect(
      await asActor(database, "recruteur", "select id from documents where id = $1", [cv]),
    ).toEqual([]);
    await expect(call("recruteur", "open_application_cv($1)", [id])).rejects.toThrow(
      "cv_not_available",
    );
    await expect(call("recruteur", "set_application_status($1, 'En cours')", [id])).rejects.toThrow(
      "cannot_change_status",
    );
    await expect(call("candidat", "withdraw_application($1)", [id])).rejects.toThrow(
      "cannot_withdraw",
    );
    await expect(apply({ job_id: job })).rejects.toMatchObject({ code: "23505" });
  });

  it("se relancent une fois, après dix jours sans réponse", async () => {
    const id = await applied();
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
    await database.query(
      "update applications set applied_at = now() - interval '10 days' where id = $1",
      [id],
    );
    await expect(call("recruteur", "remind_application($1)", [id])).rejects.toThrow(
      "cannot_remind",
    );
    expect((await call("candidat", "remind_application($1)", [id]))[0]?.reminded_at).toBeTruthy();
    await expect(call("candidat", "remind_application($1)", [id])).rejects.toThrow("cannot_remind");
    const kinds = await database.query(
      "select kind from application_events where application_id = $1 order by id",
      [id],
    );
    expect(kinds).toEqual([{ kind: "sent" }, { kind: "reminded" }]);
  });

  it("survivent à la suppression de leur offre, que le recruteur ne lit plus", async () => {
    const id = await applied();
    await asActor(database, "recruteur", "delete from jobs where id = $1", [job]);
    expect(
      await asActor(
        database,
        "candidat",
        "select job_id, target_title from applications where id = $1",
        [id],
      ),
    ).toEqual([{ job_id: null, target_title: "Offre" }]);
    expect(
      await asActor(database, "recruteur", "select id from applications where id = $1", [id]),
    ).toEqual([]);
  });

  it("gardent leur trace quand le CV est supprimé", async () => {
    const id = await applied();
    await asActor(database, "candidat", "delete from documents where id = $1", [cv]);
    expect(
      await database.query("select document_id, cv_path from applications where id = $1", [id]),
    ).toEqual([{ document_id: null, cv_path: path }]);
  });

  it("montrent leur document au seul recruteur de l'offre", async () => {
    await applied();
    const read = (actor: Actor) =>
      asActor(database, actor, "select id from documents where id = $1", [cv]);
    expect(await read("recruteur")).toEqual([{ id: cv }]);
    expect(await read("autre recruteur")).toEqual([]);
    expect(await read("autre candidat")).toEqual([]);
  });

  it("perdent leur lecteur quand son profil n'est plus recruteur", async () => {
    const id = await applied();
    await database.query("update profiles set role = 'candidat' where id = $1", [recruteur]);
    try {
      expect(
        await asActor(database, "recruteur", "select id from applications where id = $1", [id]),
      ).toEqual([]);
      await expect(call("recruteur", "open_application_cv($1)", [id])).rejects.toThrow(
        "cv_not_available",
      );
    } finally {
      await database.query("update profiles set role = 'recruteur' where id = $1", [recruteur]);
    }
  });
});
