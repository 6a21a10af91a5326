"use client";

import {
  type SubmitEvent,
  startTransition,
  useActionState,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from "react";
import { usePageAccount } from "@/components/layout/account";
import {
  fetchViewer,
  SESSION_CHANNEL,
  useSession,
  waitingForSession,
} from "@/components/layout/session-provider";
import { notify } from "@/components/ui/notify";
import type { ActionResult, Sender } from "@/lib/actions/result";
import type { Notice } from "@/lib/copy/notice";
import { callAction, unansweredNotice } from "./call-action";
import { useDraft } from "./use-draft";

const CHOOSE_AGAIN = "Choisissez de nouveau votre fichier.";

/** A server action as forms call it; without JavaScript it is the form's own address. */
export type FormAction = (previous: Sender, data: FormData) => Promise<ActionResult>;

type Options = {
  /** Notice when there is no response; it names what this form failed to do. */
  failure: Notice;
  /** Called after the notice of a success, for example to close a dialog. */
  onDone?: (result: ActionResult, form: HTMLFormElement) => void;
  /** Name under which the input is stored until it is sent. */
  draft?: string;
  /** The form displays refusals itself, next to its buttons and in a live region. */
  refusesInPlace?: boolean;
};

/** Delay before a notice reports that the response is late. */
const TIMEOUT_MS = 30_000;

/**
 * The one form hook. Spread `form` on the form and show `errors[name]` at the fields. Input survives when
 * the action refuses or cannot be reached (React would reset a form that it submits itself), the first
 * wrong field takes the focus, and the notice is displayed.
 */
export function useFormAction(
  action: FormAction,
  { failure, onDone, draft: name, refusesInPlace = false }: Options,
) {
  const pageAccount = usePageAccount();
  // Without scripts the form itself carries the state, including the account it belongs to.
  const [state, dispatch] = useActionState<ActionResult | Sender, FormData>(
    action,
    pageAccount === null ? null : { account: pageAccount },
  );
  const served = state && "status" in state ? state : null;
  const [answer, setAnswer] = useState<ActionResult | null>(null);
  const [sending, startSending] = useTransition();
  const [isLate, setIsLate] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // A dialog's form is mounted only after the first effects.
  const [shown, setShown] = useState<HTMLFormElement | null>(null);
  const ref = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    // In a transition: a synchronous update would force a re-render during hydration.
    startTransition(() => setShown(node));
  }, []);
  const account = useAccountOf(shown, pageAccount);
  const [unsent, setUnsent] = useState<FormData | null>(null);
  const sender = useRef<HTMLElement>(null);
  const handled = useRef<ActionResult | null>(null);
  const draft = useDraft(shown, name);
  const result = answer ?? served;
  // Fields edited since this result; their errors are hidden.
  const [mended, setMended] = useState<{ of: typeof result; names: string[] }>({
    of: null,
    names: [],
  });
  const pending = sending && !isLate;

  const tell = useCallback(
    ({ status, notice }: ActionResult) => {
      if (status === "done" || !refusesInPlace) notify(notice);
    },
    [refusesInPlace],
  );

  useEffect(() => {
    const form = element.current;
    if (!form || result === null || handled.current === result) return;
    handled.current = result;
    // The page was submitted without scripts, which have loaded since.
    if (result === served) tell(result);
    if (result.status === "done") onDone?.(result, form);
    else focusFirst(form, Object.keys(result.fieldErrors ?? {}));
    keepFocus(sender.current);
  }, [result, served, onDone, tell]);

  useEffect(() => {
    if (!shown || !result) return;
    const names = Object.keys(errorsOf(result, served));
    const mend = ({ target }: Event) => {
      const name = target instanceof Element && target.getAttribute("name");
      if (!name || !names.includes(name)) return;
      setMended(({ of, names }) => ({
        of: result,
        names: of === result ? [...names, name] : [name],
      }));
    };
    shown.addEventListener("input", mend);
    return () => shown.removeEventListener("input", mend);
  }, [shown, result, served]);

  function send(data: FormData) {
    draft.mark(data);
    setUnsent(null);
    const owner = account.current;
    setIsLate(false);
    const timer = setTimeout(() => {
      const notice = unansweredNotice(failure, draft.isStored());
      setIsLate(true);
      const late: ActionResult = { status: "refused", notice };
      setAnswer(late);
      tell(late);
    }, TIMEOUT_MS);
    startSending(async () => {
      try {
        const outcome = await callAction(
          () => action({ ...result, account: owner }, data),
          failure,
          draft.isStored(),
        );
        if (outcome.status === "done") draft.clear();
        if (outcome.access) draft.store();
        if (outcome.access === "signed-out") setUnsent(data);
        // Immediately: a form that unmounts with its row runs no more effects.
        tell(outcome);
        startTransition(() => setAnswer(outcome));
      } catch (error) {
        // The action redirects, so it succeeded.
        draft.clear();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
  }

  const sendAgain = useEffectEvent(async (data: FormData) => {
    const viewer = await fetchViewer();
    if (viewer && (account.current === null || account.current === viewer.id)) send(data);
  });
  // The author has signed in again in another tab: send the refused input.
  useEffect(() => {
    if (!unsent) return;
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = () => sendAgain(unsent);
    waitingForSession.add(unsent);
    return () => {
      channel.close();
      waitingForSession.delete(unsent);
    };
  }, [unsent]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    sender.current = event.nativeEvent.submitter;
    send(new FormData(event.currentTarget, event.nativeEvent.submitter));
  }

  return {
    result,
    pending,
    draft,
    element,
    errors: withoutFields(errorsOf(result, served), mended.of === result ? mended.names : []),
    /** Values submitted earlier, when the page itself was returned with the refusal. */
    typed: served?.status === "refused" ? served.values : undefined,
    /** Sends the form's current values with one more field. */
    sendWith(field: string, value: string) {
      if (!element.current || pending) return;
      const data = new FormData(element.current);
      data.set(field, value);
      send(data);
    },
    form: { ref, action: dispatch, onSubmit, noValidate: true, "aria-busy": pending },
  };
}

/** A page returned with its refusal has lost its files: ask for them again at their fields. */
function errorsOf(result: ActionResult | null, served: ActionResult | null) {
  const lost = result === served && result?.status === "refused" ? (result.files ?? []) : [];
  return {
    ...Object.fromEntries(lost.map((name) => [name, CHOOSE_AGAIN])),
    ...result?.fieldErrors,
  };
}

function withoutFields(errors: Record<string, string>, names: readonly string[]) {
  if (names.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/**
 * Returns the account that the form belongs to: that of its private page or, on a public page, the one
 * signed in when the first input is made.
 */
function useAccountOf(form: HTMLFormElement | null, pageAccount: string | null) {
  const { viewer } = useSession();
  const account = useRef(pageAccount);
  const id = pageAccount ?? viewer?.id ?? null;
  useEffect(() => {
    if (id !== null && (account.current === null || !form || !isWritten(form)))
      account.current = id;
  }, [id, form]);
  return account;
}

function isWritten(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLInputElement &&
        (field.value !== field.defaultValue || field.checked !== field.defaultChecked)),
  );
}

/** Focuses the first of these fields in the order of the form, not of the errors. */
function focusFirst(form: HTMLFormElement, names: string[]) {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && names.includes(field.getAttribute("name") ?? "")) {
      // Centred: a sheet's sticky buttons would cover it at the edge.
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "center" });
      return;
    }
  }
}

/**
 * Returns the focus to a button that lost it to the page or its dialog while disabled, unless the focus has
 * moved to another element.
 */
function keepFocus(sender: HTMLElement | null) {
  const { activeElement } = document;
  if (sender?.isConnected && (!activeElement || activeElement.contains(sender))) sender.focus();
}
