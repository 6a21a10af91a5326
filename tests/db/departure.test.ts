import { describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS } from "./support/applications";
import { people, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("Le départ d'une personne", () => {
  const database = setUpDatabase(people);
  const { call, value } = database;

  it("my_data_export rend tout ce que l'on sait d'elle, et rien des autres", async () => {
    for (const person of [candidat, PEOPLE["autre candidat"]]) {
      await database.query(
        `insert into documents (user_id, file_name, file_url, size_bytes)
         values ($1, 'cv.pdf', $2, 10)`,
        [person, `${person}/cv.pdf`],
      );
    }
    const data = await value<Record<string, unknown>>("candidat", "my_data_export()");
    expect(data).toMatchObject({ profile: { id: candidat, email: "candidat@exemple.test" } });
    expect(Object.keys(data ?? {})).toEqual(
      expect.arrayContaining([
        "documents",
        "applications",
        "saved_items",
        "abroad_questions",
        "consents",
        "comments",
        "likes",
        ...Object.values(KINDS).map(({ table }) => table),
      ]),
    );
    expect(data?.documents).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(PEOPLE["autre candidat"]);
    await database.exec("delete from documents");
  });

  it("delete_my_account attend que les fichiers soient partis, puis ne laisse rien", async () => {
    await database.query("insert into storage.objects (bucket_id, name) values ('cvs', $1)", [
      `${candidat}/a.pdf`,
    ]);
    await expect(call("candidat", "delete_my_account()")).rejects.toThrow("files_remain");
    await database.query("delete from storage.objects where name like $1", [`${candidat}/%`]);
    await database.query(
      `with article as (insert into news_articles (title, content) values ('A', 'T') returning id)
       insert into comments (article_id, user_id, body) select id, $1, 'Adieu' from article`,
      [candidat],
    );
    await call("candidat", "delete_my_account()");

    for (const [table, column] of [
      ["auth.users", "id"],
      ["auth.identities", "user_id"],
      ["profiles", "id"],
      ["documents", "user_id"],
      ["applications", "candidate_id"],
      ["saved_items", "user_id"],
      ["abroad_questions", "user_id"],
      ["consents", "user_id"],
      ["calendar_tokens", "user_id"],
    ]) {
      expect(
        await database.query(`select 1 from ${table} where ${column} = $1`, [candidat]),
        table,
      ).toEqual([]);
    }
    expect(
      await database.query("select user_id, author_name from comments where body = 'Adieu'"),
    ).toEqual([{ user_id: null, author_name: "Compte supprimé" }]);
  });

  it("retire les publications d'un recruteur, et dit aux candidats qu'il est parti", async () => {
    const [ids] = await database.query<Record<"job" | "freelance" | "scholarship", string>>(
      `with j as (insert into jobs (title, company_name, description, recruiter_id, status)
           values ('Ouverte', 'E', 'T', $1, 'published') returning id),
         f as (insert into freelance_jobs (title, description, recruiter_id)
           values ('Mission', 'T', $1) returning id),
         s as (insert into scholarships (title, university, description, recruiter_id)
           values ('Bourse', 'U', 'T', $1) returning id)
       select j.id as job, f.id as freelance, s.id as scholarship from j, f, s`,
      [recruteur],
    );
    const applied = await database.query<{ id: string }>(
      `insert into applications (candidate_id, job_id, freelance_id, scholarship_id, target_kind,
           target_title)
         values ($1, $2, null, null, 'job', 'Ouverte'),
           ($1, null, $3, null, 'freelance', 'Mission'),
           ($1, null, null, $4, 'scholarship', 'Bourse') returning id`,
      [PEOPLE["autre candidat"], ids?.job, ids?.freelance, ids?.scholarship],
    );
    await database.query(
      `insert into news_articles (title, content, author_id, status, image_url) values
         ('Publié', 'T', $1, 'published', $2), ('Brouillon', 'T', $1, 'draft', null)`,
      [recruteur, `${recruteur}/00000000-0000-4000-8000-000000000001.png`],
    );
    const traces = await call<{ kind: string }>("recruteur", "my_traces()");
    expect(traces.map(({ kind }) => kind).sort()).toEqual([
      "article",
      "article",
      "freelance",
      "job",
      "scholarship",
    ]);

    for (const file of ["1.png", "2.png"]) {
      await database.query("insert into storage.objects (bucket_id, name) values ('images', $1)", [
        `${recruteur}/00000000-0000-4000-8000-00000000000${file}`,
      ]);
    }
    await expect(call("recruteur", "delete_my_account()")).rejects.toThrow("files_remain");
    await database.query("delete from storage.objects where name like '%2.png'");
    await call("recruteur", "delete_my_account()");

    expect(
      await database.query(
        `select title from jobs where recruiter_id is null and title = 'Ouverte'
         union all select title from freelance_jobs where title = 'Mission'
         union all select title from scholarships where title = 'Bourse'`,
      ),
    ).toEqual([]);
    expect(
      await database.query(
        "select title, author_name, author_id from news_articles where title in ('Publié', 'Brouillon')",
      ),
    ).toEqual([{ title: "Publié", author_name: null, author_id: null }]);
    const due = await database.query<{ application_id: string }>(
      `select application_id, kind, title from ${DUE_APPLICATION_MAILS} order by title`,
    );
    expect(due).toEqual([
      { application_id: applied[2]?.id, kind: "left", title: "Bourse" },
      { application_id: applied[1]?.id, kind: "left", title: "Mission" },
      { application_id: applied[0]?.id, kind: "left", title: "Ouverte" },
    ]);
    // The application stays with its sender, under the title that it was sent to.
    expect(
      await database.query("select job_id, status from applications where id = $1", [
        applied[0]?.id,
      ]),
    ).toEqual([{ job_id: null, status: "En cours" }]);
  });
});
