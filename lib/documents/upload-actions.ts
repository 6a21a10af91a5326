"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/notices";
import { takeRate } from "@/lib/limits";
import { logError } from "@/lib/log";
import { removeFiles } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";
import { discardAbandoned } from "./abandoned";
import { isAcceptablePdf } from "./pdf";
import { cleanFileName, MAX_CVS } from "./rules";
import { documentPathSchema } from "./schema";

export type UploadTicket = ActionResult & {
  /** Where the browser sends the file, for a short time and one time only. */
  upload?: { url: string; path: string };
};

/** Opens a place in the viewer's own folder, under a new name. */
export async function prepareUpload(): Promise<UploadTicket> {
  return viewerAction<UploadTicket>("documents.prepare", async (viewer) => {
    const rate = await takeRate("upload", viewer.id);
    if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));

    const client = await requestClient();
    const { data, error } = await client
      .from("documents")
      .select("file_url")
      .eq("user_id", viewer.id);
    if (error) throw error;
    if (data.length >= MAX_CVS) return refused(notices.documentQuota);
    await discardAbandoned(client, viewer.id, new Set(data.map((row) => row.file_url)));

    const path = `${viewer.id}/${crypto.randomUUID()}.pdf`;
    const signed = await client.storage.from("cvs").createSignedUploadUrl(path);
    if (signed.error) throw signed.error;
    return { ...done(notices.documentAdded), upload: { url: signed.data.signedUrl, path } };
  });
}

/**
 * Looks at an uploaded file byte by byte before it counts as a document; what is refused is
 * removed from storage at once.
 */
export async function finishUpload(path: string, name: string): Promise<ActionResult> {
  return viewerAction("documents.finish", async (viewer) => {
    const key = documentPathSchema.safeParse(path);
    if (!key.success || !key.data.startsWith(`${viewer.id}/`) || typeof name !== "string") {
      return refused(notices.documentInvalid);
    }

    const client = await requestClient();
    const { data: file, error } = await client.storage.from("cvs").download(key.data);
    if (error) {
      logError("documents.read", error);
      return refused(notices.documentUploadFailed);
    }
    if (!isAcceptablePdf(new Uint8Array(await file.arrayBuffer()))) {
      // A path that is already a document was accepted before: it never comes here again.
      await removeFiles(client, "cvs", [key.data]);
      return refused(notices.documentInvalid);
    }

    const registered = await client.rpc("register_document", {
      path: key.data,
      file_name: cleanFileName(name),
    });
    if (registered.error) {
      logError("documents.register", registered.error);
      if (registered.error.code !== "23505") await removeFiles(client, "cvs", [key.data]);
      return refused(refusalOf(registered.error.message));
    }
    refresh();
    return done(notices.documentAdded);
  });
}

function refusalOf(message: string) {
  if (message.includes("document_quota")) return notices.documentQuota;
  if (message.includes("invalid_file")) return notices.documentInvalid;
  return notices.documentUploadFailed;
}
