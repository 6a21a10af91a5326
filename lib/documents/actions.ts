"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { invalidDocument, isProblemOfDocument } from "@/lib/copy/document-notices";
import { failure, type Notice, notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { cleanFileName, MAX_CVS } from "@/lib/shared/cv";
import { visible } from "@/lib/shared/visible-text";
import { listOwnFiles, removeFiles } from "@/lib/supabase/own-files";
import { reasonOf, requestClient } from "@/lib/supabase/server";
import { findDocument } from "./queries";
import { documentIdSchema, documentPathSchema, renameSchema } from "./schema";
import "server-only";

type UploadTicket = ActionResult & {
  /** Signed upload URL, valid once and for a short time. */
  upload?: { url: string; path: string };
};

/** Creates a signed upload URL for a new file name in the viewer's own folder. */
export async function prepareUpload(sender?: Sender): Promise<UploadTicket> {
  return viewerAction<UploadTicket>(
    { event: "documents.prepare", feature: "documents" },
    sender,
    async (viewer) => {
      const rate = await takeRateLimit("upload", viewer.id);
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
    },
  );
}

type FinishedUpload = ActionResult & {
  id?: string;
};

/** Has an uploaded file inspected and registered as a document; removes it if it is refused. */
export async function finishUpload(
  path: string,
  name: string,
  sender?: Sender,
): Promise<FinishedUpload> {
  return viewerAction<FinishedUpload>(
    { event: "documents.finish", feature: "documents" },
    sender,
    async (viewer) => {
      const key = documentPathSchema.safeParse(path);
      if (!key.success || !key.data.startsWith(`${viewer.id}/`) || typeof name !== "string") {
        return refused(invalidDocument("invalid_file"));
      }

      const client = await requestClient();
      const result = await registerDocument(client, key.data, cleanFileName(visible(name)));
      if ("refusal" in result) {
        // A retry uploads the file again.
        await removeFiles(client, "cvs", [key.data]).catch((error) =>
          logError("documents.discard", error),
        );
        return refused(result.refusal);
      }
      refresh();
      return { ...done(notices.documentAdded), id: result.id };
    },
  );
}

/** Longer than any upload takes. */
const GRACE_MS = 60 * 60 * 1000;

/** Removes files whose upload was never finished: no document uses them, and they take up space. */
async function discardAbandoned(
  client: Awaited<ReturnType<typeof requestClient>>,
  userId: string,
  named: ReadonlySet<string>,
  now: number = Date.now(),
) {
  const files = await listOwnFiles(client, "cvs", userId);
  const abandoned = files.filter(
    ({ path, createdAt }) =>
      !named.has(path) && createdAt !== null && now - Date.parse(createdAt) > GRACE_MS,
  );
  await removeFiles(
    client,
    "cvs",
    abandoned.map((file) => file.path),
  );
}

/** Has the Edge Function inspect an uploaded file and register it: this server holds no key that could. */
async function registerDocument(
  client: Awaited<ReturnType<typeof requestClient>>,
  path: string,
  fileName: string,
): Promise<{ id: string } | { refusal: Notice }> {
  const { data, error } = await client.functions.invoke<{ id: string }>("register-document", {
    body: { path, file_name: fileName },
  });
  if (data) return { id: data.id };
  const reason = await reasonOf(error);
  if (reason === "document_quota") return { refusal: notices.documentQuota };
  if (isProblemOfDocument(reason)) return { refusal: invalidDocument(reason) };
  logError("documents.register", error, { reason });
  return { refusal: notices.documentUploadFailed };
}

/** Renames a document; its file in storage keeps its name. */
export async function renameDocument(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction(
    { event: "documents.rename", feature: "documents" },
    previous,
    async (viewer) => {
      const parsed = renameSchema.safeParse(Object.fromEntries(form));
      if (!parsed.success) return invalid(parsed.error);

      const client = await requestClient();
      const { data, error } = await client
        .from("documents")
        .update({ file_name: parsed.data.file_name })
        .eq("id", parsed.data.id)
        .eq("user_id", viewer.id)
        .select("id");
      if (error) throw error;
      if (data.length === 0) return refused(notices.documentGone);
      refresh();
      return done(notices.documentRenamed);
    },
  );
}

/** Sets the default CV of applications; the database unsets the previous one. */
export async function chooseDefaultDocument(
  previous: Sender,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction(
    { event: "documents.default", feature: "documents" },
    previous,
    async (viewer) => {
      const id = documentIdSchema.safeParse(form.get("id"));
      if (!id.success) return refused(notices.documentGone);

      const client = await requestClient();
      const { data, error } = await client
        .from("documents")
        .update({ is_default: true })
        .eq("id", id.data)
        .eq("user_id", viewer.id)
        .select("id");
      if (error) throw error;
      if (data.length === 0) return refused(notices.documentGone);
      refresh();
      return done(notices.documentDefault);
    },
  );
}

/** Deletes the file, then its row: in the other order a failure would leave a file without an owner. */
export async function deleteDocument(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction(
    { event: "documents.delete", feature: "documents" },
    previous,
    async (viewer) => {
      const id = documentIdSchema.safeParse(form.get("id"));
      const document = id.success ? await findDocument(viewer.id, id.data) : null;
      if (document === null) return refused(notices.documentGone);

      const client = await requestClient();
      await removeFiles(client, "cvs", [document.file_url]);
      const { data, error } = await client
        .from("documents")
        .delete()
        .eq("id", document.id)
        .eq("user_id", viewer.id)
        .select("id");
      if (error) throw error;
      refresh();
      return data.length === 0 ? refused(notices.documentGone) : done(notices.documentDeleted);
    },
  );
}
