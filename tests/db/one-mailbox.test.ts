import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailboxOf } from "@/lib/text/mailbox";
import { asActor } from "./support/actors";
import { type Database, startDatabase } from "./support/postgres";

const WAYS = ["jean.roy@gmail.com", "jeanroy+2@gmail.com", "J.E.A.N.ROY@googlemail.com"];

describe("Une boîte, de combien de façons qu'on l'écrive", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
  });
  beforeEach(() => database.exec("delete from rate_limits"));
  afterAll(() => database.close());

  const ask = (sql: string, values: unknown[]) =>
    asActor<{ request: string }>(database, "visiteur", `select ${sql} as request`, values);
  const ways = (times: number) => Array.from({ length: times }, (_, n) => WAYS[n % 3] ?? "");

  it.each([...WAYS, "me+un@exemple.ca", " Me@Exemple.ca", "a.b@exemple.ca", "sans arobase"])(
    "la base et le site la lisent pareil : %s",
    async (email) => {
      const [row] = await database.query<{ mailbox: string }>(
        "select private.mailbox_of($1) as mailbox",
        [email],
      );
      expect(row?.mailbox).toBe(mailboxOf(email));
    },
  );

  it("compte pour une à l'infolettre, et chaque adresse reste celle qui a été donnée", async () => {
    const subscribe = (email: string) => ask("subscribe_newsletter($1)", [email]);
    for (const email of ways(5)) await subscribe(email);
    await expect(subscribe("jeanroy+3@gmail.com")).rejects.toThrow("too_many");
    expect(await subscribe("jean.roy@exemple.ca")).toHaveLength(1);
    const stored = await database.query<{ email: string }>(
      "select email from newsletter_subscribers where email like '%mail.com' order by 1",
    );
    expect(stored.map(({ email }) => email)).toEqual(
      WAYS.map((email) => email.toLowerCase()).toSorted(),
    );
  });

  it("compte pour une à la page de contact", async () => {
    const write = (email: string) =>
      ask("send_contact_message('Jean', $1, 'Objet', 'Texte')", [email]);
    for (const email of ways(5)) await write(email);
    await expect(write("jeanroy+3@gmail.com")).rejects.toThrow("too_many");
  });

  it("ne reçoit pas plus de demandes d'alerte", async () => {
    const mailed: boolean[] = [];
    for (const [n, email] of ways(6).entries()) {
      const [row] = await ask("request_alert($1, 'job', $2, 'Soins', '/emplois', 'weekly')", [
        email,
        JSON.stringify({ q: `mot ${n}` }),
      ]);
      const mails = await database.query<{ email: string }>(
        "select email from alert_request_mail($1)",
        [row?.request],
      );
      mailed.push(mails.length > 0);
      // To the address as it was given.
      if (mails[0]) expect(mails[0].email).toBe(email.toLowerCase());
    }
    expect(mailed).toEqual([true, true, true, false, false, false]);
  });
});
