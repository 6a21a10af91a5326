"use client";

import { useRef, useState } from "react";
import { noticeOf } from "@/components/forms/call-action";
import { notify } from "@/components/ui/notify";
import type { ActionResult } from "@/lib/actions/result";
import { invalidDocument } from "@/lib/copy/document-notices";
import { type Notice, notices } from "@/lib/copy/notices";
import { finishUpload, prepareUpload } from "@/lib/documents/actions";
import { problemOfCv } from "@/lib/shared/cv";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; name: string; share: number }
  | { step: "checking"; name: string };

type Outcome = { notice: Notice; status?: ActionResult["status"] };

const idle: UploadState = { step: "idle" };

/** Takes a file from the browser to a checked document: a place, the bytes, the check. */
export function useCvUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const busy = useRef(false);
  const stopped = useRef(false);
  const stopSending = useRef<() => void>(undefined);

  async function carry(file: File): Promise<Outcome> {
    const problem = await problemOfCv(file);
    if (problem) return { notice: invalidDocument(problem) };
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
    setRefusal(null);
    try {
      const outcome = await carry(file);
      const isDone = outcome.status === "done";
      if (isDone) notify(outcome.notice);
      else setRefusal(outcome.notice);
      return isDone;
    } catch (error) {
      // The line was cut between two steps.
      setRefusal(noticeOf(error, notices.documentUploadFailed));
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

  return { state, refusal, upload, stop };
}

/** What became of a file on its way to storage. */
type Sending = { done: Promise<"sent" | "failed" | "stopped">; stop: () => void };

/** Far longer than five megabytes take on a slow line. */
const TIMEOUT_MS = 5 * 60 * 1000;

/**
 * Sends a file to its signed address. XMLHttpRequest, because `fetch` does not say how far an
 * upload has come.
 */
function sendFile(url: string, file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<"sent" | "failed" | "stopped">((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status < 300 ? "sent" : "failed");
    request.onerror = request.ontimeout = () => resolve("failed");
    request.onabort = () => resolve("stopped");
  });
  request.open("PUT", url);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader("content-type", "application/pdf");
  request.send(file);
  return { done, stop: () => request.abort() };
}
