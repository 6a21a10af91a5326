"use server";

import { FunctionsHttpError } from "@supabase/supabase-js";
import { refresh, revalidateTag } from "next/cache";
import { z } from "zod";
import { type ActionResult, done, refused, type Sender } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import type { Notice } from "@/lib/copy/notice";
import { sourceNotices } from "@/lib/copy/source-notices";
import { logError } from "@/lib/monitoring/log";
import { provinces } from "@/lib/places/provinces";
import { kinds } from "@/lib/publications/kinds";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { mappedFields, type SourcePreview, sourceAddress } from "@/lib/shared/source-offers";
import { requestClient } from "@/lib/supabase/server";
import { tradeSlugs } from "@/lib/trades/trades";
import { contractTypes } from "./choices";
import { reportOf, type SourceReport } from "./source-queries";

export type SourceResult = ActionResult & { report?: SourceReport };

const REFUSALS: Record<string, Notice> = {
  address_elsewhere: sourceNotices.addressElsewhere,
  not_owner: sourceNotices.notOwner,
  too_many_sources: sourceNotices.tooManySources,
  too_many: sourceNotices.tooMany,
  duplicate: sourceNotices.exists,
  "row-level security": sourceNotices.notOwner,
};

function refusal(message: string, failure: Notice): ActionResult {
  const known = Object.keys(REFUSALS).find((name) => message.includes(name));
  if (!known) logError("source", new Error(message));
  const notice = REFUSALS[known ?? ""] ?? failure;
  return refused(notice, { address: notice.description ?? notice.title });
}

/** Calls the Edge Function that reads sources; returns its data or its error. */
async function callReader(
  body: object,
): Promise<{ data?: unknown; error?: string; message?: string }> {
  const client = await requestClient();
  const { data, error } = await client.functions.invoke("read-sources", { body });
  if (!error) return { data };
  const answer =
    error instanceof FunctionsHttpError ? await error.context.json().catch(() => null) : null;
  const { error: reason = "no_answer", message } = Object(answer);
  return { error: String(reason), message };
}

/** Connects a source whose offers were previewed; otherwise reads its address and returns the preview. */
export async function connectSource(previous: Sender, form: FormData): Promise<SourceResult> {
  return recruiterAction("source.connect", previous, async () => {
    const address = sourceAddress(String(form.get("address") ?? ""));
    const employer = (await listOwnEmployers()).find(({ id }) => id === form.get("employer"));
    if (!employer) return refused(sourceNotices.notOwner);
    if (address === null) {
      const { addressInvalid } = sourceNotices;
      return refused(addressInvalid, { address: addressInvalid.description ?? "" });
    }
    if (form.get("seen") !== address) return preview(employer, address);

    const client = await requestClient();
    const { data, error } = await client
      .from("employer_sources")
      .insert({
        ...{ employer_id: employer.id, address, mapping: mappingOf(form) },
        publishes: form.get("publishes") === "1",
      })
      .select("id")
      .single();
    if (error) return refusal(error.message, sourceNotices.failed);
    const first = await callReader({ source: data.id });
    revalidateTag(kinds.job.tag, { expire: 0 });
    refresh();
    if (first.error) return done(sourceNotices.connectedLater);
    const { run } = first.data as { run: string | null };
    return done(run === "failed" ? sourceNotices.connectedUnread : sourceNotices.connected);
  });
}

async function preview(
  { id: employer, name }: { id: string; name: string },
  address: string,
): Promise<SourceResult> {
  const { data, error, message } = await callReader({ employer, address });
  if (error === "not_read") {
    return refused(sourceNotices.unread, { address: message ?? sourceNotices.unread.title });
  }
  if (error) return refusal(error, sourceNotices.unread);
  const { preview: read } = data as { preview: SourcePreview };
  return { ...done(sourceNotices.read), report: await reportOf(address, name, read) };
}

const MEANINGS: Record<(typeof mappedFields)[number], readonly string[]> = {
  contract: contractTypes,
  province: provinces.map(({ code }) => code),
  trade: tradeSlugs,
};

/** Reads the menus of the form ("contract:Temps plein"); those left empty are omitted. */
function mappingOf(form: FormData): Record<string, Record<string, string>> {
  return Object.fromEntries(
    mappedFields.map((field) => [
      field,
      Object.fromEntries(
        [...form]
          .filter(
            ([name, value]) =>
              name.startsWith(`${field}:`) && MEANINGS[field].includes(String(value)),
          )
          .map(([name, value]) => [name.slice(field.length + 1), String(value)]),
      ),
    ]),
  );
}

const changed = z.object({ id: z.uuid(), act: z.enum(["pause", "resume"]) });

export async function changeSource(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("source.change", previous, async () => {
    const parsed = changed.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refused(sourceNotices.failed);
    const { id, act } = parsed.data;
    const sources = (await requestClient()).from("employer_sources");
    const written = await sources
      .update({ paused: act === "pause" })
      .eq("id", id)
      .select("id");
    return settled(written, act === "pause" ? sourceNotices.paused : sourceNotices.resumed);
  });
}

export async function removeSource(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("source.remove", previous, async () => {
    const id = z.uuid().safeParse(form.get("id"));
    if (!id.success) return refused(sourceNotices.failed);
    const sources = (await requestClient()).from("employer_sources");
    return settled(await sources.delete().eq("id", id.data).select("id"), sourceNotices.removed);
  });
}

function settled(
  { data, error }: { data: unknown[] | null; error: { message: string } | null },
  notice: Notice,
): ActionResult {
  if (error) return refusal(error.message, sourceNotices.failed);
  if (!data?.length) return refused(sourceNotices.notOwner);
  refresh();
  return done(notice);
}
