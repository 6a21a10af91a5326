import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { linkIn, mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";

const PASSWORD = "Erable-2026!";

describe("Les comptes", () => {
  let backend: Backend;
  let made = 0;
  const newEmail = () => `compte-${++made}@exemple.ca`;
  const client = () =>
    createClient(backend.url, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });

  beforeAll(async () => {
    backend = await startBackend({ seed: false, siteUrl: "http://site.test" });
    process.env.E2E_MAILBOX_URL = backend.mailboxUrl;
  });
  afterAll(() => backend.stop());

  async function confirm(anybody: SupabaseClient, email: string) {
    const link = new URL(linkIn(await waitForMail(email, /Confirmez/), "/auth/confirm"));
    const token_hash = link.searchParams.get("token_hash") ?? "";
    return anybody.auth.verifyOtp({ type: "signup", token_hash });
  }

  /** A new account, confirmed and signed in. */
  async function account(data: Record<string, unknown> = {}) {
    const email = newEmail();
    const own = client();
    await own.auth.signUp({ email, password: PASSWORD, options: { data } });
    const { data: confirmed, error } = await confirm(own, email);
    expect(error).toBeNull();
    return { own, email, id: confirmed.user?.id ?? "" };
  }

  async function roleOf(id: string): Promise<string | undefined> {
    const rows = await backend.query<{ role: string }>(
      "select role from public.profiles where id = $1",
      [id],
    );
    return rows[0]?.role;
  }

  describe("le rôle ne se donne pas", () => {
    it.each([
      ["candidat", "candidat"],
      ["recruteur", "recruteur"],
      ["admin", "candidat"],
      ["service_role", "candidat"],
      ["RECRUTEUR", "candidat"],
      [["recruteur"], "candidat"],
      [{ role: "recruteur" }, "candidat"],
      [null, "candidat"],
      [undefined, "candidat"],
    ])("s'inscrire comme %j fait un %s", async (role, expected) => {
      const { id } = await account({ full_name: "Camille Essai", role });
      expect(await roleOf(id)).toBe(expected);
    });

    it("ni par les métadonnées, ni par l'écriture du profil, ni par un second profil", async () => {
      const { own, id } = await account({ role: "candidat" });

      await own.auth.updateUser({ data: { role: "recruteur" } });
      await own.auth.refreshSession();
      expect(await roleOf(id)).toBe("candidat");

      const written = await own
        .from("profiles")
        .update({ role: "recruteur" })
        .eq("id", id)
        .select();
      expect(written.error?.code).toBe("42501");
      const both = await own
        .from("profiles")
        .update({ full_name: "X", role: "recruteur" })
        .eq("id", id);
      expect(both.error?.code).toBe("42501");
      const second = await own.from("profiles").upsert({ id, role: "recruteur" });
      expect(second.error).not.toBeNull();
      expect(await roleOf(id)).toBe("candidat");
    });

    it("et n'ouvre pas l'administration", async () => {
      const { own } = await account({ role: "admin" });
      expect((await own.rpc("my_dashboard")).data).toBeNull();
      const job = { title: "X", company_name: "Y", description: "Z", contract_type: "CDI" };
      expect((await own.from("jobs").insert(job)).error).not.toBeNull();
    });
  });

  it("cinquante fois deux rafraîchissements à la fois ne perdent aucune session", async () => {
    const { own } = await account();
    let session = (await own.auth.getSession()).data.session;
    for (let round = 0; round < 50; round++) {
      const refresh_token = session?.refresh_token ?? "";
      const [one, two] = await Promise.all([
        client().auth.refreshSession({ refresh_token }),
        client().auth.refreshSession({ refresh_token }),
      ]);
      expect([round, one.error, two.error]).toEqual([round, null, null]);
      // Either may be the one whose cookie the browser keeps.
      session = (round % 2 ? one : two).data.session;
      expect((await client().auth.getUser(session?.access_token)).error).toBeNull();
    }
  }, 60_000);

  it("un mot de passe changé ferme les autres sessions", async () => {
    const { own, email } = await account();
    const other = client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const refresh_token = (await other.auth.getSession()).data.session?.refresh_token ?? "";

    expect((await own.auth.updateUser({ password: "Sapin-bleu-2027" })).error).toBeNull();
    expect((await own.auth.signOut({ scope: "others" })).error).toBeNull();

    const { error } = await client().auth.refreshSession({ refresh_token });
    expect(error?.code).toBe("refresh_token_not_found");
    expect((await own.auth.refreshSession()).error).toBeNull();
  });

  it("la confirmation se renvoie après une minute, et le nouveau lien sert", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: PASSWORD });
    await waitForMail(email, /Confirmez/);
    expect((await client().auth.resend({ type: "signup", email })).error?.status).toBe(429);
    expect(await mailsTo(email)).toHaveLength(1);
    await backend.query(
      "update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1",
      [email],
    );
    expect((await client().auth.resend({ type: "signup", email })).error).toBeNull();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    expect((await confirm(client(), email)).error).toBeNull();
  });

  it.each(["l'ancienne", "la nouvelle"])(
    "une adresse change quand les deux ont confirmé, %s d'abord",
    async (first) => {
      const { own, email, id } = await account();
      const next = newEmail();
      expect((await own.auth.updateUser({ email: next })).error).toBeNull();
      const tokenFor = async (recipient: string) => {
        const mail = await waitForMail(recipient, /nouvelle adresse/);
        expect(mail.html).toContain(`${email} de votre compte par ${next}`);
        return new URL(linkIn(mail, "/auth/confirm")).searchParams.get("token_hash") ?? "";
      };
      const tokens = [await tokenFor(email), await tokenFor(next)];
      if (first === "la nouvelle") tokens.reverse();
      const [one = "", two = ""] = tokens;
      const follow = (token_hash: string) =>
        client().auth.verifyOtp({ type: "email_change", token_hash });

      const half = await follow(one);
      expect([half.error, half.data.session]).toEqual([null, null]);
      expect((await own.auth.getUser()).data.user?.email).toBe(email);
      // A link serves once: pressed again it is no second confirmation.
      expect((await follow(one)).data.session).toBeNull();
      expect((await own.auth.getUser()).data.user?.email).toBe(email);

      const whole = await follow(two);
      expect([whole.error, whole.data.user?.id, whole.data.user?.email]).toEqual([null, id, next]);
      expect((await follow(two)).error).not.toBeNull();
    },
  );

  it("une adresse ne change pas après une heure", async () => {
    const { own, email } = await account();
    const next = newEmail();
    expect((await own.auth.updateUser({ email: next })).error).toBeNull();
    await backend.query(
      "update auth.users set email_change_sent_at = now() - interval '2 hours' where email = $1",
      [email],
    );
    for (const recipient of [email, next]) {
      const mail = await waitForMail(recipient, /nouvelle adresse/);
      const token_hash =
        new URL(linkIn(mail, "/auth/confirm")).searchParams.get("token_hash") ?? "";
      const { error } = await client().auth.verifyOtp({ type: "email_change", token_hash });
      expect(error).not.toBeNull();
    }
    expect((await own.auth.getUser()).data.user?.email).toBe(email);
  });

  it("les limites comptent par clé, disent combien attendre et s'oublient", async () => {
    const take = async (key_hash: string) =>
      (
        await client().rpc("take_rate_limit", {
          bucket: "essai",
          key_hash,
          max_hits: 2,
          window_seconds: 60,
        })
      ).data?.[0];
    expect(await take("a")).toEqual({ allowed: true, retry_after: 0 });
    expect(await take("a")).toEqual({ allowed: true, retry_after: 0 });
    const refused = await take("a");
    expect(refused.allowed).toBe(false);
    expect(refused.retry_after).toBeGreaterThan(50);
    expect((await take("b")).allowed).toBe(true);

    await client().rpc("reset_rate_limit", { bucket: "essai", key_hash: "a" });
    expect((await take("a")).allowed).toBe(true);
    expect((await client().from("rate_limits").select()).error?.code).toBe("42501");
  });
});
