import { describe, expect, it } from "vitest";
import { signUpConsent } from "@/lib/copy/consents";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

describe("Les rôles et les profils", () => {
  const { query, exec, as, insert, one } = setUpDatabase(people);
  const own = [PEOPLE.candidat];

  /** The profile that the sign-up trigger makes of some metadata. */
  async function signUp(metadata: unknown) {
    const id = crypto.randomUUID();
    await insert("auth.users", {
      ...{ id, email: `${id}@exemple.test` },
      raw_user_meta_data: JSON.stringify(metadata),
    });
    const [profile] = await query<{ id: string; role: string; full_name: string | null }>(
      "select id, role, full_name from public.profiles where id = $1",
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
  ])("à l'inscription, le rôle %j devient %s", async (requested, assigned) => {
    expect(await signUp({ full_name: "Ana", role: requested })).toMatchObject({
      role: assigned,
      full_name: "Ana",
    });
  });

  it("comprend des métadonnées rangées comme texte JSON", async () => {
    const text = JSON.stringify({ full_name: "Ana", role: "recruteur" });
    expect(await signUp(text)).toMatchObject({ role: "recruteur", full_name: "Ana" });
  });

  it("nettoie le nom : caractères de contrôle, longueur, vide", async () => {
    expect((await signUp({ full_name: "Ana\r\nBcc: x" }))?.full_name).toBe("Ana Bcc: x");
    expect((await signUp({ full_name: "a".repeat(500) }))?.full_name).toHaveLength(120);
    expect((await signUp({ full_name: "   " }))?.full_name).toBeNull();
  });

  it("garde le consentement donné à l'inscription, dans les mots du formulaire", async () => {
    const profile = await signUp({ consent: true, consent_text: "Autre" });
    expect(
      await query("select subject, granted, wording from private.consents where user_id = $1", [
        profile?.id,
      ]),
    ).toEqual([{ subject: "conditions", granted: true, wording: signUpConsent }]);
  });

  it.each(["role", "id", "created_at", "updated_at"])(
    "refuse au candidat d'écrire profiles.%s",
    async (column) => {
      const sql = `update profiles set ${column} = ${column} where id = $1`;
      await expect(as("candidat", sql, own)).rejects.toMatchObject({ code: "42501" });
    },
  );

  it("garde le rôle même si une plateforme accordait tout", async () => {
    await exec(`begin; grant all on public.profiles to authenticated; set local role authenticated;
      set local "request.jwt.claim.sub" = '${PEOPLE.candidat}'`);
    const change = query("update profiles set role = 'recruteur' where id = $1", own);
    await expect(change).rejects.toThrow("role_is_fixed");
    await exec("rollback");
  });

  it("ne relit plus les métadonnées après l'inscription", async () => {
    const metadata = `'{"role": "recruteur"}'`;
    await query(`update auth.users set raw_user_meta_data = ${metadata} where id = $1`, own);
    expect(await one("select role from profiles where id = $1", own)).toBe("candidat");
  });

  it("dit où l'on en est dans un profil qui part avec l'export, d'un métier qui existe", async () => {
    const profile = { canada_status: "abroad", arrival_date: "2027-04-02", trade: "infirmier" };
    const set = Object.keys(profile).map((name, n) => `${name} = $${n + 2}`);
    const save = (row: typeof profile) =>
      as("candidat", `update profiles set ${set} where id = $1`, [...own, ...Object.values(row)]);
    await save(profile);
    const exported = await as("candidat", "select my_data_export() -> 'profile' as profile");
    expect(exported).toMatchObject([{ profile }]);
    await expect(save({ ...profile, trade: "alchimiste" })).rejects.toMatchObject({
      code: "23503",
    });
  });

  it("note le consentement aux promotions, donné puis repris", async () => {
    for (const wanted of [true, false]) {
      await query(`update profiles set promo_alerts = ${wanted} where id = $1`, own);
    }
    expect(
      await query(
        "select granted from private.consents where user_id = $1 and subject = 'promo_alerts' order by id",
        own,
      ),
    ).toEqual([{ granted: true }, { granted: false }]);
  });
});
