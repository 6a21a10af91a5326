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
  const companies = cards.map(({ company }) => fold(company.trim()));
  if (new Set(companies).size < 2) return [...cards];
  return cards.flatMap((card, index): Entry<Card>[] => {
    const offers = cards.filter((_, other) => companies[other] === companies[index]);
    const [first, ...others] = offers.slice(SHOWN);
    if (!first || offers.indexOf(card) < SHOWN) return [card];
    return card === first ? [{ others: [first, ...others] }] : [];
  });
}

/** A shorter text is no sign that two offers are one; moderation has the same bound. */
const SHORTEST_COPY = 80;

type Offer = {
  id: string;
  title: string;
  company_name: string;
  location: string | null;
  description: string;
  requirements: string[];
};

/**
 * A page of the list of which each offer that another company has too, with the same title, place and text
 * however they are set, says of which it is a copy: the first one in the page.
 */
export function markCopies<Row extends Offer>(offers: readonly Row[]): (Row & Copy)[] {
  const firsts = new Map<string, Row>();
  return offers.map((offer) => {
    const { title, location, description, requirements, company_name } = offer;
    const key = [title, location ?? "", description, ...requirements].map(letters).join(" ");
    const first = firsts.get(key) ?? offer;
    firsts.set(key, first);
    const isCopy =
      description.length >= SHORTEST_COPY && letters(first.company_name) !== letters(company_name);
    return isCopy ? { ...offer, copyOf: first.id } : offer;
  });
}

/** The id of the offer that this one repeats. */
export type Copy = { copyOf?: string };

function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
