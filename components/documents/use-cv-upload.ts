"use client";

import { useRef, useState } from "react";
import { noticeOf } from "@/components/forms/reach";
import { notify } from "@/components/ui/notify";
import type { ActionResult } from "@/lib/actions/result";
import { type Notice, notices } from "@/lib/copy/notices";
import { looksLikeCv } from "@/lib/documents/rules";
import { finishUpload, prepareUpload } from "@/lib/documents/upload-actions";
import { sendFile } from "./send-file";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; name: string; share: number }
  | { step: "checking"; name: string };

type Outcome = { notice: Notice; status?: ActionResult["status"] };

const idle: UploadState = { step: "idle" };

/** Takes a file from the browser to a checked document: a place, the bytes, the check. */
export function useCvUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const busy = useRef(false);
  const stopped = useRef(false);
  const stopSending = useRef<() => void>(undefined);

  async function carry(file: File): Promise<Outcome> {
    if (!looksLikeCv(file)) return { notice: notices.documentInvalid };
    setState({ step: "sending", name: file.name, share: 0 });
    const ticket = await prepareUpload();
    if (!ticket.upload) return { notice: ticket.notice };
    if (stopped.current) return { notice: notices.documentUploadStopped };

    const sending = sendFile(ticket.upload.url, file, (share) =>
      setState({ step: "sending", name: file.name, share }),
    );
    stopSending.current = sending.stop;
    const outcome = await sending.done;
    stopSending.current = undefined;
    if (outcome === "stopped") return { notice: notices.documentUploadStopped };
    if (outcome === "failed") return { notice: notices.documentUploadFailed };

    setState({ step: "checking", name: file.name });
    return finishUpload(ticket.upload.path, file.name);
  }

  /** @returns whether the document is there now */
  async function upload(file: File): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    stopped.current = false;
    try {
      const outcome = await carry(file);
      notify(outcome.notice);
      return outcome.status === "done";
    } catch (error) {
      // The line was cut between two steps.
      notify(noticeOf(error, notices.documentUploadFailed));
      return false;
    } finally {
      busy.current = false;
      setState(idle);
    }
  }

  function stop() {
    stopped.current = true;
    stopSending.current?.();
  }

  return { state, upload, stop };
}
