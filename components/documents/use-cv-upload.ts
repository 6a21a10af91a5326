"use client";

import { useRef, useState } from "react";
import { notify } from "@/components/ui/notify";
import { type Notice, notices } from "@/lib/copy/notices";
import { looksLikeCv } from "@/lib/documents/rules";
import { finishUpload, prepareUpload } from "@/lib/documents/upload-actions";
import { sendFile } from "./send-file";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; name: string; share: number }
  | { step: "checking"; name: string };

const idle: UploadState = { step: "idle" };

/** Takes a file from the browser to a checked document: a place, the bytes, the check. */
export function useCvUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const busy = useRef(false);
  const stopped = useRef(false);
  const stopSending = useRef<() => void>(undefined);

  async function carry(file: File): Promise<Notice> {
    if (!looksLikeCv(file)) return notices.documentInvalid;
    setState({ step: "sending", name: file.name, share: 0 });
    const ticket = await prepareUpload();
    if (!ticket.upload) return ticket.notice;
    if (stopped.current) return notices.documentUploadStopped;

    const sending = sendFile(ticket.upload.url, file, (share) =>
      setState({ step: "sending", name: file.name, share }),
    );
    stopSending.current = sending.stop;
    const outcome = await sending.done;
    stopSending.current = undefined;
    if (outcome === "stopped") return notices.documentUploadStopped;
    if (outcome === "failed") return notices.documentUploadFailed;

    setState({ step: "checking", name: file.name });
    return (await finishUpload(ticket.upload.path, file.name)).notice;
  }

  async function upload(file: File) {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    try {
      notify(await carry(file));
    } catch {
      // The line was cut between two steps.
      notify(notices.documentUploadFailed);
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
