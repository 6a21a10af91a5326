import { createTransport } from "nodemailer";
import { answer } from "./caller.ts";
import type { FunctionEnvironment, MailMessage } from "./environment.ts";
import { logFailure } from "./failure.ts";

type Settings = {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
};

/** Sends through the operator's SMTP server, with implicit TLS or STARTTLS. */
function smtpMailer({ host, port, user, password, from }: Settings) {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: port !== 465,
    auth: user ? { user, pass: password } : undefined,
    connectionTimeout: 5_000,
    // The default of 30 seconds is longer than anyone waits.
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  return async (message: MailMessage): Promise<void> => {
    await transport.sendMail({ from: { name: "Horizon Érable", address: from }, ...message });
  };
}

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is missing`);
  return value;
}

/** Serves the handler of a function on Deno, with the secrets of the project. */
export function serve(
  handle: (request: Request, environment: FunctionEnvironment) => Promise<Response>,
): void {
  const environment: FunctionEnvironment = {
    supabaseUrl: required("SUPABASE_URL"),
    publishableKey: required("SUPABASE_ANON_KEY"),
    secretKey: required("SUPABASE_SERVICE_ROLE_KEY"),
    siteUrl: required("SITE_URL"),
    siteEmail: required("SITE_EMAIL"),
    postalAddress: Deno.env.get("SITE_POSTAL_ADDRESS") ?? "",
    sendMail: smtpMailer({
      host: required("SMTP_HOST"),
      port: Number(Deno.env.get("SMTP_PORT") ?? 587),
      user: Deno.env.get("SMTP_USER"),
      password: Deno.env.get("SMTP_PASSWORD"),
      from: required("SMTP_FROM"),
    }),
  };
  Deno.serve(async (request) => {
    try {
      return await handle(request, environment);
    } catch (error) {
      return answer(500, "failed", logFailure(new URL(request.url).pathname, error));
    }
  });
}
