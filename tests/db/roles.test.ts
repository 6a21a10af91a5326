import { describe, expect, it } from "vitest";
import { signUpConsent } from "@/lib/copy/consents";
import { asActor } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

describe("Les rôles et les profils", () => {
  const database = setUpDatabase(people);

  /** The profile that the sign-up trigger makes of some metadata. */
  async function signUp(metadata: unknown) {
    const id = crypto.randomUUID();
    await database.query(
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)",
      [id, `${id}@exemple.test`, JSON.stringify(metadata)],
    );
    const [profile] = await database.query<{ role: string; full_name: string | null }>(
      "select role, full_name from public.profiles where id = $1",
      [id],
    );
    return profile;
  }

  it.each([
    ["candidat", "candidat"],
    ["recruteur", "recruteur"],
    ["admin", "candidat"],
    ["Recruteur", "candidat"],
    ["service_role", "candidat"],
    [null, "candidat"],
    [["recruteur"], "candidat"],
  ])("à l'inscription, le rôle %j devient %s", async (asked, given) => {
    expect(await signUp({ full_name: "Ana", role: asked })).toEqual({
      role: given,
      full_name: "Ana",
    });
  });

  it("comprend des métadonnées rangées comme texte JSON", async () => {
    const text = JSON.stringify({ full_name: "Ana", role: "recruteur" });
    expect(await signUp(text)).toEqual({ role: "recruteur", full_name: "Ana" });
  });

  it("nettoie le nom : caractères de contrôle, longueur, vide", async () => {
    expect((await signUp({ full_name: "Ana\r\nBcc: x" }))?.full_name).toBe("Ana Bcc: x");
    expect((await signUp({ full_name: "a".repeat(500) }))?.full_name).toHaveLength(120);
    expect((await signUp({ full_name: "   " }))?.full_name).toBeNull();
  });

  it("garde le consentement donné à l'inscription, dans les mots du formulaire", async () => {
    const id = crypto.randomUUID();
    await database.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ($1, $1::text || '@exemple.test', '{"consent": true, "consent_text": "Autre"}')`.replace(
        "$1::text",
        `'${id}'`,
      ),
      [id],
    );
    expect(
      await database.query("select subject, granted, wording from consents where user_id = $1", [
        id,
      ]),
    ).toEqual([{ subject: "conditions", granted: true, wording: signUpConsent }]);
  });

  it.each(["role", "id", "created_at", "updated_at"])(
    "refuse au candidat d'écrire profiles.%s",
    async (column) => {
      await expect(
        asActor(database, "candidat", `update profiles set ${column} = ${column} where id = $1`, [
          PEOPLE.candidat,
        ]),
      ).rejects.toMatchObject({ code: "42501" });
    },
  );

  it("garde le rôle même si une plateforme accordait tout", async () => {
    await database.exec("grant all on public.profiles to authenticated");
    try {
      await expect(
        asActor(database, "candidat", "update profiles set role = 'recruteur' where id = $1", [
          PEOPLE.candidat,
        ]),
      ).rejects.toThrow("role_is_fixed");
    } finally {
      await database.exec(
        `revoke all on public.profiles from authenticated;
         grant select on public.profiles to authenticated;
         grant update (full_name, phone) on public.profiles to authenticated`,
      );
    }
  });

  it("ne relit plus les métadonnées après l'inscription", async () => {
    await database.query(
      `update auth.users set raw_user_meta_data = '{"role": "recruteur"}' where id = $1`,
      [PEOPLE.candidat],
    );
    const [profile] = await database.query("select role from profiles where id = $1", [
      PEOPLE.candidat,
    ]);
    expect(profile).toEqual({ role: "candidat" });
  });

  it("note le consentement aux promotions, donné puis repris", async () => {
    const { candidat } = PEOPLE;
    for (const wanted of [true, false]) {
      await database.query("update profiles set promo_alerts = $1 where id = $2", [
        wanted,
        candidat,
      ]);
    }
    expect(
      await database.query(
        "select granted from consents where user_id = $1 and subject = 'promo_alerts' order by id",
        [candidat],
      ),
    ).toEqual([{ granted: true }, { granted: false }]);
  });
});
