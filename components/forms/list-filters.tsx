"use client";

import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from "react";
import { rememberList } from "@/components/ui/list-link";
import { Spinner } from "@/components/ui/loading";
import { notify } from "@/components/ui/notify";
import type { Notice } from "@/lib/copy/server-notices";

/** Delay in ms after the last change before the list updates (docs/product.md, Lists). */
const DEBOUNCE_MS = 300;

type Props = {
  /** Address of the list. */
  action: string;
  /** Query string of the rendered list. */
  query: string;
  /** Updates the list while typing; otherwise only the button does (docs/product.md, Lists). */
  live?: boolean;
  /** Announced while the next list loads. */
  loading: string;
  /** Notice once "Filtrer" was applied. */
  applied?: Notice;
  className?: string;
  /** Inside a column that already has margins. */
  inColumn?: boolean;
  /** Fields and button, rendered on the server. */
  fields: ReactNode;
  /** Results, rendered on the server. */
  children: ReactNode;
};

/**
 * A plain GET form above its results. Without JavaScript the button sends it; with it, the list navigates
 * after a pause in typing. The address is the only state: fields are uncontrolled, and follow the address
 * when it changes by other means (a chip, the back button).
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
  // All changes in one control make a single history entry, until the control loses focus.
  const changing = useRef<EventTarget>(null);
  const cameBack = useRef(false);

  const results = useRef<HTMLDivElement>(null);
  const isInResults = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!inColumn) rememberList(action, query);
  }, [inColumn, action, query]);

  // Moving the focus elsewhere clears this; removing the focused element fires no focus event.
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
    // On a slow connection users may fill in the form before hydration: apply their choices.
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
    // The pressed element, such as a chip, may be gone with its list: focus the results instead.
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
            // An anchor would add a history entry that the router does not know.
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
        // Not aria-busy: screen readers would not announce the count inside.
        data-busy={pending || undefined}
        className="group scroll-mt-20 outline-none"
      >
        {pending && <Spinner label={loading} className={clsx("pt-4", !inColumn && "wrap")} />}
        <div className="transition-opacity duration-150 group-data-busy:opacity-50">{children}</div>
      </div>
    </>
  );
}

/** Returns the query string of the form's values, without empty fields. */
function search(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Sets each field to the value of the address; the focused field only after Back. */
function follow(form: HTMLFormElement, address: URLSearchParams, isBack: boolean) {
  for (const field of fieldsOf(form)) {
    if (field === document.activeElement && !isBack) continue;
    if (isCheckbox(field)) field.checked = address.has(field.name);
    else field.value = address.get(field.name) ?? "";
  }
}

/** Returns whether a field differs from the address. */
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
