import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpDecisions } from "./support/decisions";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];

describe("Les décisions sur un signalement", () => {
  const { database, call, publish, reported, decide, review, statusOf } = setUpDecisions();

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
