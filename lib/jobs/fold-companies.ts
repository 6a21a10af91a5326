import { fold } from "@/lib/text/plain";

/** How many offers of a company stand in a page of the list before the rest is folded. */
const SHOWN = 2;

/** An offer, or all the others of a company that stand behind its name. */
export type Entry<Card> = Card | { others: [Card, ...Card[]] };

/**
 * A page of the list of which no company takes more than two places: its third offer stands for all
 * that follow. A page of one company alone stays as it is, since nothing else is hidden by it.
 */
export function foldCompanies<Card extends { company: string }>(
  cards: readonly Card[],
): Entry<Card>[] {
  const companies = Map.groupBy(cards, ({ company }) => fold(company.trim()));
  if (companies.size < 2) return [...cards];
  return cards.flatMap((card): Entry<Card>[] => {
    const offers = companies.get(fold(card.company.trim())) ?? [];
    const [first, ...others] = offers.slice(SHOWN);
    if (!first || offers.indexOf(card) < SHOWN) return [card];
    return card === first ? [{ others: [first, ...others] }] : [];
  });
}
