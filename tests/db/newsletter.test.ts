import { describe, expect, it } from "vitest";
import { newsletterConsent } from "@/lib/copy/consents";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const { candidat } = PEOPLE;

describe("L'infolettre et le contact", () => {
  const database = setUpDatabase(people);
  const { query, exec, one } = database;
  const value = <Value>(sql: string, values: unknown[] = []) =>
    database.value<Value>("visiteur", sql, values);
  const subscribe = (email: string) => value<string>("subscribe_newsletter($1)", [email]);
  const mailOf = (request: string | undefined) =>
    database.mailed<{ confirm_token: string | null; unsubscribe_token: string }>(
      `newsletter-request:${request}`,
    );

  describe("l'infolettre", () => {
    const status = (email = "a@exemple.test") =>
      one("select status from private.newsletter_subscribers where email = $1", [email]);

    it("se confirme par le seul jeton posté, et se quitte d'un clic", async () => {
      const request = await subscribe(" A@Exemple.test ");
      expect(await status()).toBe("pending");
      const mail = await mailOf(request);
      expect(mail?.email).toBe("a@exemple.test");
      expect(await mailOf(request)).toBeUndefined();

      expect(await value("confirm_newsletter('deviné')")).toBe(false);
      expect(await value("confirm_newsletter($1)", [mail?.confirm_token])).toBe(true);
      expect(await value("confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
      expect(await status()).toBe("confirmed");

      expect(await value("unsubscribe_newsletter('deviné')")).toBe(false);
      expect(await value("unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(true);
      expect(await value("unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(true);
      expect(await status()).toBe("unsubscribed");
    });

    it("à qui est abonné, écrit que rien n'est à confirmer, et son consentement reste", async () => {
      const first = await mailOf(await subscribe("c@exemple.test"));
      await value("confirm_newsletter($1)", [first?.confirm_token]);
      expect(await mailOf(await subscribe("c@exemple.test"))).toMatchObject({
        confirm_token: null,
        unsubscribe_token: first?.unsubscribe_token,
      });
      expect(await status("c@exemple.test")).toBe("confirmed");
    });

    it("ne garde aucun jeton de confirmation en clair, et le laisse expirer", async () => {
      const mail = await mailOf(await subscribe("a@exemple.test"));
      expect(
        await query(
          "select 1 from private.newsletter_subscribers s where to_jsonb(s)::text like '%' || $1 || '%'",
          [mail?.confirm_token],
        ),
      ).toEqual([]);
      await exec(
        "update private.newsletter_subscribers set confirm_expires_at = now() - interval '1 minute'",
      );
      expect(await value("confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
    });

    it("qui appelle pour autrui ne défait ni son lien ni les mots de son accord", async () => {
      const ask = () => subscribe("b@exemple.test");
      const first = await mailOf(await ask());
      // One whose mail is never asked for, and one whose mail leaves.
      await ask();
      await mailOf(await ask());
      expect(await value("confirm_newsletter($1)", [first?.confirm_token])).toBe(true);
      expect(
        await query(
          "select status, consent_text from private.newsletter_subscribers where email like 'b@%'",
        ),
      ).toEqual([{ status: "confirmed", consent_text: newsletterConsent }]);
      await ask();
      expect(await value("unsubscribe_newsletter($1)", [first?.unsubscribe_token])).toBe(true);
    });

    it.each(["", "a", "a@b", "a b@c.d", `${"a".repeat(250)}@b.ca`])(
      "refuse l'adresse %j",
      async (email) => {
        await expect(subscribe(email)).rejects.toMatchObject({
          ...{ message: "not_valid", detail: undefined },
        });
      },
    );
  });

  it("send_contact_message garde le message, avec la personne si elle est connue", async () => {
    for (const actor of ["visiteur", "candidat"] as const) {
      const id = await database.value<string>(
        actor,
        "send_contact_message(' Ana ', 'a@exemple.test', 'Objet', 'Texte', 'support')",
      );
      expect(
        await query("select name, user_id, type from contact_messages where id = $1", [id]),
      ).toEqual([
        { name: "Ana", user_id: actor === "candidat" ? candidat : null, type: "support" },
      ]);
    }
    await expect(
      value("send_contact_message('A', 'a@exemple.test', 'O', 'T', 'autre')"),
    ).rejects.toMatchObject({ message: "not_valid", detail: undefined });
  });
});
