import { fold } from "@/lib/text/plain";

/** Max offers of a company on a page of the list before the rest is collapsed. */
const SHOWN = 2;

/** An offer, or all the collapsed offers of a company. */
export type Entry<Card> = Card | { others: [Card, ...Card[]] };

/**
 * Collapses a page of the list: each company keeps two offers, and its third position groups all the
 * others. A page of a single company is left as it is, since it hides no other company's offers.
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

/** In characters: a shorter text does not prove that two offers are one; moderation has the same limit. */
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
 * Marks each offer of a page that another company also posted, with the same title, place and text apart
 * from case, accents and punctuation, with the id of the first one on the page.
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

export type Copy = { copyOf?: string };

function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
