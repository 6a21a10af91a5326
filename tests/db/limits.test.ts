import { beforeEach, describe, expect, it } from "vitest";
import { mailboxOf } from "@/lib/security/rate-limit";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const CONTACT = "send_contact_message('Ana', $1, 'Objet', 'Texte')";

describe("Les limites, pour qui appelle la base sans le site", () => {
  const { query, exec, as, call, one, publish } = setUpDatabase(people);
  beforeEach(() =>
    exec(`delete from private.rate_limits; delete from private.outbox; delete from contact_messages; delete from private.newsletter_subscribers;
      delete from private.item_views; update private.settings
        set client_address_header = null, max_rate_keys = 20000`),
  );

  /** How many of these calls went through; the others were refused as too many. */
  async function passed(times: number, once: (index: number) => Promise<unknown>) {
    let through = 0;
    for (let index = 0; index < times; index += 1) {
      const error = await once(index).then(
        () => null,
        (cause: Error) => cause,
      );
      if (error === null) through += 1;
      else expect(error.message).toBe("too_many");
    }
    return through;
  }
  const count = (sql: string) => one<number>(`select count(*)::integer from ${sql}`);
  /** A visitor's call from an address that the platform vouches for. */
  async function from(address: string, sql: string, values: unknown[]) {
    await exec(`select set_config('request.headers', '{"cf-connecting-ip": "${address}"}', false)`);
    try {
      return await call("visiteur", sql, values);
    } finally {
      await exec("select set_config('request.headers', '', false)");
    }
  }

  describe("le formulaire de contact", () => {
    it("garde cinq messages à l'heure d'une même adresse courriel", async () => {
      expect(await passed(8, () => call("visiteur", CONTACT, ["a@exemple.test"]))).toBe(5);
      expect(await passed(1, () => call("visiteur", CONTACT, ["b@exemple.test"]))).toBe(1);
    });

    it("écrit au site trente fois à l'heure au plus, et garde les messages suivants", async () => {
      const write = (index: number) => call("visiteur", CONTACT, [`p${index}@exemple.test`]);
      expect(await passed(60, write)).toBe(60);
      expect(await count("private.outbox where template = 'contact'")).toBe(30);
      expect(await count("contact_messages")).toBe(60);
      // Visitors use up their own turn, not that of people with an account.
      await call("candidat", CONTACT, ["c@exemple.test"]);
      expect(await count("private.outbox where template = 'contact'")).toBe(31);
    });

    it("ne laisse pas prendre le tour d'une personne connectée", async () => {
      await passed(8, () => call("visiteur", CONTACT, ["a@exemple.test"]));
      expect(await passed(1, () => call("candidat", CONTACT, ["a@exemple.test"]))).toBe(1);
    });

    it("compte par adresse de l'appelant quand la plateforme en répond", async () => {
      await exec("update private.settings set client_address_header = 'cf-connecting-ip'");
      expect(await passed(8, () => from("192.0.2.1", CONTACT, ["a@exemple.test"]))).toBe(5);
      expect(await passed(1, () => from("192.0.2.2", CONTACT, ["a@exemple.test"]))).toBe(1);
    });

    it("ne croit pas une adresse dont personne ne répond", async () => {
      expect(
        await passed(8, (index) => from(`192.0.2.${index}`, CONTACT, ["a@exemple.test"])),
      ).toBe(5);
    });
  });

  it("l'infolettre garde cinq demandes par adresse et trois cents en tout, à l'heure", async () => {
    const subscribe = "subscribe_newsletter($1)";
    expect(await passed(8, () => call("visiteur", subscribe, ["a@exemple.test"]))).toBe(5);
    expect(
      await passed(320, (index) => call("visiteur", subscribe, [`p${index}@exemple.test`])),
    ).toBe(295);
    expect(await count("private.newsletter_subscribers")).toBe(296);
  });

  it("les consultations ne dépassent pas vingt en dix minutes, quoi qu'on envoie", async () => {
    const { id } = await publish("job");
    for (let index = 0; index < 50; index += 1)
      await call("visiteur", "count_view('job', $1)", [id]);
    expect(await one("select views from private.item_views where item_id = $1", [id])).toBe(20);
  });

  describe("les clés des limites", () => {
    const take = (key: string, bucket = "essai", most = 2) =>
      call("visiteur", "take_rate_limit($1, $2, $3, 60)", [bucket, key, most]);

    it("ne remplissent pas la table, et rien ne passe sans être compté", async () => {
      await exec("update private.settings set max_rate_keys = 10");
      for (let index = 0; index < 49; index += 1) await take(`clé-${index}`);
      // Ten of their own, one for all the others, and the count of keys.
      expect(await count("private.rate_limits")).toBe(12);
      expect(await take("clé-encore")).toMatchObject([{ allowed: true }]);
      expect(await take("clé-de-trop")).toMatchObject([{ allowed: false }]);
      // Whoever was counted before is counted alone.
      expect(await take("clé-1")).toMatchObject([{ allowed: true }]);
    });

    it("n'atteignent pas les comptes de la base elle-même", async () => {
      await passed(8, () => call("visiteur", CONTACT, ["a@exemple.test"]));
      const own = await one<string>(
        "select key_hash from private.rate_limits where bucket = 'db:contact'",
      );
      await expect(take(own, "db:contact")).rejects.toMatchObject({ code: "42501" });
      await call("visiteur", "reset_rate_limit('db:contact', $1)", [own]);
      expect(await passed(1, () => call("visiteur", CONTACT, ["a@exemple.test"]))).toBe(0);
    });
  });

  it("un membre ne laisse que vingt commentaires à l'heure, un autre les siens", async () => {
    const { id: article_id } = await publish("article");
    const comment = (actor: "candidat" | "autre candidat") =>
      as(actor, "insert into comments (article_id, user_id, body) values ($1, $2, 'Oui')", [
        ...[article_id, PEOPLE[actor]],
      ]);
    expect(await passed(25, () => comment("candidat"))).toBe(20);
    expect(await passed(1, () => comment("autre candidat"))).toBe(1);
  });

  const age = (ago: string) =>
    query("update profiles set created_at = now() - $2::interval where id = $1", [
      ...[PEOPLE.recruteur, ago],
    ]);
  const write = (many: number, status: string) =>
    as<{ id: string }>(
      "recruteur",
      `insert into jobs (title, company_name, description, status, recruiter_id)
       select 'O', 'E', 'T', $2, $1 from generate_series(1, $3::integer) returning id`,
      [PEOPLE.recruteur, status, many],
    );

  it("un recruteur n'écrit que dix mille publications par jour", async () => {
    await query("select private.next_attempt('publish', $1, 1, 86400, 9990)", [PEOPLE.recruteur]);
    expect(await passed(1, () => write(11, "draft"))).toBe(0);
    expect(await passed(1, () => write(10, "draft"))).toBe(1);
  });

  it("un compte de la semaine ne met en ligne que vingt annonces par jour, brouillons publiés compris", async () => {
    await age("0 days");
    const [draft] = await write(25, "draft");
    const publish = () =>
      as("recruteur", "update jobs set status = 'published' where id = $1", [draft?.id]);
    expect(await passed(1, () => write(19, "published"))).toBe(1);
    expect(await passed(1, () => write(2, "published"))).toBe(0);
    expect(await passed(1, publish)).toBe(1);
    expect(await passed(1, () => write(1, "published"))).toBe(0);
    // Changed again, it does not count again.
    expect(await passed(1, publish)).toBe(1);

    await age("8 days");
    expect(await passed(1, () => write(30, "published"))).toBe(1);
  });

  describe("une boîte, de combien de façons qu'on l'écrive,", () => {
    const WAYS = ["jean.roy@gmail.com", "jeanroy+2@gmail.com", "J.E.A.N.ROY@googlemail.com"];
    const ways = (times: number) => Array.from({ length: times }, (_, n) => WAYS[n % 3] ?? "");

    it.each([...WAYS, "me+un@exemple.ca", " Me@Exemple.ca", "a.b@exemple.ca", "sans arobase"])(
      "se lit pareil dans la base et le site : %s",
      async (email) => {
        expect(await one("select private.mailbox_of($1)", [email])).toBe(mailboxOf(email));
      },
    );

    it("compte pour une à l'infolettre et au contact, et chaque adresse reste celle qui a été donnée", async () => {
      for (const sql of ["subscribe_newsletter($1)", CONTACT]) {
        for (const email of ways(5)) await call("visiteur", sql, [email]);
        const again = call("visiteur", sql, ["jeanroy+3@gmail.com"]);
        await expect(again).rejects.toThrow("too_many");
        await call("visiteur", sql, ["jean.roy@exemple.ca"]);
      }
      const stored = await query<{ email: string }>(
        "select email from private.newsletter_subscribers where email like '%mail.com' order by 1",
      );
      expect(stored.map(({ email }) => email)).toEqual(WAYS.map((way) => way.toLowerCase()).sort());
    });
  });
});
