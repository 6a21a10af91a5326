import "server-only";
import type { z } from "zod";
import { type ActionResult, done, invalid, OVERWRITE, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { gateNotices } from "@/lib/copy/gate-notices";
import { failure, type Notice, notices } from "@/lib/copy/notices";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isTooMany } from "@/lib/supabase/too-many";
import { isUuid } from "@/lib/text/search";
import { isVersion } from "@/lib/text/version";
import { findOwn } from "./admin-list";
import { gateRefusal } from "./gate";
import { type Kind, kinds, type ValuesOf } from "./kinds";
import { ownWords } from "./owning";
import { pastDays, pastDaysRefusal } from "./past-days";
import { forgetPublication, revalidatePublication } from "./revalidation";

type Saving<K extends Kind, Values extends ValuesOf<K>> = {
  schema: z.ZodType<Values>;
  /** What its author is told. */
  saved: (values: Values, isNew: boolean) => Notice;
  /** What is to be asked before it is stored; null when nothing is. */
  check?: (values: Values, form: FormData) => Promise<ActionResult | null>;
  explain?: Explain;
};

/** What a refusal of the database means in this kind; null where it is a failure. */
type Explain = (error: { message: string; details?: string | null }) => ActionResult | null;

/**
 * The action of a publication's form: makes a new one of the recruiter's, or saves a changed one
 * of their own. A version that somebody else saved meanwhile is not overwritten unasked.
 */
export function savePublication<K extends Kind, Values extends ValuesOf<K>>(
  kind: K,
  form: FormData,
  { schema, saved, check, explain }: Saving<K, Values>,
): Promise<ActionResult> {
  return recruiterAction(`${kind}.save`, async (viewer) => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const passed = await passedDays(kind, viewer.id, form, parsed.data);
    if (passed) return passed;
    const question = await check?.(parsed.data, form);
    if (question) return question;
    return storePublication(kind, viewer.id, form, parsed.data, saved, explain);
  });
}

/** The days of a form that have passed, unless the row that it edits stands published with them. */
async function passedDays<K extends Kind>(
  kind: K,
  viewerId: string,
  form: FormData,
  values: ValuesOf<K>,
): Promise<ActionResult | null> {
  if (Object.keys(pastDays(values)).length === 0) return null;
  const { id } = editedRow(form);
  const before = id === null ? null : await findOwn(kind, viewerId, id);
  const passed = pastDays(values, before);
  return Object.keys(passed).length > 0 ? refused(notices.formIncomplete, passed) : null;
}

/** What `savePublication` does once the form has been read and found right. */
export async function storePublication<K extends Kind, Values extends ValuesOf<K>>(
  kind: K,
  viewerId: string,
  form: FormData,
  values: Values,
  saved: (values: Values, isNew: boolean) => Notice,
  explain: Explain = () => null,
): Promise<ActionResult> {
  const { id, version, overwrite } = editedRow(form);
  const stored =
    id === null
      ? await insertRow(kind, viewerId, values, explain)
      : await updateRow(
          kind,
          viewerId,
          { id, version: overwrite ? null : version },
          values,
          explain,
        );
  if ("refusal" in stored) return stored.refusal;
  revalidatePublication(kind, stored.id);
  // It was to be seen, and the database keeps it for somebody to read first.
  if (stored.status === "draft" && form.get("status") !== "draft") return waiting();
  return done(saved(values, id === null));
}

/** The answer to what is stored and waits to be read; others must not take it for published. */
function waiting(): ActionResult {
  return { ...done(gateNotices.waiting), waits: true };
}

// `never`: which columns a kind has is checked where its domain hands over schema and values; here
// the table is any of them.
type Stored = { id: string; status: string } | { refusal: ActionResult };

