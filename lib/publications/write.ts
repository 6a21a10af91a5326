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

/** The hidden field `sending` of a new row's form: what tells it from another with the same words. */
function sendingKey(form: FormData): string | null {
  const key = String(form.get("sending") ?? "");
  return isUuid(key) ? key : null;
}

/** The texts that tell a publication from another: one of them may change, not all. */
const WORDS = ["title", "description", "content"];

type Values = Record<string, unknown>;
type Sent = {
  id: string;
  status: string;
  created_at: string;
  /** Every value of the form stands there already. */
  isUnchanged: boolean;
  /** The form, a draft that was found again, has become that of another publication. */
  isAnother: boolean;
};

/** The row of the viewer's that a form has made already under its key, when it was sent before. */
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

/** How what a form says now is to what is stored of it. */
export function compared(stored: Values, values: Values) {
  const isSame = (name: string) => written(stored[name]) === written(values[name]);
  const words = WORDS.filter((name) => name in values);
  return {
    isUnchanged: Object.keys(values).every(isSame),
    isAnother: words.length > 0 && !words.some(isSame),
  };
}

const written = (value: unknown) => JSON.stringify(value ?? null);

/** A key for it which is the same each time that it is sent; none for what has such a key already. */
export function keyOfAnother(key: string, values: Values): string | null {
  if (key.includes("/")) return null;
  const words = WORDS.map((name) => written(values[name])).join();
  return `${key}/${createHash("sha256").update(words).digest("hex").slice(0, 32)}`;
}

/** Refusals of the database: the constraint or code, with the message and its field. */
const fieldRefusals: Record<string, Record<string, string>> = {
  jobs_mobility_outside_quebec: { permit_offer: validation.mobilityOutsideQuebec },
  employer_not_named: { employer_id: validation.employerNotNamed },
  employer_is_tied: { employer_id: validation.employerTied },
  employer_hidden: { employer_id: validation.employerHidden },
  // Between the form's own look and the writing a day may end, and an article may go.
  successor_unknown: { replaced_by: validation.successorUnknown },
  successor_missing: { replaced_by: validation.successorRequired },
  not_yet: { verified_on: validation.dateToCome },
};

/** "Erreur lors de la sauvegarde": French for people, the cause for the log. */
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

/** PostgreSQL's word for a key that is there. */
const ALREADY_SENT = "23505";

type Saving<K extends Kind, Values extends ValuesOf<K>> = {
  schema: z.ZodType<Values>;
  /** The notice for its author. */
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

/** The days of a form that have passed, unless the row that it edits stands published with them. */
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
  // Others must not take what waits to be read for published.
  if (stored.status === "pending") return { ...done(reviewNotices.waiting), waits: true };
  const isNew = id === null;
  const notice = saved(values, isNew);
  if (stored.status !== "published") return done(notice);
  const link = { href: pagePath(kind, stored.id), label: `Voir ${kinds[kind as Kind].named.its}` };
  return { ...done({ ...notice, link }), ...(isNew && { published: stored.id }) };
}

// `never`: which columns a kind has is checked where its domain hands over schema and values; here
// the table is any of them.
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
    // The answer to the first was lost. Said once more it stands as it is; what the form says now takes
    // its place, unless it was edited since; and another publication in the same form is one more.
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
  // No row ever had it, and the database would fail on it.
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

/** Row-level security refuses in silence: the row is newer, or not (or no longer) one's own. */
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

/** The answer when the row has changed since it was read: whose version counts is asked. */
function conflict(): ActionResult {
  return { ...refused(notices.editConflict), conflict: true };
}

/**
 * The question before something is published, of what was found in it; null when nothing is left to
 * ask. What was read and accepted is not asked again, unless the law forbids it.
 */
export function confirmWarnings(found: readonly Warning[], form: FormData): ActionResult | null {
  const accepted = String(form.get(ACCEPTED) ?? "").split(" ");
  const warnings = found.filter(({ id, blocking }) => blocking || !accepted.includes(id));
  return warnings.length > 0 ? { ...refused(notices.postingToCheck), warnings } : null;
}

type Deleting<K extends Kind> = {
  deleted: Notice;
  failed: Notice;
  /** What else goes with the row, once it is gone. */
  clear?: (row: RowOf<K>) => Promise<void>;
};

/** The action that deletes a publication of one's own; applications to it stay. */
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

/** Row-level security refuses in silence: members delete their own, as long as it has no application. */
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
