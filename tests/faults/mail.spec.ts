import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { note } from "@/tests/support/faults/report";
import { type FaultySmtp, startFaultySmtp } from "@/tests/support/faults/smtp";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { untilSo } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:faults");
test.describe.configure({ mode: "default", timeout: 300_000 });

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
  // Each person once: their mails are counted.
  const byPerson = new Map(data.map((one) => [one.applicant_email, one as unknown as Waiting]));
  waiting = [...byPerson.values()];
  await round();
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

/** What the scheduler does every five minutes. */
const round = () => admin().functions.invoke("send-application-news", { body: {} });

const mailsTo = (address: string) => smtp.delivered.filter((one) => one === address).length;

/** Answers an application from the administration; how long the recruiter waited, in seconds. */
async function answer({ id }: Waiting): Promise<number> {
  const form = { id, status: "Entretien", message: "Parlons-nous." };
  const begun = performance.now();
  await stack.manage(cookie, "/admin/candidatures", "changeStatuses", { form });
  return (performance.now() - begun) / 1_000;
}

/** Rounds until the mail has come; seconds. */
async function arrives({ applicant_email }: Waiting): Promise<number> {
  const ms = await untilSo(async () => {
    const done = await round();
    const context = (done.error as { context?: Response } | null)?.context;
    console.log(
      "ROUND",
      mailsTo(applicant_email),
      context?.status,
      await context?.text().catch(String),
    );
    return mailsTo(applicant_email) === 1;
  }, 150_000);
  return ms / 1_000;
}

function next(): Waiting {
  const one = waiting.pop();
  if (!one) throw new Error("The demonstration data has no other application");
  return one;
}

for (const [name, fault, strike, mend] of [
  ["disparaît", "Mail server gone", () => smtp.down(), () => smtp.up()],
  [
    "se tait",
    "Mail server silent",
    async () => smtp.behave("silent"),
    async () => smtp.behave("well"),
  ],
] as const) {
  test(`le serveur de courriel ${name} : la réponse est enregistrée, et son courriel part une fois ensuite`, async () => {
    const one = next();
    await strike();
    const waited = await answer(one);
    expect(waited).toBeLessThan(8);
    await round();
    expect(mailsTo(one.applicant_email)).toBe(0);
    await mend();
    const recovery = await arrives(one);
    await round();
    expect(mailsTo(one.applicant_email)).toBe(1);
    note({
      fault,
      seen: `The recruiter’s answer is kept and acknowledged in ${waited.toFixed(1)} s.`,
      lost: "Nothing: the mail waits in the database.",
      recovery: `Once, by the scheduler’s rounds, every five minutes; here ${recovery.toFixed(0)} s after it was back.`,
    });
  });
}

test("le serveur de courriel refuse une adresse : les autres partent, et lui dès qu'il le peut", async () => {
  const [refused, other] = [next(), next()];
  smtp.behave({ refusing: refused.applicant_email });
  await answer(refused);
  await answer(other);
  await arrives(other);
  expect(mailsTo(refused.applicant_email)).toBe(0);
  smtp.behave("well");
  const recovery = await arrives(refused);
  await round();
  expect([refused, other].map((one) => mailsTo(one.applicant_email))).toEqual([1, 1]);
  note({
    fault: "Mail server refuses one address",
    seen: "Both answers are kept and acknowledged; the other person’s mail leaves.",
    lost: "Nothing: the refused mail is tried again.",
    recovery: `Once, by the rounds; here ${recovery.toFixed(0)} s after it was accepted.`,
  });
});
