import type { z } from "zod";
import { type Notice, notices } from "@/lib/copy/server-notices";

/** One thing to look at again, with where the rule stands, if one does, and words to take instead. */
export type Warning = {
  id: string;
  text: string;
  link: string | null;
  proposal: string | null;
  /** The law forbids it: there is no going on. */
  blocking: boolean;
};

/** Whose page an action is called from, where that is known: the answer before it, or the account alone. */
export type Sender = { account?: string | null } | null | undefined;

/** What an action answers; an expected refusal is an answer, not an exception. */
export type ActionResult = {
  status: "done" | "refused";
  notice: Notice;
  /** By field name, the first message of each. */
  fieldErrors?: Record<string, string>;
  /** What was typed, for a page that comes back without JavaScript; never a secret. */
  values?: Record<string, string>;
  /** The file fields that were sent: a page that comes back without JavaScript has lost their files. */
  files?: string[];
  /** Whose form it is, for a page that comes back without JavaScript. */
  account?: string | null;
  /** Signing in is missing, or another account has signed in since: nothing was done. */
  access?: "signed-out" | "other-account";
  /** The service itself failed: the form says so in its own words. */
  failed?: true;
  /** What to read before it is done after all; the form offers to go on. */
  warnings?: Warning[];
  /** It is stored, and hidden until the team of the site has approved it. */
  waits?: true;
  /** The id of what is new and on the site. */
  published?: string;
  /** Somebody saved a newer version meanwhile: the form offers to reload or to overwrite. */
  conflict?: true;
};

/** The button of this name says: replace whatever version is stored now. */
export const OVERWRITE = "overwrite";

/** The field that names, with spaces between, the warnings that were read and accepted. */
export const ACCEPTED = "accepted";

export function done(notice: Notice): ActionResult {
  return { status: "done", notice };
}

export function refused(notice: Notice, fieldErrors?: Record<string, string>): ActionResult {
  return { status: "refused", notice, fieldErrors };
}

export function invalid(error: z.ZodError): ActionResult {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[fieldOf(path)] ??= message;
  return refused(notices.formIncomplete, fieldErrors);
}

/** Of a list of rows the field of the row ("sources.0.address"), else the field itself. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.length > 2 ? path.map(String).join(".") : String(path[0]);
}

/** Longer than any message that one may write. */
const MAX_TYPED = 6_000;

/**
 * Adds to a result what was typed in these fields, for a form that works without JavaScript: its
 * page comes back whole. Never name a password here.
 */
export async function withTypedValues(
  data: FormData,
  names: string[],
  act: () => Promise<ActionResult>,
): Promise<ActionResult> {
  // Before it acts: what is no form at all is refused as unread (lib/server/web/failure.ts).
  typedIn(data, names);
  const result = await act();
  // What one account typed is not shown to another.
  if (result.access === "other-account") return result;
  // Afterwards: a file that was stored meanwhile is no longer in the form.
  return { ...result, ...typedIn(data, names) };
}

function typedIn(data: FormData, names: string[]) {
  const values: Record<string, string> = {};
  const files: string[] = [];
  for (const name of names) {
    const sent = data.getAll(name);
    const texts = sent.filter((value) => typeof value === "string");
    // Boxes of one name are a line each.
    if (texts.length > 0) values[name] = texts.join("\n").slice(0, MAX_TYPED);
    if (sent.some((value) => value instanceof File && value.size > 0)) files.push(name);
  }
  return files.length > 0 ? { values, files } : { values };
}