async function insertRow<K extends Kind>(
  kind: Kind,
  viewerId: string,
  values: ValuesOf<K>,
  explain: Explain,
): Promise<Stored> {
  const client = await requestClient();
  const { table, owner } = kinds[kind];
  const { data, error } = await client
    .from(table)
    .insert({ ...values, [owner]: viewerId } as never)
    .select("id, status")
    .single();
  if (!error) return data;
  forgetPublication(kind, null);
  return { refusal: explain(error) ?? saveFailed(`${kind}.create`, error) };
}

async function updateRow<K extends Kind>(
  kind: Kind,
  viewerId: string,
  { id, version }: { id: string; version: string | null },
  values: ValuesOf<K>,
  explain: Explain,
): Promise<Stored> {
  if (!isUuid(id)) return { refusal: refused(notices.editRefused) };
  // No row ever had it, and the database would fail on it.
  if (version !== null && !isVersion(version)) {
    return { refusal: await whyNothingChanged(kind, viewerId, id) };
  }
  const client = await requestClient();
  const own = client
    .from(kinds[kind].table)
    .update(values as never)
    .eq("id", id)
    .or(await ownWords(kind, viewerId));
  const { data, error } = await (version === null ? own : own.eq("updated_at", version)).select(
    "id, status",
  );
  if (error) {
    forgetPublication(kind, id);
    return { refusal: explain(error) ?? saveFailed(`${kind}.update`, error) };
  }
  return data[0] ?? { refusal: await whyNothingChanged(kind, viewerId, id) };
}

/** Row-level security refuses in silence: the row is newer, or not (or no longer) one's own. */
async function whyNothingChanged(kind: Kind, viewerId: string, id: string): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind].table)
    .select("id")
    .eq("id", id)
    .or(await ownWords(kind, viewerId));
  if (error) return saveFailed(`${kind}.update`, error);
  return data.length === 0 ? refused(notices.editRefused) : conflict();
}

/** Which row a form edits, and which version of it its author has seen; no id: a new one. */
type Edited = { id: string | null; version: string; overwrite: boolean };

/** Reads the hidden fields `id` and `updated_at`, and the button that overwrites. */
export function editedRow(form: FormData): Edited {
  const id = form.get("id");
  return {
    id: typeof id === "string" && id !== "" ? id : null,
    version: String(form.get("updated_at") ?? ""),
    overwrite: form.get(OVERWRITE) === "1",
  };
}

/** What the database alone can tell, by the constraint or the word that says it. */
const told: Record<string, Record<string, string>> = {
  jobs_mobility_outside_quebec: { permit_offer: validation.mobilityOutsideQuebec },
  // Between the form's own look and the writing a day may end, and an article may go.
  successor_unknown: { replaced_by: validation.successorUnknown },
  successor_missing: { replaced_by: validation.successorRequired },
  not_yet: { verified_on: validation.verifiedLater },
};

/** "Erreur lors de la sauvegarde": French for people, the cause for the log. */
export function saveFailed(
  event: string,
  error: Error & { details?: string | null },
): ActionResult {
  if (error.message.includes("employer_is_tied")) {
    return refused(notices.formIncomplete, { employer_id: validation.employerTied });
  }
  if (error.message.includes("employer_withheld")) {
    return refused(notices.formIncomplete, { employer_id: validation.employerWithheld });
  }
  if (error.message.includes("publication_held")) return refused(trustNotices.publicationHeld);
  const passed = pastDaysRefusal(error);
  if (passed) return passed;
  const atTheGate = gateRefusal(error);
  if (atTheGate) return atTheGate;
  const broken = Object.keys(told).find((name) => new RegExp(`\\b${name}\\b`).test(error.message));
  if (broken) return refused(notices.formIncomplete, told[broken]);
  if (isTooMany(error)) return refused(notices.publishedTooMany);
  const reference = logError(event, error);
  return refused(
    failure(
      "Erreur lors de la sauvegarde",
      `Votre saisie est conservée\u00a0: veuillez réessayer. Référence\u00a0: ${reference}`,
    ),
  );
}

/** The answer when the row has changed since it was read: whose version counts is asked. */
function conflict(): ActionResult {
  return { ...refused(notices.editConflict), conflict: true };
}
