"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { ChevronDown } from "@/components/ui/icons";
import { foldCompanies } from "@/lib/jobs/fold-companies";
import { type CardData, JobCardView } from "./job-card-view";

type Props = {
  cards: CardData[];
  /** The control that saves the offer of a card (components/ui/card-subject.tsx). */
  save: ReactNode;
  /** The control that applies to it at once. */
  apply: ReactNode;
  /** How it suits who reads the list. */
  match?: ReactNode;
  /**
   * In the list a press shows the offer beside it, where there is room, and what is more than two
   * offers of a company is folded.
   */
  inList?: boolean;
  /** The offer that stands beside the list. */
  chosen?: string;
};

/** From here on an offer stands beside the list; below, it has a page of its own. */
const BESIDE = "(width >= 1100px)";

/** Behind which words the visitor looked: they find it so when they come back from an offer. */
const unfolded = new Set<string>();

/**
 * The cards of a list: what each says is sent a second time as plain data. A press that shows an
 * offer beside them keeps the place in the list, under an address of its own.
 */
export function JobCards({ cards, save, apply, match, inList = false, chosen }: Props) {
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

  const drawn = (card: CardData) => (
    <li key={card.id}>
      <JobCardView {...card} save={save} apply={apply} match={match} chosen={card.id === chosen} />
      {folded(
        cards.filter(({ copyOf }) => copyOf === card.id),
        publishedBy,
      )}
    </li>
  );
  const folded = (others: CardData[], label: (others: CardData[]) => ReactNode) =>
    others.length > 0 && (
      <details
        open={others.some(({ id }) => id === chosen || unfolded.has(id)) || undefined}
        onToggle={({ currentTarget: { open } }) => {
          for (const { id } of others) unfolded[open ? "add" : "delete"](id);
        }}
      >
        <summary className="job-others">
          {label(others)}
          <ChevronDown className="size-4 shrink-0" />
        </summary>
        <ul className="job-cards">{others.map(drawn)}</ul>
      </details>
    );
  const shown = cards.filter(({ copyOf }) => copyOf === undefined);
  return (
    <ul className="job-cards" onClickCapture={inList ? choose : undefined}>
      {(inList ? foldCompanies(shown) : shown).map((entry) =>
        "others" in entry ? (
          <li key={entry.others[0].id}>{folded(entry.others, countOthers)}</li>
        ) : (
          drawn(entry)
        ),
      )}
    </ul>
  );
}

function countOthers(others: CardData[]) {
  const count = others.length;
  return `+${count} ${count === 1 ? "autre offre" : "autres offres"} chez ${others[0]?.company}`;
}

function publishedBy(others: CardData[]) {
  const companies = new Set(others.map(({ company }) => company));
  return `Aussi publiée par ${new Intl.ListFormat("fr").format(companies)}`;
}
