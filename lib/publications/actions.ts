"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionResult, done, refused, type Sender } from "@/lib/actions/result";
import { recruiterAction, viewerAction } from "@/lib/actions/viewer-action";
import { manageNotices, reviewNotices } from "@/lib/copy/administration-notices";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { isTooMany } from "@/lib/security/rate-limit";
import { frenchText } from "@/lib/shared/french";
import { requestClient } from "@/lib/supabase/server";
import { todayInVancouver } from "@/lib/text/dates";
import { draftOf, everyKind, type Kind, kinds, kindsThatCan } from "./kinds";
import { ownEmployerLabels } from "./ownership";
import { revalidateMany } from "./revalidation";

const MANAGED = ["publish", "fill", "reopen", "renew", "copy"] as const;
type Managed = (typeof MANAGED)[number];
type Changing = Exclude<Managed, "copy">;

/** More than one page of the table has. */
const MAX_AT_ONCE = 50;

const managingInput = z.object({
  kind: z.enum(everyKind),
  act: z.enum(MANAGED),
  ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
  deadline: z.union([z.iso.date(), z.literal("")]),
});

/** Publishes, closes, renews or copies the recruiter's publications; each succeeds or fails on its own. */
export async function managePublications(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("publications.manage", previous, async (viewer) => {
    const parsed = managingInput.safeParse({
      kind: form.get("kind"),
      act: form.get("act"),
      ids: [...new Set(form.getAll("id"))],
      deadline: form.get("deadline") ?? "",
    });
    if (!parsed.success) return refused(manageNotices.nothingChosen);
    const { kind, act, ids, deadline } = parsed.data;
    if (act === "renew" && deadline < todayInVancouver()) return refused(manageNotices.dayPassed);
    const changed = await manage(kind, act, ids, viewer.id, deadline);
    revalidateMany(changed.map(({ id }) => ({ kind, id })));
    const unchanged = ids.length - changed.length;
    const goesOnline = act === "publish" || act === "reopen";
    const waits = goesOnline && changed.some(({ status }) => status === "pending");
    if (unchanged === 0 && waits) return done(reviewNotices.waiting);
    const drafts = { href: `${kinds[kind].admin}?etat=brouillons`, label: "Voir les brouillons" };
    if (unchanged === 0)
      return done({
        ...manageNotices.changed(act, changed.length),
        ...(act === "copy" && { link: drafts }),
      });
    const left = ids.filter((id) => !changed.some((row) => row.id === id));
    // A copy has a new id, so the ones that failed cannot be identified.
    const states = act === "copy" ? [] : await statesOf(kind, act, left, viewer.id);
    return refused(manageNotices.changed(act, changed.length, unchanged, states));
  });
}

const howFilledInput = z.object({
  kind: z.enum(everyKind),
  item_id: z.uuid(),
  how: z.enum(["here", "elsewhere", "not_filled"]),
});

/** Stores how one of the recruiter's publications was filled. */
export async function recordHowFilled(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("publications.how-filled", previous, async () => {
    const parsed = howFilledInput.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refused(manageNotices.failed);
    const { data, error } = await (await requestClient()).rpc("record_how_filled", parsed.data);
    if (error) throw error;
    refresh();
    return data ? done(manageNotices.howFilledStored) : refused(manageNotices.failed);
  });
}

type Stored = { id: string; status: string };

const ENDED = { publish: "draft", fill: "published", reopen: "filled" } as const;

/** Returns the publications that did not change: title, and the state if that is the reason. */
async function statesOf(kind: Kind, act: Changing, ids: string[], viewerId: string) {
  const client = await requestClient();
  const day = act === "renew" ? kinds[kind].deadline : null;
  const { data, error } = await client
    .from(kinds[kind].table)
    .select(["title", "status", day].filter(Boolean).join(", "))
    .in("id", ids)
    .or(await ownEmployerLabels(kind, viewerId))
    .overrideTypes<Record<string, string | null>[], { merge: false }>();
  if (error) logError("publications.states", error);
  return (data ?? []).map((row) => {
    const isRefused = act === "renew" ? row.status !== "filled" : row.status === ENDED[act];
    const left = {
      title: frenchText(String(row.title)),
      state: isRefused ? null : String(row.status),
    };
    return day && isRefused ? { ...left, until: row[day] ?? null } : left;
  });
}

/** Tries one statement for all; if the database rejects it, retries each publication on its own. */
async function manage(
  kind: Kind,
  act: Managed,
  ids: string[],
  viewerId: string,
  deadline: string,
): Promise<Stored[]> {
  const client = await requestClient();
  const { table, deadline: day, filled } = kinds[kind];
  const own = await ownEmployerLabels(kind, viewerId);
  if ((act === "fill" && filled === null) || (act === "renew" && day === null)) return [];

  const whole = await write(ids);
  if (!whole.error) return whole.data;
  // Without an error code the write may have succeeded: a retry could create a second copy.
  const isRefused = whole.error.code !== "" && ids.length > 1;
  const each = isRefused ? await Promise.all(ids.map((id) => write([id]))) : [whole];
  for (const { error } of each) if (error) logError("publications.manage", error, { act });
  return each.flatMap(({ data }) => data ?? []);

  function write(chosen: string[]) {
    if (act === "copy") return copy(chosen);
    const values =
      act === "renew"
        ? { [String(day)]: deadline }
        : { status: act === "fill" ? "filled" : "published" };
    // `never`: the table can be that of any kind.
    const changing = client
      .from(table)
      .update(values as never)
      .in("id", chosen)
      .or(own);
    // A renewal never shortens: a later deadline stays, and no deadline means open until closed.
    const wanted =
      act === "renew"
        ? changing.neq("status", "filled").lt(String(day), deadline)
        : changing.eq("status", ENDED[act]);
    return wanted.select("id, status");
  }

  async function copy(chosen: string[]) {
    const found = await client.from(table).select("*").in("id", chosen).or(own);
    if (found.error || found.data.length === 0) return found;
    const drafts = found.data.map((row) => draftOf(kind, row, viewerId));
    return client
      .from(table)
      .insert(drafts as never)
      .select("id, status");
  }
}

const question = z.object({ kind: z.enum(kindsThatCan("abroad")), id: z.uuid() });

/** Asks the author for the unanswered questions of candidates abroad; idempotent. */
export async function askRecruiter(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction("abroad.ask", previous, async () => {
    const { success, data } = question.safeParse(Object.fromEntries(form));
    if (!success) return refused(notices.nothingToAsk);
    const client = await requestClient();
    const answer = await client.rpc("ask_about_abroad", { kind: data.kind, item_id: data.id });
    if (isTooMany(answer.error)) return refused(notices.tooManyQuestions);
    if (answer.error) {
      logError("abroad.ask", answer.error);
      return refused(notices.askFailed);
    }
    return answer.data ? done(notices.questionSent) : refused(notices.nothingToAsk);
  });
}
