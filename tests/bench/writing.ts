import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, createAccount } from "#tests/support/accounts/accounts.ts";
import { createApplicant } from "#tests/support/publications/applying.ts";
import { actionCall } from "#tests/support/site/action-calls.ts";
import type { Stack } from "./stack.ts";

/** A second: people write seldom, and the site holds everybody to some number an hour. */
const RATE = 2;
const MOST = 25;

type Attempt = { ms: number; isDone: boolean };
type Sender = (page: string, action: string, fields: Record<string, string>) => Promise<Response>;

/** Signs in, applies with a CV and publishes, as the forms do, a few times each. */
export async function writingRows(stack: Stack, seconds: number): Promise<string[]> {
  if (!stack.isOurs) return ["Nothing was written: the database held offers before."];
  const times = Math.min(MOST, Math.max(5, RATE * seconds));
  letSupportKnow(stack);
  const candidate = await createApplicant();
  const recruiter = await createAccount({ role: "recruteur" });
  const [cv] = await stack.backend.query<{ id: string }>(
    "select id from public.documents where user_id = $1",
    [candidate.id],
  );
  const offers = await stack.backend.query<{ id: string }>(
    `select id from public.jobs where status = 'published' and application_deadline is null
     order by posted_at desc, id limit $1`,
    [times],
  );
  const visitor = senderOf(stack.siteUrl);
  const asCandidate = senderOf(stack.siteUrl, await sessionOf(visitor, candidate));
  const asRecruiter = senderOf(stack.siteUrl, await sessionOf(visitor, recruiter));

  const deeds: Record<string, (n: number) => Promise<boolean>> = {
    "sign in": async () => (await sessionOf(visitor, candidate)).includes("session-"),
    "apply with a CV": async (n) => {
      const id = offers[n]?.id ?? "";
      const fields = { kind: "job", id, document_id: cv?.id ?? "", cover_message: "Bonjour." };
      return isDone(await asCandidate(`/emplois/${id}`, "sendApplication", fields));
    },
    "publish an offer": async (n) =>
      isDone(await asRecruiter("/admin/jobs", "saveJob", { ...OFFER, title: `Essai ${n}` })),
  };
  const rows = ["| Written | Times | p50 (ms) | p95 | Failures |", "|---|---|---|---|---|"];
  for (const [name, deed] of Object.entries(deeds)) {
    console.error(`▸ ${stack.engine}, ${times} × ${name}`);
    rows.push(row(name, await repeat(times, deed)));
  }
  return [...rows, "", EVEN_TIME];
}

const EVEN_TIME =
  "To sign in takes 0.9 s at least (`lib/auth/constant-time.ts`), so that its time tells nothing.";

const OFFER = {
  company_name: "Boréal inc.",
  contract_type: "Freelance",
  description: "Un essai de publication. ".repeat(40),
  status: "published",
};

/** One after the other, so many a second at most. */
async function repeat(times: number, deed: (n: number) => Promise<boolean>): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    const isDone = await deed(n);
    const ms = performance.now() - begun;
    attempts.push({ ms, isDone });
    await wait(Math.max(0, 1_000 / RATE - ms));
  }
  return attempts;
}

function row(name: string, attempts: Attempt[]): string {
  const sorted = attempts.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const failures = attempts.filter((one) => !one.isDone).length;
  return `| ${[name, attempts.length, at(0.5), at(0.95), failures].join(" | ")} |`;
}

/** Calls an action as the page's scripts do. */
function senderOf(base: string, cookie = ""): Sender {
  return async (page, action, form) => {
    const { headers, body } = await actionCall(action, { form });
    const all = { ...headers, origin: base, cookie };
    return fetch(base + page, { method: "POST", headers: all, body, redirect: "manual" });
  };
}

/** The cookies that somebody has once signed in. */
async function sessionOf(send: Sender, { email, password }: Account): Promise<string> {
  const response = await send("/connexion", "signIn", { email, password });
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function isDone(response: Response): Promise<boolean> {
  return (await response.text()).includes('"status":"done"');
}

/** Accounts are made by what the tests make theirs with. */
function letSupportKnow({ backend, siteUrl }: Stack): void {
  Object.assign(process.env, {
    E2E_BASE_URL: siteUrl,
    E2E_MAILBOX_URL: backend.mailboxUrl,
    E2E_SUPABASE_URL: backend.url,
    E2E_PUBLISHABLE_KEY: backend.publishableKey,
    E2E_SECRET_KEY: backend.secretKey,
    E2E_SITE_SECRET: backend.siteSecret,
  });
}
