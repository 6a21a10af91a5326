import type { FunctionEnvironment, MailMessage } from "#supabase/functions/_shared/environment.ts";

type Args = Record<string, unknown>;
type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

export const SECRET = "cle-secrete";
export const CALLER = "11111111-1111-4111-8111-111111111111";

/** A row of the outbox, as it is claimed. */
export type OutboxMail = {
  key: string;
  template: string;
  recipient: string | null;
  data: Record<string, unknown>;
};

/** A round of the scheduler in which nothing is to be made. */
const QUIET = {
  log_application_terms: () => 0,
  publish_newsletter: () => null,
  prepare_deadline_reminders: () => 0,
  prepare_weekly_digests: () => 0,
  claim_alerts: () => [],
  find_fraud_signals: () => 0,
};

/** A database and a mail server that a test makes say what it is about. */
export function setStage(
  database: Record<string, (args: Args) => unknown> = {},
  outbox: OutboxMail[] = [],
) {
  const sent: MailMessage[] = [];
  const claims = new Map<string, "sending" | "sent">();
  const failures: unknown[] = [];
  const calls: { name: string; args: Args }[] = [];
  const log: string[] = [];
  /** What failed is due again after the call only. */
  const tried = new Set<string>();
  let failure: Error | null = null;
  let onMail = () => {};

  const answers: Record<string, (args: Args) => unknown> = {
    finish_mail: ({ key, error, failure }) => {
      if (error) failures.push(failure);
      if (error) claims.delete(String(key));
      if (error) tried.add(String(key));
      else claims.set(String(key), "sent");
      return null;
    },
    take_rate_limit: () => [{ allowed: true, retry_after: 0 }],
    record_run: () => null,
    ...QUIET,
    unsent_mails: () => ({ delayed: 0, given_up: 0 }),
    claim_due_mail: ({ caller, application, keys }) => {
      const mail = outbox.find(
        ({ key, data }) =>
          !claims.has(key) &&
          !tried.has(key) &&
          (keys === null || (keys as string[]).includes(key)) &&
          [null, CALLER].includes(caller as string) &&
          [null, data.application_id].includes(application as string),
      );
      if (mail) claims.set(mail.key, "sending");
      return mail ? [mail] : [];
    },
    ...database,
  };

  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/auth/v1/user") return whoIs(new Headers(init?.headers));
    const name = pathname.replace("/rest/v1/rpc/", "");
    const args = JSON.parse(String(init?.body ?? "{}")) as Args;
    calls.push({ name, args });
    const answer = answers[name];
    if (!answer) return new Response("unknown", { status: 404 });
    return Response.json((await answer(args)) ?? null);
  };

  const environment: FunctionEnvironment = {
    supabaseUrl: "http://base.test",
    publishableKey: "pub",
    secretKey: SECRET,
    siteUrl: "https://site.example",
    siteEmail: "bonjour@site.example",
    postalAddress: "1, rue du Port, Québec",
    sendMail: async (message) => {
      onMail();
      if (failure) throw failure;
      sent.push(message);
    },
  };

  return {
    answers,
    sent,
    claims,
    calls,
    failures,
    log,
    breakMail: (broken = true) => {
      failure = broken ? new Error("connect ECONNREFUSED") : null;
    },
    /** What happens whenever a mail is to leave; what it throws is the server's answer. */
    atEachMail: (happens: () => void) => {
      onMail = happens;
    },
    call: async (handle: Handler, body: unknown, token: string | null = "jeton") => {
      const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
      const text = typeof body === "string" ? body : JSON.stringify(body);
      tried.clear();
      const request = new Request("http://base.test/f", { method: "POST", headers, body: text });
      const response = await logged(log, () => handle(request, environment));
      return { status: response.status, body: (await response.json()) as unknown };
    },
  };
}

type Answers = Record<string, () => Response | Promise<Response>>;

/**
 * A platform that answers by the beginning of the question, "GET storage" and so on; a test changes
 * what it is about. `requests` holds each question with its key, whose word it is and what it says.
 */
export function setPlatform(handle: Handler, body: object, answers: Answers) {
  const requests: string[] = [];
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const question = `${init?.method ?? "GET"} ${new URL(String(input)).pathname.slice(1)}`;
    const parts = [headers.get("apikey"), headers.get("authorization"), init?.body];
    requests.push([question, ...parts.filter((one) => typeof one === "string")].join(" "));
    const known = Object.keys(answers).find((start) => question.startsWith(start));
    return answers[known ?? ""]?.() ?? new Response(null, { status: 404 });
  };
  const call = async (init: RequestInit = {}) => {
    const headers = { authorization: "Bearer jeton" };
    const options = { method: "POST", headers, body: JSON.stringify(body), ...init };
    const request = new Request("http://base.test/f", options);
    const keys = { publishableKey: "publishable", secretKey: "secret" };
    const environment = { supabaseUrl: "http://base.test", ...keys } as FunctionEnvironment;
    return logged([], () => handle(request, environment));
  };
  return {
    ...{ answers, requests, call },
    beginning: (start: string) => requests.filter((question) => question.startsWith(start)),
    /** The status and the reason of a refusal. */
    refusal: async (init?: RequestInit) => {
      const response = await call(init);
      return [response.status, (await response.json()).error];
    },
  };
}

/** The authentication service: one token is good. */
function whoIs(headers: Headers): Response {
  return headers.get("authorization") === "Bearer jeton"
    ? Response.json({ id: CALLER, email: "camille@exemple.ca" })
    : new Response("{}", { status: 401 });
}

/** What a function logs is for its operator, not for whoever reads the tests. */
async function logged<Result>(log: string[], work: () => Promise<Result>): Promise<Result> {
  const { error } = console;
  console.error = (...values) => void log.push(values.join(" "));
  try {
    return await work();
  } finally {
    console.error = error;
  }
}
