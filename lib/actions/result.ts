import type { z } from "zod";
import { type Notice, notices } from "@/lib/copy/server-notices";

/** A point to check before going on, with a link to its rule (if any) and a proposed replacement text. */
export type Warning = {
  id: string;
  text: string;
  link: string | null;
  proposal: string | null;
  /** True when the law forbids it: the user cannot go on. */
  blocking: boolean;
};

/** The account that the form belongs to, where it is known: a previous result, or the account alone. */
export type Sender = { account?: string | null } | null | undefined;

/** Result of a server action. An expected refusal is a result, not an exception. */
export type ActionResult = {
  status: "done" | "refused";
  notice: Notice;
  /** First error message of each field. */
  fieldErrors?: Record<string, string>;
  /** Submitted values, to fill the form again on a page without JavaScript. Never a secret. */
  values?: Record<string, string>;
  /** File fields that were submitted: without JavaScript, the page that comes back has lost their files. */
  files?: string[];
  account?: string | null;
  /** Nothing was done: the user is signed out, or another account has signed in since. */
  access?: "signed-out" | "other-account";
  /** The service itself failed: the form shows its own error message. */
  failed?: true;
  /** Warnings to accept before the action goes on. */
  warnings?: Warning[];
  /** It is stored, but hidden until the site's team approves it. */
  waits?: true;
  /** Id of the new publication, when it is online. */
  published?: string;
  /** A newer version was saved meanwhile: the form offers to reload or to overwrite. */
  conflict?: true;
};

/** Name of the button that replaces whichever version is stored now. */
export const OVERWRITE = "overwrite";

/** Name of the field that lists, separated by spaces, the ids of the accepted warnings. */
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

/** In a list of rows, the name of the row's field ("sources.0.address"). */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.length > 2 ? path.map(String).join(".") : String(path[0]);
}

/** In characters; longer than any message a form accepts. */
const MAX_TYPED = 6_000;

/**
 * Adds the submitted values of these fields to a result, so that a form without JavaScript comes back
 * filled in. Never name a password here.
 */
export async function withTypedValues(
  data: FormData,
  names: string[],
  act: () => Promise<ActionResult>,
): Promise<ActionResult> {
  // Read before the action runs: a malformed form is refused as unreadable (lib/server/web/failure.ts).
  typedIn(data, names);
  const result = await act();
  // Never show one account's input to another.
  if (result.access === "other-account") return result;
  // Read again afterwards: the form no longer holds a file that was stored meanwhile.
  return { ...result, ...typedIn(data, names) };
}

function typedIn(data: FormData, names: string[]) {
  const values: Record<string, string> = {};
  const files: string[] = [];
  for (const name of names) {
    const sent = data.getAll(name);
    const texts = sent.filter((value) => typeof value === "string");
    // Checkboxes of the same name become one line each.
    if (texts.length > 0) values[name] = texts.join("\n").slice(0, MAX_TYPED);
    if (sent.some((value) => value instanceof File && value.size > 0)) files.push(name);
  }
  return files.length > 0 ? { values, files } : { values };
}
