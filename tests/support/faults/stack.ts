import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type NextProcess, runServer, untilReady } from "#lib/server/process.ts";
import { type Serving, startProcess } from "#tests/db/support/processes.ts";
import { sessionCookie } from "#tests/support/accounts/session-cookie.ts";
import { type ActionInput, actionCall } from "#tests/support/site/action-calls.ts";
import { copyBuild } from "#tests/support/site/build-copy.ts";
import { freePort } from "#tests/support/site/free-port.ts";

/** A backend and a site of the test's own, each in a process that can be killed. */
export type Stack = {
  url: string;
  backend(): Serving;
  site(): NextProcess;
  cookieOf(email: string): Promise<string>;
  /** Calls an action from a page; throws when nobody answers. */
  act(cookie: string, page: string, name: string, input: ActionInput): Promise<Acted>;
  /** The same, again while the service is late; throws where it refuses. */
  manage(cookie: string, page: string, name: string, input: ActionInput): Promise<void>;
  stop(): Promise<void>;
};

/** A busy machine makes the first calls of a new process late. */
const MOST_ATTEMPTS = 5;

type Acted = { status: number; text: string; isDone: boolean; cookies: string };

type Options = {
  /** Variables of the site, and of the backend. */
  environment?: Record<string, string>;
  backendEnvironment?: Record<string, string>;
  databaseUrl?: string;
  /** A mail server of the test's, in the place of the backend's own. */
  smtpInstead?: number;
};

/** @throws outside a run that has built the site */
export async function startStack({
  environment = {},
  backendEnvironment = {},
  databaseUrl,
  smtpInstead,
}: Options = {}): Promise<Stack> {
  const copy = copyBuild(process.env.E2E_BUILD_DIR ?? "");
  const dataDir = mkdtempSync(path.join(tmpdir(), "horizon-faults-"));
  const [port, supabase, smtp, mailbox] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const url = `http://localhost:${port}`;
  const ports = { supabase, smtp, mailbox };
  let backend: Serving;
  let site: NextProcess;

  async function start() {
    const mails = smtpInstead ? redirectedMails(smtp, smtpInstead) : {};
    const variables = { ...backendEnvironment, ...mails };
    backend = await startProcess({ dataDir, ports, siteUrl: url, databaseUrl }, variables);
    site = runServer("127.0.0.1", port, {
      ...process.env,
      ...{ BUILD_DIR: copy.folder, PORT: String(port), SITE_URL: url },
      ...{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey },
      RATE_LIMIT_SECRET: backend.siteSecret,
      ...{ NEXT_TELEMETRY_DISABLED: "1", LOG_LEVEL: "silent" },
      ...environment,
    });
    await untilReady(site, port);
  }
  const stack: Stack = {
    url,
    backend: () => backend,
    site: () => site,
    cookieOf: (email) => sessionCookie(url, email, { source: backend }),
    async act(cookie, page, name, input) {
      const { headers, body } = await actionCall(name, input);
      const answer = await fetch(url + page, {
        ...{ method: "POST", body, redirect: "manual" as const },
        headers: { ...headers, origin: url, cookie },
      });
      const text = await answer.text();
      const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
      const isDone = text.includes('"status":"done"');
      return { status: answer.status, text, isDone, cookies: cookies.join("; ") };
    },
    async manage(...args) {
      let text = "";
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const acted = await stack.act(...args);
        if (acted.isDone) return;
        ({ text } = acted);
        if (!text.includes('"failed":true')) break;
      }
      throw new Error(`${args[2]}: ${text}`);
    },
    async stop() {
      await site?.stop();
      await backend?.stop().catch(() => {});
      copy.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await start();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** The variables of a process that sends to `instead` what it means for the port `own`. */
function redirectedMails(own: number, instead: number): Record<string, string> {
  return {
    NODE_OPTIONS: loading("redirect-smtp.ts"),
    SMTP_OWN: String(own),
    SMTP_INSTEAD: String(instead),
  };
}

/** NODE_OPTIONS of a process that loads this file of ours before its own. */
export function loading(file: string): string {
  const { href } = new URL(`./${file}`, import.meta.url);
  return `${process.env.NODE_OPTIONS ?? ""} --import ${href}`.trim();
}
