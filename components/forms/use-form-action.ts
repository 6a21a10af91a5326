"use client";

import { type SubmitEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { notify } from "@/components/ui/notify";
import type { ActionResult } from "@/lib/actions/result";

/** A server action as forms call it: without JavaScript it is the form's own address. */
export type FormAction = (previous: ActionResult | null, data: FormData) => Promise<ActionResult>;

type Options = {
  /** After the notice of a success; a dialog closes here. */
  onDone?: (result: ActionResult, form: HTMLFormElement) => void;
  /** False for a form that shows its results itself. */
  notices?: boolean;
};

/**
 * The one form hook. Spread `form` on the form, show `errors[name]` at the fields. What was typed
 * stays when the action refuses (React would empty a form that it submits itself), the first
 * wrong field takes the focus, and the notice is shown.
 */
export function useFormAction(action: FormAction, { onDone, notices = true }: Options = {}) {
  const [result, dispatch, pending] = useActionState(action, null);
  const ref = useRef<HTMLFormElement>(null);
  const answered = useRef<ActionResult | null>(null);

  useEffect(() => {
    const form = ref.current;
    if (!form || result === null || answered.current === result) return;
    answered.current = result;
    if (notices) notify(result.notice);
    if (result.status === "done") onDone?.(result, form);
    else focusFirst(form, Object.keys(result.fieldErrors ?? {}));
  }, [result, notices, onDone]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    startTransition(() => dispatch(data));
  }

  return {
    result,
    pending,
    errors: result?.fieldErrors ?? {},
    form: { ref, action: dispatch, onSubmit, noValidate: true, "aria-busy": pending },
  };
}

/** In the order of the form, not of the errors. */
function focusFirst(form: HTMLFormElement, names: string[]) {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && names.includes(field.getAttribute("name") ?? "")) {
      field.focus();
      return;
    }
  }
}
