import { describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS } from "./support/applications";
import { people, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";
import { emailOf, PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("Le départ d'une personne", () => {
  const database = setUpDatabase(people);
  const { query, call, insert, publish } = database;

  it("delete_my_account attend que les fichiers soient partis, puis ne laisse rien", async () => {
    const file = { bucket_id: "cvs", name: `${candidat}/a.pdf` };
    await insert("storage.objects", file);
    await expect(call("candidat", "delete_my_account()")).rejects.toThrow("files_remain");
    await query("delete from storage.objects where name like $1", [`${candidat}/%`]);
    const article_id = (await publish("article")).id;
    await insert("comments", { article_id, user_id: candidat, body: "Adieu" });
    const { id: employer_id } = await insert("employers", { name: "Nord", created_by: recruteur });
    const invitation = { employer_id, role: "member", invited_by: recruteur, token_hash: "x" };
    await insert("private.employer_invitations", { ...invitation, email: emailOf("candidat") });
    await call("candidat", "delete_my_account()");
    expect(await query("select email from private.employer_invitations")).toEqual([]);

    // That nothing else of theirs stays is in personal-data.test.ts.
    expect(await query("select user_id, author_name from comments where body = 'Adieu'")).toEqual([
      { user_id: null, author_name: "Compte supprimé" },
    ]);
  });

  it("retire les publications d'un recruteur, et dit aux candidats qu'il est parti", async () => {
    const applied: Record<string, string> = {};
    for (const kind of ["job", "freelance", "scholarship"] as const) {
      const { pointer, fields } = KINDS[kind];
      applied[fields.title] = (
        await insert("applications", {
          ...{ candidate_id: PEOPLE["autre candidat"], [pointer]: (await publish(kind)).id },
          ...{ target_kind: kind, target_title: fields.title },
        })
      ).id;
    }
    const image = (n: number) => `${recruteur}/00000000-0000-4000-8000-00000000000${n}.png`;
    await publish("article", { title: "Publié", image_url: image(1) });
    await publish("article", { title: "Brouillon", status: "draft" });
    const traces = await call<{ kind: string }>("recruteur", "my_traces()");
    expect(traces.map(({ kind }) => kind).sort()).toEqual([
      "article",
      "article",
      "article",
      "freelance",
      "job",
      "scholarship",
    ]);
    for (const n of [1, 2])
      await insert("storage.objects", { bucket_id: "images", name: image(n) });
    await expect(call("recruteur", "delete_my_account()")).rejects.toThrow("files_remain");
    await query("delete from storage.objects where name like '%2.png'");
    await call("recruteur", "delete_my_account()");

    for (const table of ["jobs", "freelance_jobs", "scholarships"]) {
      expect(await query(`select title from ${table}`), table).toEqual([]);
    }
    expect(
      await query(
        "select title, author_name, author_id from news_articles where title in ('Publié', 'Brouillon')",
      ),
    ).toEqual([{ title: "Publié", author_name: null, author_id: null }]);
    expect(
      await query(
        `select application_id, kind, title from ${DUE_APPLICATION_MAILS} order by title`,
      ),
    ).toEqual(
      Object.keys(applied)
        .sort()
        .map((title) => ({ application_id: applied[title], kind: "left", title })),
    );
    // The application stays with its sender, under the title that it was sent to.
    expect(
      await query("select job_id, status from applications where id = $1", [applied.Offre]),
    ).toEqual([{ job_id: null, status: "En cours" }]);
  });
});
