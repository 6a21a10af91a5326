import { createHash } from "node:crypto";
import type { z } from "zod";
import {
  ACCEPTED,
  type ActionResult,
  done,
  invalid,
  OVERWRITE,
  refused,
  type Sender,
  type Warning,
} from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { reviewNotices } from "@/lib/copy/administration-notices";
import { failure, type Notice, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/monitoring/log";
import { isTooMany } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { isVersion } from "@/lib/text/fields";
import { findOwn } from "./admin-rows";
import { can, type Kind, kinds, pagePath, type RowOf, type ValuesOf } from "./kinds";
import { listOwnEmployers, ownEmployerLabels } from "./ownership";
import { type Dated, pastDays, pastDaysRefusal, typedDays } from "./past-days";
import { forgetPublication, revalidatePublication } from "./revalidation";
import "server-only";

import { employerNotices } from "@/lib/copy/employer-notices";

/** The row that a form edits and the version that its author loaded; a null id is a new row. */
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

/** Reads the idempotency key of a new row's form from the hidden field `sending`. */
function sendingKey(form: FormData): string | null {
  const key = String(form.get("sending") ?? "");
  return isUuid(key) ? key : null;
}

/** Texts that identify a publication: if all of them differ, it is another one. */
const WORDS = ["title", "description", "content"];

type Values = Record<string, unknown>;
type Sent = {
  id: string;
  status: string;
  created_at: string;
  /** Every value of the form is already stored. */
  isUnchanged: boolean;
  /** The draft's key now belongs to another publication. */
  isAnother: boolean;
};

/** Returns the viewer's row that was already created with this key, by an earlier submission. */
async function sentBefore(
  kind: Kind,
  viewerId: string,
  key: string,
  values: Values,
): Promise<Sent | null> {
  const client = await requestClient();
  const { table, owner } = kinds[kind];
  const columns = [...new Set(["id", "status", "created_at", ...Object.keys(values)])].join(", ");
  const { data } = await client
    .from(table)
    .select(columns as "id, status, created_at")
    .eq(owner as never, viewerId)
    .eq("import_key", key)
    .maybeSingle();
  return data && { ...data, ...compared(data, values) };
}

/** Compares the values of a form with the stored ones. */
export function compared(stored: Values, values: Values) {
  const isSame = (name: string) => written(stored[name]) === written(values[name]);
  const words = WORDS.filter((name) => name in values);
  return {
    isUnchanged: Object.keys(values).every(isSame),
    isAnother: words.length > 0 && !words.some(isSame),
  };
}

const written = (value: unknown) => JSON.stringify(value ?? null);

/** Derives a stable key for another publication from the same form; null if the key is already derived. */
export function keyOfAnother(key: string, values: Values): string | null {
  if (key.includes("/")) return null;
  const words = WORDS.map((name) => written(values[name])).join();
  return `${key}/${createHash("sha256").update(words).digest("hex").slice(0, 32)}`;
}

/** Database refusals by constraint or code, with the message and its field. */
const fieldRefusals: Record<string, Record<string, string>> = {
  jobs_mobility_outside_quebec: { permit_offer: validation.mobilityOutsideQuebec },
  employer_not_named: { employer_id: validation.employerNotNamed },
  employer_is_tied: { employer_id: validation.employerTied },
  employer_hidden: { employer_id: validation.employerHidden },
  // A deadline may pass, or an article be deleted, between validation and the write.
  successor_unknown: { replaced_by: validation.successorUnknown },
  successor_missing: { replaced_by: validation.successorRequired },
  not_yet: { verified_on: validation.dateToCome },
};

/** Returns "Erreur lors de la sauvegarde" for the user and logs the cause. */
export function saveFailed(
  event: string,
  error: Error & { details?: string | null },
): ActionResult {
  const passed = pastDaysRefusal(error);
  if (passed) return passed;
  const atFields = Object.entries(fieldRefusals).find(([word]) =>
    new RegExp(`\\b${word}\\b`).test(error.message),
  );
  if (atFields) return refused(notices.formIncomplete, atFields[1]);
  if (isTooMany(error)) return refused(notices.publishedTooMany);
  const reference = logError(event, error);
  return refused(
    failure(
      "Erreur lors de la sauvegarde",
      `Votre saisie est conservée\u00a0: veuillez réessayer. Référence\u00a0: ${reference}`,
    ),
  );
}

/** PostgreSQL's unique_violation. */
const ALREADY_SENT = "23505";

type Saving<K extends Kind, Values extends ValuesOf<K>> = {
  schema: z.ZodType<Values>;
  /** Message for the author. */
  saved: (values: Values, isNew: boolean) => Notice;
  /** Asks for confirmation before the row is stored; null if none is needed. */
  check?: (values: Values, form: FormData) => Promise<ActionResult | null>;
  explain?: Explain;
};

/** Converts a database refusal to an answer for this kind; null for a failure. */
type Explain = (error: { message: string; details?: string | null }) => ActionResult | null;

/**
 * Creates the action of a publication's form, which inserts a new row or updates one of the recruiter's. It
 * does not overwrite another member's newer version without confirmation.
 */
export function savePublication<K extends Kind, Values extends ValuesOf<K>>(
  kind: K,
  sender: Sender,
  form: FormData,
  { schema, saved, check, explain }: Saving<K, Values>,
): Promise<ActionResult> {
  return recruiterAction(`${kind}.save`, sender, async (viewer) => {
    const fields = Object.fromEntries(form);
    const parsed = schema.safeParse(fields);
    const days = parsed.success ? parsed.data : typedDays(fields);
    const passed = await passedDays(kind, viewer.id, form, days);
    if (!parsed.success) {
      return refused(notices.formIncomplete, { ...passed, ...invalid(parsed.error).fieldErrors });
    }
    if (Object.keys(passed).length > 0) return refused(notices.formIncomplete, passed);
    const question = await check?.(parsed.data, form);
    if (question) return question;
    return storePublication(kind, viewer.id, form, parsed.data, saved, explain);
  });
}

/** Returns errors for past days in the form, unless the published row already has them. */
async function passedDays(
  kind: Kind,
  viewerId: string,
  form: FormData,
  days: Dated,
): Promise<Record<string, string>> {
  const passed = pastDays(days);
  const { id } = editedRow(form);
  if (id === null || Object.keys(passed).length === 0) return passed;
  return pastDays(days, await findOwn(kind, viewerId, id));
}

/** Stores a validated publication form; the second part of `savePublication`. */
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
      ? await insertRow(kind, viewerId, { key: sendingKey(form), overwrite }, values, explain)
      : await updateRow(
          kind,
          viewerId,
          { id, version: overwrite ? null : version },
          values,
          explain,
        );
  if ("refusal" in stored) return stored.refusal;
  revalidatePublication(kind, stored.id);
  // Tells the author that the publication awaits review and is not online yet.
  if (stored.status === "pending") return { ...done(reviewNotices.waiting), waits: true };
  const isNew = id === null;
  const notice = saved(values, isNew);
  if (stored.status !== "published") return done(notice);
  const link = { href: pagePath(kind, stored.id), label: `Voir ${kinds[kind as Kind].named.its}` };
  return { ...done({ ...notice, link }), ...(isNew && { published: stored.id }) };
}

