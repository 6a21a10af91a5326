import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import {
  accountAddress,
  accountConfirmation,
  accountNotice,
  accountNotices,
  accountRecovery,
} from "#supabase/functions/_shared/mails/account.ts";

/** What the authentication service writes in these places when it sends a mail. */
const places = {
  siteUrl: "{{ .SiteURL }}",
  tokenHash: "{{ .TokenHash }}",
  email: "{{ .Email }}",
  newEmail: "{{ .NewEmail }}",
};

/** The mails of the authentication service, by its own names for them. */
const mails: Record<string, MailMessage> = {
  confirmation: accountConfirmation(places),
  recovery: accountRecovery(places),
  email_change: accountAddress(places),
  ...Object.fromEntries(accountNotices.map((what) => [what, accountNotice(what, places)])),
};

const CONFIG = "supabase/config.toml";

export type WrittenFile = { path: string; text: string };

/**
 * The files that say to the authentication service what its mails are: a template each, and the
 * settings with their subjects. Paths start at the root of the repository.
 * @throws when the settings have no place for one of the subjects.
 */
export function templateFiles(): WrittenFile[] {
  const templates = Object.entries(mails).map(([name, { html }]) => ({
    path: `supabase/templates/${name}.html`,
    text: `${html}\n`,
  }));
  let settings = readFileSync(path.join(root, CONFIG), "utf8");
  for (const [name, { subject }] of Object.entries(mails)) {
    settings = withSubject(settings, name, subject);
  }
  return [...templates, { path: CONFIG, text: settings }];
}

function withSubject(settings: string, name: string, subject: string): string {
  const section = `\\[auth\\.email\\.(template|notification)\\.${name}\\]\\n(enabled = true\\n)?`;
  const place = new RegExp(`(?<=^${section}subject = ).*$`, "m");
  if (!place.test(settings)) throw new Error(`${CONFIG} has no subject for ${name}`);
  return settings.replace(place, () => JSON.stringify(subject));
}
