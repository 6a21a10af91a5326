"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import { countQuestionsFound } from "@/lib/copy/counts";
import { hasAllWords } from "@/lib/text/plain";

/**
 * Filters the server-rendered questions by visibility only, so that their text is not sent twice. Opens the
 * question named in the address.
 */
export function FaqSearch({ total, children }: { total: number; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(total);

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    openTarget();
    window.addEventListener("hashchange", openTarget);
    return () => window.removeEventListener("hashchange", openTarget);
  }, []);

  const filter = useCallback((query: string) => {
    const questions = [...(list.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])];
    for (const one of questions) one.hidden = !hasAllWords(one.textContent, query);
    for (const group of list.current?.querySelectorAll<HTMLElement>("[data-group]") ?? []) {
      group.hidden = !group.querySelector("[data-question]:not([hidden])");
    }
    setFound(questions.filter((one) => !one.hidden).length);
  }, []);

  // Apply what was typed before hydration.
  useEffect(() => {
    if (typed.current?.value) filter(typed.current.value);
  }, [filter]);

  return (
    <>
      <search className="noscript:hidden">
        <label htmlFor="faq-recherche" className="font-semibold">
          Chercher une réponse
        </label>
        <span className="relative mt-2 block max-w-xl">
          <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
          <Input
            ref={typed}
            id="faq-recherche"
            type="search"
            placeholder="CV, bourse, mot de passe…"
            className="pl-11"
            onChange={({ target }) => filter(target.value)}
          />
        </span>
        <p role="status" className="mt-2 text-sm text-muted">
          {countQuestionsFound(found)}
        </p>
      </search>
      {found === 0 && (
        <p className="mt-6 rounded-card border border-dashed border-line px-5 py-8 text-center">
          Aucune question ne contient ces mots. Essayez un seul mot, ou écrivez-nous.
        </p>
      )}
      <div ref={list}>{children}</div>
    </>
  );
}
