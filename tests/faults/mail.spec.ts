import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { type FaultySmtp, startFaultySmtp } from "@/tests/support/faults/smtp";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { untilSo } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default", timeout: 240_000 });

/** What could not be sent is tried again a minute later. */
const RETRIED_MS = 90_000;

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

/** What the scheduler does each minute. The client would keep such a key from the header. */
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

/** Answers an application from the administration; how long the recruiter waited, in seconds. */
async function answer({ id }: Waiting): Promise<number> {
  const form = { id, status: "Entretien", message: "Voici notre réponse." };
  const begun = performance.now();
  await stack.manage(cookie, "/admin/candidatures", "changeStatuses", { form });
  return (performance.now() - begun) / 1_000;
}

/** Rounds until the mail has come. */
const arrives = ({ applicant_email }: Waiting) =>
  untilSo(async () => {
    await round();
    return mailsTo(applicant_email) > 0;
  }, RETRIED_MS);

for (const [n, name, strike, mend] of [
  [0, "disparaît", () => smtp.down(), () => smtp.up()],
  [1, "se tait", async () => smtp.beSilent(true), async () => smtp.beSilent(false)],
] as const) {
  test(`le serveur de courriel ${name} : la réponse est enregistrée, et son courriel part une fois ensuite`, async () => {
    const one = waiting[n];
    if (!one) throw new Error("The demonstration data has no such application");
    await strike();
    const waited = await answer(one);
    expect(waited).toBeLessThan(8);
    expect(mailsTo(one.applicant_email)).toBe(0);
    await mend();
    await arrives(one);
    expect(await round()).toBe(200);
    expect(mailsTo(one.applicant_email)).toBe(1);
  });
}
