import type { Query } from "#supabase/local/engine.ts";

/** Of every account made for a test. */
export const PASSWORD = "Erable-2026!";

export type Wanted = { email: string; fullName: string; role: "candidat" | "recruteur" };

/** Makes a confirmed account as the authentication service would, without its mail; returns its id. */
export async function makeAccount(query: Query, wanted: Wanted): Promise<string> {
  const id = crypto.randomUUID();
  const { email, fullName, role } = wanted;
  await query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       confirmation_token, recovery_token, email_change, email_change_token_new,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2,
       extensions.crypt($3, extensions.gen_salt('bf', 4)), now(), '', '', '', '',
       '{"provider": "email", "providers": ["email"]}', $4, now(), now())`,
    [id, email, PASSWORD, JSON.stringify({ full_name: fullName, role })],
  );
  await query(
    `insert into auth.identities
       (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'email', $2, $3, now(), now(), now())`,
    [id, id, JSON.stringify({ sub: id, email, email_verified: true })],
  );
  return id;
}
