import { callDatabase } from "./database.ts";
import type { FunctionEnvironment, MailMessage } from "./environment.ts";
import { logFailure } from "./failure.ts";
import { isPlainAddress } from "./mail-text.ts";
import { sendOnce } from "./sending.ts";

/** How a part of a round ended; what is unfinished the next round goes on with. */
export type Outcome = "done" | "unfinished" | "failed";

/** What every mail that waits has. */
type Due = {
  mail_id: string;
  /** Null when nobody wants it any more. */
  email: string | null;
  items: unknown[];
};

/** Where mails wait, and what becomes of them. */
type Queue<Mail> = {
  /** The database's function that tells them. */
  due: string;
  /** What their keys begin with: each leaves once. */
  key: string;
  write: (mail: Mail & { email: string }) => MailMessage;
  /** The function that settles a mail, and how it names it. */
  settle: (mail: Mail) => [name: string, args: object];
};

const PAGE = 50;
/** So many failures in a row are the mail server's, not a mail's. */
const MAX_FAILURES = 5;

/**
 * Sends the mails that wait in a queue, while there is time: each is tried once, and one that fails
 * lets the others pass.
 * @throws when the database does not tell them.
 */
export async function sendDue<Mail extends Due>(
  environment: FunctionEnvironment,
  queue: Queue<Mail>,
  inTime: () => boolean,
): Promise<Outcome> {
  const tried = new Set<string>();
  let outcome: Outcome = "done";
  let failures = 0;
  for (;;) {
    const due = (await callDatabase(environment, queue.due, { most: PAGE })) as Mail[];
    const fresh = due.filter(({ mail_id }) => !tried.has(mail_id));
    if (fresh.length === 0) return outcome;
    for (const mail of fresh) {
      if (!inTime()) return outcome === "failed" ? outcome : "unfinished";
      const left = await send(mail, queue, environment);
      // What has left is not due any more, and not told again.
      tried.add(mail.mail_id);
      failures = left ? 0 : failures + 1;
      if (!left) outcome = "failed";
      if (failures === MAX_FAILURES) return outcome;
    }
    if (due.length < PAGE) return outcome;
  }
}

/** False when it did not leave; it stays due then, and while another call is sending it. */
async function send<Mail extends Due>(
  mail: Mail,
  { key, write, settle }: Queue<Mail>,
  environment: FunctionEnvironment,
): Promise<boolean> {
  const { mail_id, email, items } = mail;
  try {
    // All of it was withdrawn, or nobody wants it any more: nothing to send, now or later.
    const settled =
      email === null ||
      items.length === 0 ||
      !isPlainAddress(email) ||
      (await sendOnce(environment, `${key}:${mail_id}`, write({ ...mail, email })));
    if (settled) await callDatabase(environment, ...settle(mail));
    return true;
  } catch (error) {
    logFailure(`${key}.${mail_id}`, error);
    return false;
  }
}
