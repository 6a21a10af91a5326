"use server";

import { refresh, revalidateTag } from "next/cache";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import type { Viewer } from "@/lib/auth/roles";
import { signedInRecently } from "@/lib/auth/viewer";
import { withNotice } from "@/lib/copy/flash-parameter";
import { securityNotices } from "@/lib/copy/security-notices";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { EMPLOYERS_TAG, employerTag } from "@/lib/publications/employer-mark";
import { asKind, type Kind, kinds, pagePath, pageTag } from "@/lib/publications/kinds";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { notifySearchEngines } from "@/lib/seo/indexnow";
import { removeOwnFolder } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";
import { deletionSchema, preferencesSchema } from "./schema";
import "server-only";
import { z } from "zod";
import { sendDueMails } from "@/lib/mail/sending";

const sessionSchema = z.object({ session: z.uuid() });

/** Ends one of the viewer's sessions, by the field `session`. */
export async function endSession(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction("sessions.end", previous, async () => {
    const fields = sessionSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return refused(securityNotices.sessionNotEnded);
    const client = await requestClient();
    const ended = await client.rpc("end_my_sessions", fields.data);
    if (ended.error) throw ended.error;
    refresh();
    if (ended.data) await sendDueMails();
    return ended.data
      ? done(securityNotices.sessionEnded)
      : refused(securityNotices.sessionNotEnded);
  });
}

/** Ends all of the viewer's sessions except the current one. */
export async function endOtherSessions(previous?: Sender): Promise<ActionResult> {
  return viewerAction("sessions.end-others", previous, async () => {
    const client = await requestClient();
    const { error } = await client.rpc("end_my_sessions");
    if (error) throw error;
    refresh();
    await sendDueMails();
    return done(securityNotices.othersEnded);
  });
}

/** Stores the viewer's mail preferences. */
export async function savePreferences(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction({ event: "settings.save", feature: "settings" }, previous, async (viewer) => {
    const client = await requestClient();
    const { weekly_digest, ...wanted } = preferencesSchema.parse(Object.fromEntries(form));
    const { data, error } = await client
      .from("profiles")
      .update(viewer.role === "recruteur" ? { ...wanted, weekly_digest } : wanted)
      .eq("id", viewer.id)
      .select("id");
    if (error || data.length === 0) {
      logError("settings.save", error ?? "no row");
      return refused(notices.settingsSaveFailed);
    }
    refresh();
    return done(notices.settingsSaved);
  });
}

/**
 * Deletes the viewer's account for good. Files are deleted first, through the storage API, because the
 * database refuses while any remain; then the account, with all its rows and sessions. Published articles
 * stay, with their pictures but without an author. The remaining pages are invalidated, and the next run of
 * the scheduler notifies the candidates of removed publications.
 */
export async function deleteAccount(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction(
    { event: "account.delete", feature: "account-deletion" },
    previous,
    async (viewer) => {
      const parsed = deletionSchema.safeParse(Object.fromEntries(form));
      if (!parsed.success) return invalid(parsed.error);
      // Checked before any file is deleted: the database would refuse the rest.
      if (!(await signedInRecently())) return refused(securityNotices.signInAgain);

      const client = await requestClient();
      const traces = await tracesOfViewer(client);
      const employers = await employersThatEnd(viewer);
      const images = await client.rpc("my_lasting_images");
      if (images.error) throw images.error;
      await removeOwnFolder(client, "cvs", viewer.id);
      await removeOwnFolder(client, "avatars", viewer.id);
      await removeOwnFolder(client, "images", viewer.id, images.data);
      const { error } = await client.rpc("delete_my_account");
      if (error) {
        logError("account.delete", error);
        // The account may have been deleted although the response was lost.
        after(() => forgetPages(traces, employers));
        return refused(notices.accountDeleteFailed);
      }
      forgetPages(traces, employers);
      after(() => notifySearchEngines(traces.map(({ kind, id }) => pagePath(kind, id))));
      // The sessions were deleted with the account; this removes the cookies of this browser.
      await client.auth.signOut({ scope: "local" });
      redirect(withNotice("/", "compte-supprime"));
    },
  );
}

type Client = Awaited<ReturnType<typeof requestClient>>;

type Trace = { kind: Kind; id: string };

/**
 * Returns the viewer's content on public pages: publications, articles, comments and likes. Call it before
 * the account is deleted; afterwards the link is gone.
 * @throws when the database does not respond
 */
async function tracesOfViewer(client: Client): Promise<Trace[]> {
  const { data, error } = await client.rpc("my_traces");
  if (error) throw error;
  return data.map(({ kind, item_id }) => ({ kind: asKind(kind), id: item_id }));
}

/** Returns the employers without another member, which are deleted with the account. */
async function employersThatEnd({ role }: Viewer): Promise<{ id: string; slug: string }[]> {
  if (role !== "recruteur") return [];
  return (await listOwnEmployers()).filter(({ members }) => members === 1);
}

function forgetPages(traces: Trace[], employers: { id: string; slug: string }[]): void {
  const tags = new Set(traces.flatMap(({ kind, id }) => [kinds[kind].tag, pageTag(kind, id)]));
  if (employers.length > 0) tags.add(EMPLOYERS_TAG);
  for (const { id, slug } of employers) tags.add(employerTag(id)).add(employerTag(slug));
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
