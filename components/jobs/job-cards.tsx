"use client";

import type { ReactNode } from "react";
import { type CardData, JobCardView } from "./job-card-view";

type Props = {
  cards: CardData[];
  /** The control that saves the offer of a card (components/ui/subject.tsx). */
  save: ReactNode;
  /** The control that applies to it at once. */
  apply: ReactNode;
};

/** The cards of a list: what each says is sent a second time as plain data. */
export function JobCards({ cards, save, apply }: Props) {
  return (
    <ul className="grid gap-4">
      {cards.map((card) => (
        <li key={card.id}>
          <JobCardView {...card} save={save} apply={apply} />
        </li>
      ))}
    </ul>
  );
}
