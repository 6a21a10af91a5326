"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { ChevronDown } from "@/components/ui/icons";
import { foldCompanies } from "@/lib/jobs/fold-companies";
import { type CardData, JobCardView } from "./job-card-view";

type Props = {
  cards: CardData[];
  /** Control that saves the offer of a card (components/ui/card-subject.tsx). */
  save: ReactNode;
  /** Control of a quick application. */
  apply: ReactNode;
  /** How the offer matches the viewer's profile. */
  match?: ReactNode;
  /**
   * In the list a click opens the offer beside it where there is room, and offers of a company beyond the
   * second are collapsed.
   */
  inList?: boolean;
  /** Id of the offer that is open beside the list. */
  chosen?: string;
};

/** Width from which an offer opens beside the list; below, it opens on its own page. */
const BESIDE = "(width >= 1100px)";

/** Ids of the offers in groups that the visitor expanded, which stay expanded on the way back. */
const unfolded = new Set<string>();

/**
 * Cards of a list; their content is sent a second time as plain data. A click that opens an offer beside
 * them keeps the scroll position and changes the address.
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