// `never`: each domain's schema is checked against its columns where it is passed in; here the table can be
// that of any kind.
type Stored = { id: string; status: string } | { refusal: ActionResult };

async function insertRow<K extends Kind>(
  kind: Kind,
  viewerId: string,
  { key, overwrite }: { key: string | null; overwrite: boolean },
  values: ValuesOf<K>,
  explain: Explain,
): Promise<Stored> {
  const client = await requestClient();
  const { table, owner } = kinds[kind];
  const { data, error } = await client
    .from(table)
    .insert({ ...values, [owner]: viewerId, import_key: key } as never)
    .select("id, status")
    .single();
  if (!error) return data;
  const earlier =
    key !== null && error.code === ALREADY_SENT
      ? await sentBefore(kind, viewerId, key, values)
      : null;
  if (earlier) {
    // The response to the first submission was lost. The same values change nothing; new values replace it,
    // unless it was edited since; another publication from the same form is a new row.
    if (earlier.isUnchanged) return { id: earlier.id, status: earlier.status };
    const another = earlier.isAnother && key !== null ? keyOfAnother(key, values) : null;
    if (another !== null) {
      return insertRow(kind, viewerId, { key: another, overwrite }, values, explain);
    }
    const version = overwrite ? null : earlier.created_at;
    return updateRow(kind, viewerId, { id: earlier.id, version }, values, explain);
  }
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
  // No row has such a version, and the database would raise an error.
  if (version !== null && !isVersion(version)) {
    return { refusal: await whyNothingChanged(kind, viewerId, id) };
  }
  const client = await requestClient();
  const own = client
    .from(kinds[kind].table)
    .update(values as never)
    .eq("id", id)
    .or(await ownEmployerLabels(kind, viewerId));
  const { data, error } = await (version === null ? own : own.eq("updated_at", version)).select(
    "id, status",
  );
  if (error) {
    forgetPublication(kind, id);
    return { refusal: explain(error) ?? saveFailed(`${kind}.update`, error) };
  }
  return data[0] ?? { refusal: await whyNothingChanged(kind, viewerId, id) };
}

