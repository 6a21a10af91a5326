import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { type FaultySmtp, startFaultySmtp } from "@/tests/support/faults/smtp";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { untilSo } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default", timeout: 120_000 });

type Waiting = { id: string; applicant_email: string };

let smtp: FaultySmtp;
let stack: Stack;
let cookie: string;
let waiting: Waiting[];
test.beforeAll(async () => {
  smtp = await startFaultySmtp();
  stack = await startStack({ smtpInstead: smtp.port });
  cookie = await stack.cookieOf(RECRUITER);
  const { data, error } = await admin()
    .from("applications")
    .select("id, applicant_email, jobs!inner(recruiter_id)")
    .eq("status", "En cours")
    .eq("jobs.recruiter_id", "00000000-0000-4000-8000-0000000000a1");
  if (error) throw error;
  waiting = data;
});
// What else was due has left then: from here on mails are counted.
test.beforeEach(async () => {
  smtp.behave("well");
  expect(await round()).toBe(200);
  smtp.delivered.splice(0);
});
test.afterAll(async () => {
  await stack?.stop();
  await smtp?.stop();
});

function admin() {
  const { url, secretKey } = stack.backend();
  return createClient(url, secretKey, { auth: { persistSession: false } });
}

/** What the scheduler does every five minutes. The client would keep such a key from the header. */
async function round(): Promise<number> {
  const { url, secretKey } = stack.backend();
  const answer = await fetch(`${url}/functions/v1/send-mails`, {
    ...{ method: "POST", body: "{}" },
    headers: { authorization: `Bearer ${secretKey}` },
  });
  await answer.body?.cancel();
  return answer.status;
}

const mailsTo = (address: string) => smtp.delivered.filter((one) => one === address).length;

/** What was answered last, by application. */
const answered = new Map<string, string>();

/**
 * Answers an application from the administration, otherwise than before; how long the recruiter
 * waited, in seconds.
 */
async function answer({ id }: Waiting): Promise<number> {
  const status = answered.get(id) === "Entretien" ? "Refusée" : "Entretien";
  answered.set(id, status);
  const form = { id, status, message: "Voici notre réponse." };
  const begun = performance.now();
  await stack.manage(cookie, "/admin/candidatures", "changeStatuses", { form });
  return (performance.now() - begun) / 1_000;
}

/** Rounds until the mail has come; seconds. */
async function arrives({ applicant_email }: Waiting): Promise<number> {
  const ms = await untilSo(async () => {
    await round();
    return mailsTo(applicant_email) > 0;
  });
  return ms / 1_000;
}

/** The application whose turn it is, of somebody else than `other`: there are a few. */
function next(other = ""): Waiting {
  const index = waiting.findIndex(({ applicant_email }) => applicant_email !== other);
  const [one] = waiting.splice(index, 1);
  if (!one || index < 0) throw new Error("The demonstration data has no such application");
  waiting.push(one);
  return one;
}

for (const [name, strike, mend] of [
  ["disparaît", () => smtp.down(), () => smtp.up()],
  ["se tait", async () => smtp.behave("silent"), async () => smtp.behave("well")],
] as const) {
  test(`le serveur de courriel ${name} : la réponse est enregistrée, et son courriel part une fois ensuite`, async () => {
    const one = next();
    await strike();
    const waited = await answer(one);
    expect(waited).toBeLessThan(8);
    // Once nobody else is trying to send it, a round says that it has not left: the operator hears.
    await untilSo(async () => (await round()) === 502);
    expect(mailsTo(one.applicant_email)).toBe(0);
    await mend();
    await arrives(one);
    expect(await round()).toBe(200);
    expect(mailsTo(one.applicant_email)).toBe(1);
  });
}

test("le serveur de courriel est lent : la réponse n'attend pas, et son courriel part une fois", async () => {
  const one = next();
  smtp.behave("slow");
  const waited = await answer(one);
  expect(waited).toBeLessThan(8);
  await arrives(one);
  expect(await round()).toBe(200);
  expect(mailsTo(one.applicant_email)).toBe(1);
});

test("le serveur de courriel refuse une adresse : les autres partent, et lui dès qu'il le peut", async () => {
  const refused = next();
  const other = next(refused.applicant_email);
  smtp.behave({ refusing: refused.applicant_email });
  await answer(refused);
  await answer(other);
  await arrives(other);
  expect(mailsTo(refused.applicant_email)).toBe(0);
  smtp.behave("well");
  await arrives(refused);
  expect(await round()).toBe(200);
  expect([refused, other].map((one) => mailsTo(one.applicant_email))).toEqual([1, 1]);
});
