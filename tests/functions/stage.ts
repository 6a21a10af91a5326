import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";

type Args = Record<string, unknown>;
type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

export const SECRET = "cle-secrete";
export const CALLER = "11111111-1111-4111-8111-111111111111";

/** A database and a mail server that a test makes say what it is about. */
export function setStage(database: Record<string, (args: Args) => unknown> = {}) {
  const sent: MailMessage[] = [];
  const claims = new Map<string, "busy" | "left">();
  const calls: { name: string; args: Args }[] = [];
  const log: string[] = [];
  let mailFails = false;
  let onMail = () => {};

  const answers: Record<string, (args: Args) => unknown> = {
    claim_email: ({ key }) => {
      if (claims.has(String(key))) return false;
      claims.set(String(key), "busy");
      return true;
    },
    finish_email: ({ key, error }) => {
      if (error) claims.delete(String(key));
      else claims.set(String(key), "left");
      return null;
    },
    email_left: ({ key }) => claims.get(String(key)) === "left",
    take_rate: () => [{ allowed: true, retry_after: 0 }],
    note_run: () => null,
    due_case_mails: () => [],
    due_employer_mails: () => [],
    due_account_mails: () => [],
    ...database,
  };

  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/auth/v1/user") return whoIs(new Headers(init?.headers));
    const name = pathname.replace("/rest/v1/rpc/", "");
    const args = JSON.parse(String(init?.body ?? "{}")) as Args;
    calls.push({ name, args });
    const say = answers[name];
    return say ? Response.json(say(args) ?? null) : new Response("unknown", { status: 404 });
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
      if (mailFails) throw new Error("connect ECONNREFUSED");
      sent.push(message);
    },
  };

  return {
    sent,
    claims,
    calls,
    log,
    breakMail: (broken = true) => {
      mailFails = broken;
    },
    /** What happens whenever a mail is to leave. */
    atEachMail: (happens: () => void) => {
      onMail = happens;
    },
    call: async (handle: Handler, body: unknown, token: string | null = "jeton") => {
      const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const request = new Request("http://base.test/f", { method: "POST", headers, body: text });
      const response = await logged(log, () => handle(request, environment));
      return { status: response.status, body: (await response.json()) as unknown };
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
