import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { handle } from "#supabase/functions/send-mails/handler.ts";
import { type Database, startDatabase } from "#tests/db/support/postgres.ts";

const MAILS = Number(process.argv[3] ?? 20_000);
const SECRET = "secret";
const DAY_MINUTES = 24 * 60;
/** How often the scheduler calls, in minutes. */
const EVERY = Number(process.argv[2] ?? 1);

// An address an alert, with one offer each, whose mail is due.
const FILL = `
with job as (
  insert into public.jobs (title, company_name, description, recruiter_id)
  values ('Soudeur', 'Acier inc.', 'Texte', null) returning id
), followed as (
  insert into public.alerts (email, kind, params, label, address)
  select 'a' || n || '@exemple.test', 'job', '{}', 'x', '/emplois' from generate_series(1, $1::integer) n
  returning id, email
), mails as (
  insert into private.outbox (key, template, data, due_at)
  select 'alert:' || f.id, 'alert', jsonb_build_object('alert_id', f.id, 'found', 1),
    now() - interval '1 hour' + row_number() over () * interval '1 ms' from followed f
)
select f.id as alert, f.email, job.id as job from followed f, job`;

const DELIVER = `
insert into private.alert_deliveries (recipient_key, kind, item_id, mail_key)
select private.recipient_key(a.email), 'job', (select id from public.jobs limit 1), 'alert:' || a.id
from public.alerts a`;

/** Lets the clock go on for what could not leave. */
const passTime = ({ query }: Database) =>
  query(
    `update private.outbox set due_at = due_at - $1 * interval '1 minute',
       created_at = created_at - $1 * interval '1 minute',
       claimed_at = claimed_at - $1 * interval '1 minute'
     where sent_at is null and error is not null`,
    [EVERY],
  );

/** Calls of the Data API answered by the database itself; what a round prepares is not measured. */
function answerFromDatabase({ query }: Database) {
  const measured = new Set(["claim_due_mail", "finish_mail"]);
  globalThis.fetch = async (input, init) => {
    const name = String(input).split("/rpc/")[1] ?? "";
    if (!measured.has(name)) return Response.json(name === "claim_alerts" ? [] : null);
    const args = Object.entries(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const list = args.map(([key], n) => `${key} => $${n + 1}`).join();
    const rows = await query(
      `select * from ${name}(${list})`,
      args.map(([, value]) => value),
    );
    return Response.json(rows);
  };
}

/** Two addresses of a hundred are dead, as servers say it. */
function sendMailTo(delivered: Map<string, number>): FunctionEnvironment["sendMail"] {
  return async ({ to }) => {
    if (Number(to.match(/\d+/)?.[0]) % 50 === 0) {
      const refusal = { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 };
      throw Object.assign(new Error("550 5.1.1 no such user"), refusal);
    }
    delivered.set(to, (delivered.get(to) ?? 0) + 1);
  };
}

async function bench(database: Database) {
  await database.query(FILL, [MAILS]);
  await database.exec(`${DELIVER}; analyze private.outbox; analyze private.alert_deliveries`);
  answerFromDatabase(database);
  const delivered = new Map<string, number>();
  const environment: FunctionEnvironment = {
    ...{ supabaseUrl: "http://base.test", publishableKey: "", secretKey: SECRET },
    ...{ siteUrl: "https://site.example", siteEmail: "", postalAddress: "1, rue du Port" },
    sendMail: sendMailTo(delivered),
  };
  console.error = () => {};
  let last = 0;
  let seconds = 0;
  for (let minute = 0; minute < DAY_MINUTES; minute += EVERY) {
    const before = delivered.size;
    const began = performance.now();
    const headers = { authorization: `Bearer ${SECRET}` };
    const request = new Request("http://base.test/f", { method: "POST", headers, body: "{}" });
    await handle(request, environment);
    seconds += (performance.now() - began) / 1000;
    if (delivered.size > before) last = minute;
    await passTime(database);
  }
  const [left] = await database.query<{ n: number; tried: number }>(
    `select count(*)::integer as n, count(*) filter (where error is null)::integer as tried
     from private.outbox where sent_at is null`,
  );
  const twice = [...delivered.values()].filter((times) => times > 1).length;
  console.log(
    `${delivered.size} of ${MAILS} mails left, the last one after ${last} minutes, ${twice} twice; ${left?.n} did not leave, ${left?.tried} of these never tried; ${seconds.toFixed(0)} s of work`,
  );
}

const database = await startDatabase();
try {
  await bench(database);
} finally {
  await database.close();
}