/** Row-level security fails silently: the row has a newer version, or it is not the viewer's (any more). */
async function whyNothingChanged(kind: Kind, viewerId: string, id: string): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind].table)
    .select("id")
    .eq("id", id)
    .or(await ownEmployerLabels(kind, viewerId));
  if (error) return saveFailed(`${kind}.update`, error);
  return data.length === 0 ? refused(notices.editRefused) : conflict();
}

/** Asks which version to keep when the row has changed since the form was loaded. */
function conflict(): ActionResult {
  return { ...refused(notices.editConflict), conflict: true };
}

/**
 * Returns the confirmation to show before publishing, with its warnings; null if none is left. Accepted
 * warnings are not repeated, unless the law forbids the content.
 */
export function confirmWarnings(found: readonly Warning[], form: FormData): ActionResult | null {
  const accepted = String(form.get(ACCEPTED) ?? "").split(" ");
  const warnings = found.filter(({ id, blocking }) => blocking || !accepted.includes(id));
  return warnings.length > 0 ? { ...refused(notices.postingToCheck), warnings } : null;
}

type Deleting<K extends Kind> = {
  deleted: Notice;
  failed: Notice;
  /** Deletes what belongs to the row, after the row itself. */
  clear?: (row: RowOf<K>) => Promise<void>;
};

/** Creates the action that deletes one of the viewer's publications; its applications are kept. */
export function deletePublication<K extends Kind>(
  kind: K,
  sender: Sender,
  form: FormData,
  { deleted, failed, clear }: Deleting<K>,
): Promise<ActionResult> {
  return recruiterAction(`${kind}.delete`, sender, async (viewer) => {
    const id = String(form.get("id") ?? "");
    if (!isUuid(id)) return refused(failed);
    const client = await requestClient();
    const { data, error } = await client
      .from(kinds[kind as Kind].table)
      .delete()
      .eq("id", id)
      .or(await ownEmployerLabels(kind, viewer.id))
      .select("*");
    const [row] = data ?? [];
    if (error) {
      forgetPublication(kind, id);
      logError(`${kind}.delete`, error);
      return refused(failed);
    }
    if (!row) return refused((await whyNotDeleted(kind, viewer.id, id)) ?? failed);
    await clear?.(row as RowOf<K>);
    revalidatePublication(kind, id);
    return done(deleted);
  });
}

/** Row-level security fails silently: members may delete only their own, and only without applications. */
async function whyNotDeleted(kind: Kind, viewerId: string, id: string): Promise<Notice | null> {
  if (!can(kind, "employer")) return null;
  const client = await requestClient();
  const { data } = await client
    .from(kinds[kind].table)
    .select("recruiter_id, employer_id")
    .eq("id", id)
    .maybeSingle();
  const employers = await listOwnEmployers();
  const employer = employers.find((own) => own.id === data?.employer_id);
  if (!data || employer?.role !== "member") return null;
  const isOwn = data.recruiter_id === viewerId;
  return isOwn ? employerNotices.deleteAppliedTo : employerNotices.deleteOfColleague;
}
