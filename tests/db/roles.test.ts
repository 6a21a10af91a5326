import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { ACTORS, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

describe("Les rôles et les profils", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

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

  it("garde le consentement donné à l'inscription", async () => {
    const id = crypto.randomUUID();
    await database.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ($1, $1::text || '@exemple.test', '{"consent_text": "J''accepte"}')`.replace(
        "$1::text",
        `'${id}'`,
      ),
      [id],
    );
    expect(
      await database.query("select subject, granted, wording from consents where user_id = $1", [
        id,
      ]),
    ).toEqual([{ subject: "conditions", granted: true, wording: "J'accepte" }]);
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

  it.each(ACTORS)("montre à « %s » son profil et aucun autre", async (actor) => {
    if (actor === "visiteur") {
      await expect(asActor(database, actor, "select id from profiles")).rejects.toMatchObject({
        code: "42501",
      });
      return;
    }
    expect(await asActor(database, actor, "select id from profiles")).toEqual([
      { id: PEOPLE[actor] },
    ]);
  });

  it("ne laisse personne modifier le profil d'un autre", async () => {
    const touched = await asActor(
      database,
      "autre candidat",
      "update profiles set full_name = 'Pris' where id = $1 returning id",
      [PEOPLE.candidat],
    );
    expect(touched).toEqual([]);
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

describe("La surface du schéma", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());

  it("met toute table publique sous row-level security", async () => {
    expect(
      await database.query(
        "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
      ),
    ).toEqual([]);
  });

  it("n'ouvre aucune table privée et n'accorde TRUNCATE, TRIGGER ni REFERENCES à personne", async () => {
    expect(
      await database.query(
        `select table_name, grantee, privilege_type from information_schema.role_table_grants
         where grantee in ('anon', 'authenticated', 'PUBLIC')
           and (table_schema = 'private'
             or (table_schema = 'public' and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')))`,
      ),
    ).toEqual([]);
  });

  it("ne laisse aucune fonction à PUBLIC", async () => {
    expect(
      await database.query(
        `select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and p.prorettype <> 'trigger'::regtype
           and (p.proacl is null or exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0))`,
      ),
    ).toEqual([]);
  });

  it.each([
    "application_target(text, uuid)",
    "newsletter_mail(uuid)",
    "claim_email(text)",
    "finish_email(text, text)",
  ])("réserve %s à la fonction d'envoi", async (signature) => {
    const [rights] = await database.query(
      `select has_function_privilege('anon', $1, 'execute') as anon,
         has_function_privilege('authenticated', $1, 'execute') as authenticated,
         has_function_privilege('service_role', $1, 'execute') as service`,
      [`public.${signature}`],
    );
    expect(rights).toEqual({ anon: false, authenticated: false, service: true });
  });

  it("fixe search_path dans chaque fonction à droits étendus", async () => {
    expect(
      await database.query(
        `select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
           and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)`,
      ),
    ).toEqual([]);
  });

  it("nomme chaque politique par une phrase et ses rôles, et y lit auth.uid() une fois", async () => {
    const policies = await database.query<{ name: string; roles: string; text: string }>(
      `select policyname as name, roles::text, coalesce(qual, '') || coalesce(with_check, '') as text
       from pg_policies where schemaname in ('public', 'storage')`,
    );
    expect(policies.length).toBeGreaterThan(40);
    for (const { name, roles, text } of policies) {
      expect(name, name).toMatch(/^[A-Z]\w+ .+ \w+/);
      expect(roles, name).toMatch(/^\{(anon|authenticated)\}$/);
      expect(text.replaceAll(/SELECT auth\.uid\(\)/g, ""), name).not.toContain("auth.uid()");
    }
  });

  it("indexe chaque clé étrangère du schéma public", async () => {
    expect(
      await database.query(
        `select c.conrelid::regclass::text as table, c.conname from pg_constraint c
         where c.contype = 'f' and c.connamespace = 'public'::regnamespace
           and not exists (select 1 from pg_index i where i.indrelid = c.conrelid
             and i.indkey[0] = c.conkey[1])`,
      ),
    ).toEqual([]);
  });
});
