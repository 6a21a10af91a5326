"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { type CardData, JobCardView } from "./job-card-view";

type Props = {
  cards: CardData[];
  /** The control that saves the offer of a card (components/ui/subject.tsx). */
  save: ReactNode;
  /** The control that applies to it at once. */
  apply: ReactNode;
  /** Whether a press shows the offer beside the list, where there is room. */
  beside?: boolean;
  /** The offer that stands beside the list. */
  chosen?: string;
};

/** From here on an offer stands beside the list; below, it has a page of its own. */
const BESIDE = "(width >= 1100px)";

/**
 * The cards of a list: what each says is sent a second time as plain data. A press that shows an
 * offer beside them keeps the place in the list, under an address of its own.
 */
export function JobCards({ cards, save, apply, beside = false, chosen }: Props) {
  const router = useRouter();
  const byKey = useRef(false);

  useEffect(() => {
    if (!chosen || !byKey.current) return;
    byKey.current = false;
    document.getElementById("offre-choisie")?.focus({ preventScroll: true });
  }, [chosen]);

  function choose(event: MouseEvent) {
    const { target, button, detail, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest("a[data-card]");
    if (!(link instanceof HTMLAnchorElement) || !matchMedia(BESIDE).matches) return;
    event.preventDefault();
    byKey.current = detail === 0;
    const address = new URL(location.href);
    address.searchParams.set("offre", link.pathname.split("/").at(-1) ?? "");
    router.push(address.pathname + address.search, { scroll: false });
  }

  return (
    <ul className="job-cards" onClickCapture={beside ? choose : undefined}>
      {cards.map((card) => (
        <li key={card.id}>
          <JobCardView {...card} save={save} apply={apply} chosen={card.id === chosen} />
        </li>
      ))}
    </ul>
  );
}
