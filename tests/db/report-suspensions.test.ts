import { describe, expect, it } from "vitest";
import { setUpDecisions } from "./support/decisions";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];

describe("Les décisions sur un signalement", () => {
  const { database, call, value, publish, reported, decide, review, statusOf } = setUpDecisions();

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
});
