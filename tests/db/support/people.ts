/** The callers of the permission matrix. */
export const ACTORS = [
  "visiteur",
  "candidat",
  "autre candidat",
  "recruteur",
  "autre recruteur",
  "opérateur",
] as const;

export type Actor = (typeof ACTORS)[number];

/** Ids of those who have an account. */
export const PEOPLE: Record<Exclude<Actor, "visiteur">, string> = {
  candidat: "00000000-0000-4000-8000-00000000c001",
  "autre candidat": "00000000-0000-4000-8000-00000000c002",
  recruteur: "00000000-0000-4000-8000-00000000a001",
  "autre recruteur": "00000000-0000-4000-8000-00000000a002",
  opérateur: "00000000-0000-4000-8000-00000000b001",
};

/** Those of them who also call while their account is suspended. */
export const SUSPENDED = {
  "candidat suspendu": "candidat",
  "recruteur suspendu": "recruteur",
} as const;

/** The callers of the matrix: everybody, and two of them once more while they are suspended. */
export const CALLERS = [...ACTORS, "candidat suspendu", "recruteur suspendu"] as const;

export type Caller = (typeof CALLERS)[number];

/** Whose account a caller uses. */
export function actorOf(caller: Caller): Actor {
  return caller in SUSPENDED ? SUSPENDED[caller as keyof typeof SUSPENDED] : (caller as Actor);
}

/** Password of all of them. */
export const PASSWORD = "Erable-2026!";

/** The address with which they sign in. */
export function emailOf(actor: Actor): string {
  return `${actor.replace(" ", ".").replace("é", "e")}@exemple.test`;
}

type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Makes their accounts, as the authentication service would, and one of them an operator. */
export async function createPeople(query: Query): Promise<void> {
  for (const [actor, id] of Object.entries(PEOPLE)) {
    const role = actor.includes("recruteur") ? "recruteur" : "candidat";
    const email = emailOf(actor as Actor);
    await query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
         confirmation_token, recovery_token, email_change, email_change_token_new,
         raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2,
         extensions.crypt($3, extensions.gen_salt('bf', 4)), now(), '', '', '', '',
         '{"provider": "email", "providers": ["email"]}', $4)`,
      [id, email, PASSWORD, JSON.stringify({ full_name: `Nom ${actor}`, role })],
    );
    await query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
       values (gen_random_uuid(), $1, 'email', $2, $3)`,
      [id, id, JSON.stringify({ sub: id, email, email_verified: true })],
    );
  }
  await query("insert into private.operators (user_id) values ($1)", [PEOPLE.opérateur]);
  // Accounts of their first week publish little.
  await query("update public.profiles set created_at = now() - interval '30 days'");
}
