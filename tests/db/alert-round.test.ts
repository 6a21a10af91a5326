import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpAlerts } from "./support/alerts";
import { PEOPLE } from "./support/people";

/** Words that nobody else has, each with "zqx" at its beginning. */
const words = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const digits = createHash("sha256").update(String(n)).digest("hex").slice(0, 16);
    return `zqx${digits.replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
  });

describe("Un tour de comparaison", () => {
  const { database, alerts } = setUpAlerts();
  beforeEach(async () => {
    await database.exec("delete from private.alert_searches");
    await database.exec(
      "delete from private.search_words where word like 'zqx%'; update private.search_words set in_alerts = true",
    );
  });

  const matches = async () =>
    (
      await database.query<{ title: string }>(
        "select j.title from private.alert_matches m join jobs j on j.id = m.item_id",
      )
    ).map(({ title }) => title);
  const search = async (q: string) =>
    (
      await database.query<{ stale: boolean; words: string | null; anchors: number }>(
        `select s.stale, s.words::text, (select count(*)::integer from private.alert_anchors a
           where a.search_id = s.id) as anchors
         from private.alert_searches s where s.asked ->> 'q' = $1`,
        [q],
      )
    )[0];

  it("n'est pas arrêté par une recherche dont les mots ne tiennent plus dans une page", async () => {
    await alerts.follow("candidat", "job", { q: "zqx" });
    await alerts.follow("autre candidat", "job", { q: "plombier" });
    await alerts.match();
    await asActor(
      database,
      "recruteur",
      `insert into jobs (title, company_name, description, recruiter_id)
       values ('Offre', 'E', $1, '${PEOPLE.recruteur}')`,
      [words(260).join(" ")],
    );
    await alerts.publish("Plombier demandé");
    await alerts.match();
    expect(await matches()).toContain("Plombier demandé");
    expect((await search("zqx"))?.stale).toBe(false);
  });

  it("passe par-dessus une recherche qu'il ne peut lire, et une annonce qu'il ne peut comparer", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await alerts.follow("candidat", "job", { q: "plombier" });
    await database.exec(`
      update private.alert_searches set stale = true;
      create function private.refuse_soudeur() returns trigger language plpgsql set search_path = ''
        as $f$ begin raise exception 'trop'; end $f$;
      create trigger refuse before insert on private.alert_anchors for each row
        when (new.lexeme like '%soud%') execute function private.refuse_soudeur();
      create trigger refuse before insert on private.alert_matches for each row
        when (new.posted_at < '2020-01-01') execute function private.refuse_soudeur();`);
    try {
      const old = await alerts.publish("Plombier d'autrefois");
      await database.query(
        "update private.search_entries set posted_at = '2019-01-01' where item_id = $1",
        [old],
      );
      await alerts.publish("Plombier et soudeur");
      await alerts.match();
      expect(await matches()).toEqual(["Plombier et soudeur"]);
      expect(await search("soudeur")).toEqual({ stale: false, words: null, anchors: 0 });
      expect(await database.query("select 1 from private.alert_queue")).toEqual([]);
    } finally {
      await database.exec("drop function private.refuse_soudeur() cascade");
    }
  });

  it("apprend peu de mots à la fois, et n'en oublie aucun", async () => {
    await alerts.follow("candidat", "job", { q: "zqx" });
    await alerts.match();
    await alerts.publish("Beaucoup de mots", { description: words(130).join(" ") });
    const left = async () =>
      (
        await database.query<{ n: number }>(
          "select count(*)::integer as n from private.search_words where not in_alerts",
        )
      )[0]?.n ?? 0;
    const before = await left();
    expect(before).toBeGreaterThan(100);
    await database.query("select match_alerts()");
    expect(await left()).toBe(before - 50);
    expect(await matches()).toEqual([]);
    await alerts.match();
    expect(await left()).toBe(0);
    expect(await matches()).toEqual(["Beaucoup de mots"]);
  });

  it("ne fait pas attendre sans fin les annonces, si les mots nouveaux ne cessent pas", async () => {
    await alerts.follow("candidat", "job", { q: "plombier" });
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await alerts.match();
    await alerts.publish("Plombier");
    const partly = async () => {
      await database.exec("update private.alert_searches set stale = true");
      await database.query("select match_alerts(1)");
      return matches();
    };
    expect(await partly()).toEqual([]);
    await database.exec("update private.alert_queue set queued_at = now() - interval '4 hours'");
    expect(await partly()).toEqual(["Plombier"]);
  });

  it("ne lit ni ne compare ce que personne n'a confirmé, ou que tous ont mis en pause", async () => {
    const request = await alerts.request("a@exemple.test", { q: "soudeur" });
    await alerts.match();
    expect(await search("soudeur")).toEqual({ stale: true, words: null, anchors: 0 });
    const id = await alerts.follow("candidat", "job", { q: "plombier" });
    await database.query("update alerts set status = 'paused' where id = $1", [id]);
    await alerts.publish("Soudeur et plombier");
    await alerts.match();
    expect(await matches()).toEqual([]);
    const [mail] = await database.query<{ confirm_token: string }>(
      "select * from alert_request_mail($1)",
      [request],
    );
    await alerts.value("visiteur", "confirm_alert($1)", [mail?.confirm_token]);
    expect(await search("soudeur")).toMatchObject({ stale: false });
    await alerts.publish("Soudeur, ensuite");
    await alerts.match();
    expect(await matches()).toEqual(["Soudeur, ensuite"]);
  });

  it("range cinq cents lignes au plus à la fois", async () => {
    await database.exec(`insert into private.alert_searches (kind, asked)
      select 'job', jsonb_build_object('q', n) from generate_series(1, 600) n`);
    const left = () => database.query("select 1 from private.alert_searches");
    await database.exec("select tidy_alerts()");
    expect(await left()).toHaveLength(100);
    await database.exec("select tidy_alerts()");
    expect(await left()).toEqual([]);
  });
});
