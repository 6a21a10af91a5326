import { describe, expect, it } from "vitest";
import { newsletterConsent } from "@/lib/copy/consents";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const { candidat } = PEOPLE;

describe("L'infolettre et le contact", () => {
  const database = setUpDatabase(people);
  const { value } = database;

  describe("l'infolettre", () => {
    const status = async () =>
      (
        await database.query<{ status: string }>(
          "select status from newsletter_subscribers where email = 'a@exemple.test'",
        )
      )[0]?.status;

    it("se confirme par le seul jeton posté, et se quitte d'un clic", async () => {
      const request = await value<string>("visiteur", "subscribe_newsletter(' A@Exemple.test ')");
      expect(await status()).toBe("pending");
      const [mail] = await database.query<{
        email: string;
        confirm_token: string;
        unsubscribe_token: string;
      }>("select * from newsletter_mail($1)", [request]);
      expect(mail?.email).toBe("a@exemple.test");
      expect(await database.query("select * from newsletter_mail($1)", [request])).toEqual([]);

      expect(await value("visiteur", "confirm_newsletter('deviné')")).toBe(false);
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(true);
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
      expect(await status()).toBe("confirmed");

      expect(await value("visiteur", "unsubscribe_newsletter('deviné')")).toBe(false);
      expect(await value("visiteur", "unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(
        true,
      );
      expect(await value("visiteur", "unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(
        true,
      );
      expect(await status()).toBe("unsubscribed");
    });

    it("à qui est abonné, écrit que rien n'est à confirmer, et son consentement reste", async () => {
      const subscribe = () => value<string>("visiteur", "subscribe_newsletter('c@exemple.test')");
      const mails = (request: string | undefined) =>
        database.query<{ confirm_token: string | null; unsubscribe_token: string }>(
          "select confirm_token, unsubscribe_token from newsletter_mail($1)",
          [request],
        );
      const [first] = await mails(await subscribe());
      await value("visiteur", "confirm_newsletter($1)", [first?.confirm_token]);
      expect(await mails(await subscribe())).toEqual([
        { confirm_token: null, unsubscribe_token: first?.unsubscribe_token },
      ]);
      expect(
        await database.query(
          "select status from newsletter_subscribers where email = 'c@exemple.test'",
        ),
      ).toEqual([{ status: "confirmed" }]);
    });

    it("ne garde aucun jeton de confirmation en clair, et le laisse expirer", async () => {
      const request = await value<string>("visiteur", "subscribe_newsletter('a@exemple.test')");
      const [mail] = await database.query<{ confirm_token: string }>(
        "select * from newsletter_mail($1)",
        [request],
      );
      expect(
        await database.query(
          "select 1 from newsletter_subscribers s where to_jsonb(s)::text like '%' || $1 || '%'",
          [mail?.confirm_token],
        ),
      ).toEqual([]);
      await database.exec(
        "update newsletter_subscribers set confirm_expires_at = now() - interval '1 minute'",
      );
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
    });

    it("qui appelle pour autrui ne défait ni son lien ni les mots de son accord", async () => {
      const ask = () => value<string>("visiteur", "subscribe_newsletter('b@exemple.test')");
      const mail = async (request: string | undefined) =>
        (
          await database.query<{ confirm_token: string; unsubscribe_token: string }>(
            "select * from newsletter_mail($1)",
            [request],
          )
        )[0];
      const first = await mail(await ask());
      // One whose mail is never asked for, and one whose mail leaves.
      await ask();
      await mail(await ask());
      expect(await value("visiteur", "confirm_newsletter($1)", [first?.confirm_token])).toBe(true);
      expect(
        await database.query(
          "select status, consent_text from newsletter_subscribers where email like 'b@%'",
        ),
      ).toEqual([{ status: "confirmed", consent_text: newsletterConsent }]);
      await ask();
      expect(
        await value("visiteur", "unsubscribe_newsletter($1)", [first?.unsubscribe_token]),
      ).toBe(true);
    });

    it.each(["", "a", "a@b", "a b@c.d", `${"a".repeat(250)}@b.ca`])(
      "refuse l'adresse %j",
      async (email) => {
        await expect(value("visiteur", "subscribe_newsletter($1)", [email])).rejects.toMatchObject({
          ...{ message: "not_valid", detail: undefined },
        });
      },
    );
  });

  it("send_contact_message garde le message, avec la personne si elle est connue", async () => {
    for (const actor of ["visiteur", "candidat"] as const) {
      const id = await value<string>(
        actor,
        "send_contact_message(' Ana ', 'a@exemple.test', 'Objet', 'Texte', 'support')",
      );
      expect(
        await database.query("select name, user_id, type from contact_messages where id = $1", [
          id,
        ]),
      ).toEqual([
        { name: "Ana", user_id: actor === "candidat" ? candidat : null, type: "support" },
      ]);
    }
    await expect(
      value("visiteur", "send_contact_message('A', 'a@exemple.test', 'O', 'T', 'autre')"),
    ).rejects.toMatchObject({ message: "not_valid", detail: undefined });
  });
});
