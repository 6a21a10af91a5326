import { mailsTo } from "#tests/support/accounts/mailbox.ts";

/** What arrived, by address and the mail's own id: the mailbox keeps its five hundred newest alone. */
export type Postbox = Map<string, Map<string, string>>;

/** Empties these mailboxes into it: their subjects, each mail once. */
export async function collect(postbox: Postbox, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const known = postbox.get(address) ?? new Map<string, string>();
    postbox.set(address, known);
    for (const { id, subject } of await mailsTo(address)) known.set(id, subject);
  }
}

/**
 * One line for each address that has more or fewer mails than there were reasons for one.
 * @param subject tells the mails that are counted
 */
export function wrongMails(
  postbox: Postbox,
  expected: Map<string, number>,
  subject: RegExp,
): string[] {
  const wrong: string[] = [];
  for (const [address, count] of expected) {
    const subjects = [...(postbox.get(address)?.values() ?? [])];
    const found = subjects.filter((one) => subject.test(one)).length;
    if (found !== count) wrong.push(`${address}: ${found} mails instead of ${count}`);
  }
  return wrong;
}
