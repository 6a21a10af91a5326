import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";
import { createAccount, PASSWORD, supabaseClient } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { createApplicant } from "@/tests/support/publications/applying";

const api = process.env.E2E_SUPABASE_URL ?? "";
const key = process.env.E2E_PUBLISHABLE_KEY ?? "";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const partsOf = (token: string) => token.split(".") as [string, string, string];
const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());

/** Somebody's session, as the service gave it. */
async function sessionOf(email: string) {
  const { data, error } = await supabaseClient().auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  if (error) throw error;
  return data.session;
}

/** What the data service, the files and the functions answer to whoever brings this token. */
async function asked(token: string) {
  const headers = {
    apikey: key,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const [rows, who, list, called] = await Promise.all([
    fetch(`${api}/rest/v1/profiles?select=id`, { headers }),
    fetch(`${api}/auth/v1/user`, { headers }),
    fetch(`${api}/storage/v1/object/list/cvs`, { method: "POST", headers, body: '{"prefix":""}' }),
    fetch(`${api}/functions/v1/send-mails`, { method: "POST", headers, body: "{}" }),
  ]);
  return { rows, who, list, called };
}

test("un jeton forgé, sans signature, d'un autre algorithme ou périmé n'ouvre rien", async () => {
  const { email, id } = await createAccount();
  const { access_token } = await sessionOf(email);
  const [head, body, signature] = partsOf(access_token);
  const claims = read(body);
  const hmac = (header: string, payload: string, secret: string) =>
    `${header}.${payload}.${createHmac("sha256", secret).update(`${header}.${payload}`).digest("base64url")}`;
  const hs256 = encode({ ...read(head), alg: "HS256" });
  const raised = encode({ ...claims, role: "service_role" });
  const forged: Record<string, string> = {
    "sans signature": `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
    "le rôle changé": `${head}.${raised}.${signature}`,
    "une autre personne": `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    "signé par la clé publique": hmac(hs256, raised, key),
    "signé par un secret connu": hmac(
      hs256,
      raised,
      "super-secret-jwt-token-with-at-least-32-characters-long",
    ),
    "une clé qu'il apporte": `${encode({ ...read(head), jwk: { kty: "oct", k: "YQ" } })}.${raised}.${signature}`,
    "une fin repoussée": `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    "une signature coupée": `${head}.${body}.${signature.slice(0, -4)}`,
    "pas un jeton": "a.b.c",
  };
  for (const [how, token] of Object.entries(forged)) {
    const { rows, who, list, called } = await asked(token);
    for (const answer of [rows, who, list, called]) expect(answer.status, how).toBeLessThan(500);
    if (rows.ok) expect(await rows.json(), how).toEqual([]);
    expect(who.status, how).toBeGreaterThanOrEqual(400);
    if (list.ok) expect(await list.json(), how).toEqual([]);
    expect(called.status, how).toBeGreaterThanOrEqual(400);
  }
  // The true one opens its owner's row: the questions above could have been answered.
  const { rows } = await asked(access_token);
  expect(await rows.json()).toEqual([{ id }]);
});

test("un jeton de renouvellement repris après coup ne rouvre rien, ni celui d'une session close", async () => {
  const { email } = await createAccount();
  const refresh = (refresh_token: string) =>
    fetch(`${api}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token }),
    });
  const { access_token, refresh_token } = await sessionOf(email);
  const out = await fetch(`${api}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: key, authorization: `Bearer ${access_token}` },
  });
  expect(out.status).toBe(204);
  expect((await refresh(refresh_token)).status).toBeGreaterThanOrEqual(400);
  for (const made of ["", "a", "f".repeat(200), "../..", refresh_token.toUpperCase()]) {
    const { status } = await refresh(made);
    expect(status, made).toBeGreaterThanOrEqual(400);
    expect(status, made).toBeLessThan(500);
  }
});

test("un lien signé ne vaut que pour son fichier, et son envoi que pour son chemin", async () => {
  const owner = await createApplicant("Ève Fichier");
  const other = await createAccount();
  const client = supabaseClient();
  await client.auth.signInWithPassword({ email: owner.email, password: PASSWORD });
  const { data: document } = await client.from("documents").select("file_url").single();
  const path = String(document?.file_url);
  const { data: signed } = await client.storage.from("cvs").createSignedUrl(path, 60);
  const link = new URL(signed?.signedUrl ?? "");
  expect((await fetch(link)).status).toBe(200);
  const elsewhere = new URL(link);
  elsewhere.pathname = link.pathname.replace(owner.id, other.id);
  expect((await fetch(elsewhere)).ok).toBe(false);
  const cut = new URL(link);
  cut.searchParams.set("token", `${link.searchParams.get("token")?.slice(0, -6)}aaaaaa`);
  expect((await fetch(cut)).ok).toBe(false);

  const own = `${owner.id}/${crypto.randomUUID()}.pdf`;
  const ticket = await client.storage.from("cvs").createSignedUploadUrl(own);
  const upload = new URL(ticket.data?.signedUrl ?? "");
  upload.pathname = upload.pathname.replace(owner.id, other.id);
  const sent = await fetch(upload, {
    method: "PUT",
    headers: { "content-type": "application/pdf" },
    body: "%PDF-1.4\n%%EOF",
  });
  expect(sent.ok).toBe(false);
});
