"use client";

import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from "react";
import { rememberList } from "@/components/ui/list-link";
import { Spinner } from "@/components/ui/loading";
import { notify } from "@/components/ui/notify";
import type { Notice } from "@/lib/copy/server-notices";

/** How long after the last change a list answers (docs/product.md, Lists). */
const DEBOUNCE_MS = 300;

type Props = {
  /** The address of the list. */
  action: string;
  /** The query string of the list as it is shown. */
  query: string;
  /** "…" answers while typing; otherwise only the button does (docs/product.md, Lists). */
  live?: boolean;
  /** Said while the next list is on its way. */
  loading: string;
  /** Said once "Filtrer" has been answered. */
  applied?: Notice;
  className?: string;
  /** It stands in a column already, and brings no margins of its own. */
  inColumn?: boolean;
  /** The fields and the button, rendered on the server. */
  fields: ReactNode;
  /** The results, rendered on the server. */
  children: ReactNode;
};

/**
 * A plain GET form above its results. Without JavaScript the button sends it; with it, the list
 * answers by navigation, after a pause in typing. The address is the only state: fields are
 * uncontrolled, and follow the address when it changes by another way (a chip, the back button).
 */
export function ListFilters({
  action,
  query,
  live = false,
  loading,
  applied,
  className,
  inColumn = false,
  fields,
  children,
}: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announcing = useRef(false);
  // What is typed or passed over in one control is one step of the Back button, until it is left.
  const changing = useRef<EventTarget>(null);
  const cameBack = useRef(false);

  const results = useRef<HTMLDivElement>(null);
  const isInResults = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!inColumn) rememberList(action, query);
  }, [inColumn, action, query]);

  // Whoever goes elsewhere takes the focus there; what vanishes gives it to nobody.
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      isInResults.current = target instanceof Node && results.current?.contains(target) === true;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  const arrived = useRef(false);
  const applyAddress = useEffectEvent((shown: HTMLFormElement, address: URLSearchParams) => {
    if (arrived.current) follow(shown, address, cameBack.current);
    // On a slow link people fill the form before this code is there: what they chose counts.
    else if (live && differs(shown, address)) answer(shown);
    arrived.current = true;
    cameBack.current = false;
  });
  useEffect(() => {
    const onBack = () => {
      clearTimeout(timer.current);
      changing.current = null;
      cameBack.current = true;
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  useEffect(() => {
    if (form.current) applyAddress(form.current, new URLSearchParams(query));
    // What was pressed may be gone with its list, as a chip is: reading goes on where it stood.
    if (isInResults.current && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
  }, [query]);

  useEffect(() => {
    if (pending || !announcing.current) return;
    announcing.current = false;
    if (applied) notify(applied);
  }, [pending, applied]);

  function answer(sent: HTMLFormElement, changed: EventTarget | null = null) {
    clearTimeout(timer.current);
    const isSame = changed !== null && changed === changing.current;
    const isPassedOver =
      changed instanceof HTMLSelectElement ||
      (changed instanceof HTMLInputElement && !isCheckbox(changed));
    changing.current = isPassedOver ? changed : null;
    const href = `${action}${search(sent)}`;
    const stays = isSame || !arrived.current || href === location.pathname + location.search;
    startTransition(() => router[stays ? "replace" : "push"](href, { scroll: false }));
  }

  function showResults(sent: HTMLFormElement) {
    for (const folded of sent.querySelectorAll("details")) folded.open = false;
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <search className={className}>
        <form
          ref={form}
          action={action}
          className={clsx(!inColumn && "wrap")}
          onChange={({ currentTarget, target }) => {
            if (!live) return;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => answer(currentTarget, target), DEBOUNCE_MS);
          }}
          onBlur={() => {
            changing.current = null;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent;
            const leads = submitter?.hasAttribute("data-leads-to-results") === true;
            announcing.current = !leads;
            answer(event.currentTarget);
            // An anchor would leave a step of Back that the router does not know.
            if (leads) showResults(event.currentTarget);
          }}
        >
          {fields}
        </form>
      </search>
      <div
        ref={results}
        id="resultats"
        tabIndex={-1}
        // Not aria-busy: the count inside would be announced by no one.
        data-busy={pending || undefined}
        className="group scroll-mt-20 outline-none"
      >
        {pending && <Spinner label={loading} className={clsx("pt-4", !inColumn && "wrap")} />}
        <div className="transition-opacity duration-150 group-data-busy:opacity-50">{children}</div>
      </div>
    </>
  );
}

/** The query string of what is asked for; empty fields are left out. */
function search(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Sets each field to what the address says; the one that is being typed in only after Back. */
function follow(form: HTMLFormElement, address: URLSearchParams, isBack: boolean) {
  for (const field of fieldsOf(form)) {
    if (field === document.activeElement && !isBack) continue;
    if (isCheckbox(field)) field.checked = address.has(field.name);
    else field.value = address.get(field.name) ?? "";
  }
}

/** Whether a field says something else than the address. */
function differs(form: HTMLFormElement, address: URLSearchParams): boolean {
  return fieldsOf(form).some((field) =>
    isCheckbox(field)
      ? field.checked !== address.has(field.name)
      : field.value.trim() !== (address.get(field.name) ?? ""),
  );
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field) => field instanceof HTMLSelectElement || field instanceof HTMLInputElement,
  );
}

function isCheckbox(field: HTMLSelectElement | HTMLInputElement): field is HTMLInputElement {
  return field.type === "checkbox";
}
