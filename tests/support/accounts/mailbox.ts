import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const address = z.object({ address: z.string(), name: z.string().optional() });
const mail = z.object({
  id: z.string(),
  subject: z.string(),
  from: z.array(address),
  to: z.array(address),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.record(z.string(), z.unknown()),
});

export type Mail = z.infer<typeof mail>;

const WAIT_MS = 10_000;

/** One round of the scheduler: what is due leaves, with what is said to be due now. */
export async function sendMails(due: { alerts?: "now"; newsletter?: "now" } = {}): Promise<void> {
  const response = await fetch(`${process.env.E2E_SUPABASE_URL}/functions/v1/send-mails`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.E2E_SECRET_KEY}` },
    body: JSON.stringify(due),
  });
  if (!response.ok) throw new Error(`send-mails answered ${response.status}`);
}

/** The mails that somebody received, oldest first. */
export async function mailsTo(recipient: string): Promise<Mail[]> {
  const url = new URL("/api/email", process.env.E2E_MAILBOX_URL ?? "http://localhost:1080");
  url.searchParams.set("to.address", recipient);
  url.searchParams.set("sort", "asc");
  const response = await fetch(url);
  return z.array(mail).parse(await response.json());
}

/**
 * Waits for a mail to somebody and returns the newest one.
 * @throws when none whose subject matches came within ten seconds.
 */
export async function waitForMail(recipient: string, subject = /./): Promise<Mail> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const found = (await mailsTo(recipient)).findLast((one) => subject.test(one.subject));
    if (found) return found;
    await wait(100);
  }
  throw new Error(`No mail to ${recipient} with a subject like ${subject}`);
}

/** A mail's headers as they were sent, each on one line. */
export async function headersOf({ id }: Mail): Promise<string> {
  const base = process.env.E2E_MAILBOX_URL ?? "http://localhost:1080";
  const source = await (await fetch(new URL(`/api/email/${id}/source`, base))).text();
  return (source.split(/\r?\n\r?\n/)[0] ?? "").replace(/\r?\n[ \t]+/g, " ");
}

/** The first link of a mail that leads to this path of the site. */
export function linkIn({ html = "" }: Mail, path: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const link = links.find((href) => URL.canParse(href) && new URL(href).pathname === path);
  if (!link) throw new Error(`No link to ${path} among ${links.join(", ")}`);
  return link;
}
