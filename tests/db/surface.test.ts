import { describe, expect, it } from "vitest";
import { setUpDatabase } from "./support/calls";

describe("La surface du schéma", () => {
  const database = setUpDatabase();

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

  // That nobody else may call them is in function-matrix.test.ts.
  it("laisse aux fonctions du service celles qu'elle ne laisse à personne", async () => {
    expect(
      await database.query(
        `select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
           and not has_function_privilege('authenticated', p.oid, 'execute')
           and not has_function_privilege('service_role', p.oid, 'execute')`,
      ),
    ).toEqual([]);
  });

  it("fixe search_path dans chaque fonction dont le corps est un texte", async () => {
    expect(
      await database.query(
        `select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and p.prosqlbody is null
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
      expect(roles, name).toMatch(/^\{(anon|authenticated|anon,authenticated)\}$/);
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
