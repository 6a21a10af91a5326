"use client";

import clsx from "clsx";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { noticeOf } from "@/components/forms/call-action";
import { useEarlyFile } from "@/components/forms/fields";
import { useSender } from "@/components/layout/account";
import { Button } from "@/components/ui/button";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { notify } from "@/components/ui/notify";
import { Upload } from "@/components/ui/private-icons";
import type { ActionResult } from "@/lib/actions/result";
import { invalidDocument } from "@/lib/copy/document-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { finishUpload, prepareUpload } from "@/lib/documents/actions";
import { problemOfCv } from "@/lib/shared/cv";

/**
 * Takes a CV by drop or file picker and displays the upload progress.
 * @param onStart called when an upload begins
 * @param onEnd called when it ends, with whether a document was added
 */
export function CvUpload({
  onStart,
  onEnd,
}: {
  onStart?: () => void;
  onEnd?: (isAdded: boolean) => void;
}) {
  const { state, refusal, upload, stop } = useCvUpload();
  const input = useRef<HTMLInputElement>(null);
  useEarlyFile(input);
  const [over, setOver] = useState(false);
  const busy = state.step !== "idle";

  async function send(file: File | undefined) {
    if (!file) return;
    onStart?.();
    // Not inlined as the argument of `onEnd?.()`, which is not evaluated when `onEnd` is missing.
    const isAdded = await upload(file);
    onEnd?.(isAdded);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Clears the input, so that a refused file is gone and the same file can be chosen again.
    currentTarget.value = "";
    send(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    send(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        "rounded-card border border-dashed px-5 py-6 transition-colors duration-150",
        over ? "border-spruce bg-frost" : "border-edge bg-snow",
      )}
    >
      <input
        ref={input}
        id="cv"
        type="file"
        // The visible label is hidden during an upload.
        aria-label="Ajouter un CV"
        accept="application/pdf,.pdf"
        onChange={choose}
        disabled={busy}
        aria-describedby="cv-hint cv-refusal"
        className="peer sr-only noscript:hidden"
      />
      <NeedsScripts>Ajouter un CV</NeedsScripts>
      <label
        htmlFor="cv"
        className={clsx(
          "flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-control noscript:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-focus",
          busy && "hidden",
        )}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-green text-on-green">
          <Upload className="size-6" />
        </span>
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">Ajouter un CV</span>
          <span id="cv-hint" className="block text-sm text-muted">
            Choisissez un PDF de 5&nbsp;Mo au plus
            <span className="pointer-coarse:hidden">, ou déposez-le ici</span>. Dix CV au plus.
          </span>
        </span>
      </label>
      {/* Not a toast, which would cover the field on a phone. */}
      <p
        id="cv-refusal"
        role="alert"
        ref={(line) => {
          if (refusal) line?.scrollIntoView({ block: "center" });
        }}
        className="text-sm not-empty:mt-4"
      >
        {refusal && (
          <>
            <strong className="block text-maple">{refusal.title}</strong>
            <span>{refusal.description}</span>
          </>
        )}
      </p>
      {state.step !== "idle" && <Progress state={state} onStop={stop} />}
    </div>
  );
}

type Busy = Exclude<UploadState, { step: "idle" }>;

function Progress({ state, onStop }: { state: Busy; onStop: () => void }) {
  const percent = state.step === "sending" ? Math.floor(state.share * 100) : 100;
  const text =
    state.step === "sending" ? `Envoi\u00a0: ${percent}\u00a0%` : "Vérification du fichier...";
  return (
    <div className="grid gap-2.5">
      <p className="truncate font-semibold">{state.name}</p>
      <div
        role="progressbar"
        aria-label={`Envoi de ${state.name}`}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-control bg-frost"
      >
        <div
          className={clsx(
            "h-full origin-left bg-spruce transition-transform duration-150",
            state.step === "checking" && "animate-pulse",
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4 text-sm text-muted">
        <p role="status">{state.step === "checking" ? text : "Envoi en cours..."}</p>
        {state.step === "sending" && (
          <>
            <span className="ml-auto tabular-nums">{`${percent}\u00a0%`}</span>
            <Button variant="quiet" onClick={onStop}>
              Annuler l’envoi
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type UploadState =
  | { step: "idle" }
  | { step: "sending"; name: string; share: number }
  | { step: "checking"; name: string };

type Outcome = { notice: Notice; status?: ActionResult["status"] };

const idle: UploadState = { step: "idle" };

/** Uploads a file in three steps: request a signed address, send the bytes, have the server check them. */
function useCvUpload() {
  const sender = useSender();
  const [state, setState] = useState<UploadState>(idle);
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const busy = useRef(false);
  const stopped = useRef(false);
  const stopSending = useRef<() => void>(undefined);

  async function carry(file: File): Promise<Outcome> {
    const problem = await problemOfCv(file);
    if (problem) return { notice: invalidDocument(problem) };
    setState({ step: "sending", name: file.name, share: 0 });
    const ticket = await prepareUpload(sender);
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
    return finishUpload(ticket.upload.path, file.name, sender);
  }

  /** @returns whether the document was added */
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
      // The connection failed between two steps.
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

/** An upload in progress. */
type Sending = { done: Promise<"sent" | "failed" | "stopped">; stop: () => void };

/** Far longer than five megabytes take on a slow connection. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** Sends a file to its signed address. Uses XMLHttpRequest because `fetch` reports no upload progress. */
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
