import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { createPeople } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

describe("Ce que la politique de confidentialité promet", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  async function subscribe(email: string) {
    const [row] = await asActor<{ request: string }>(
      database,
      "visiteur",
      "select subscribe_newsletter($1) as request",
      [email],
    );
    return row?.request;
  }
  async function mailOf(request?: string) {
    return database.query<{ confirm_token: string | null; unsubscribe_token: string }>(
      "select confirm_token, unsubscribe_token from newsletter_mail($1)",
      [request],
    );
  }
  async function emails() {
    const rows = await database.query<{ email: string }>(
      "select email from newsletter_subscribers order by email",
    );
    return rows.map(({ email }) => email);
  }

  it("une adresse déjà abonnée reçoit un courriel aussi, et son consentement reste", async () => {
    const [first] = await mailOf(await subscribe("a@exemple.test"));
    await asActor(database, "visiteur", "select confirm_newsletter($1)", [first?.confirm_token]);

    const again = await subscribe("a@exemple.test");
    expect(await mailOf(again)).toEqual([
      { confirm_token: null, unsubscribe_token: first?.unsubscribe_token },
    ]);
    expect(await mailOf(again)).toEqual([]);
    expect(await database.query("select status from newsletter_subscribers")).toEqual([
      { status: "confirmed" },
    ]);
  });

  it("oublie les abonnements jamais confirmés et les désabonnements anciens", async () => {
    for (const name of ["attente", "attente-neuve", "parti", "parti-hier"]) {
      await subscribe(`${name}@exemple.test`);
    }
    await database.exec(`
      update newsletter_subscribers set consent_at = now() - interval '31 days'
        where email = 'attente@exemple.test';
      update newsletter_subscribers set status = 'unsubscribed',
        unsubscribed_at = now() - interval '37 months' where email = 'parti@exemple.test';
      update newsletter_subscribers set status = 'unsubscribed',
        unsubscribed_at = now() - interval '1 day' where email = 'parti-hier@exemple.test';
    `);
    await subscribe("b@exemple.test");
    expect(await emails()).toEqual([
      "a@exemple.test",
      "attente-neuve@exemple.test",
      "b@exemple.test",
      "parti-hier@exemple.test",
    ]);
  });

  it("efface les messages de contact après 24 mois", async () => {
    const send = (subject: string) =>
      asActor(
        database,
        "visiteur",
        "select send_contact_message('Ana', 'a@exemple.test', $1, 'Texte')",
        [subject],
      );
    await send("ancien");
    await database.exec("update contact_messages set created_at = now() - interval '25 months'");
    await send("récent");
    expect(await database.query("select subject from contact_messages")).toEqual([
      { subject: "récent" },
    ]);
  });
});
