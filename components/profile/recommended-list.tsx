import type { ReactNode } from "react";
import { type Listed, ListedPublication } from "@/components/publications/listed-publication";
import { type Reason, type Verdict, verdictOf } from "@/lib/publications/match";

const groups: [verdict: Verdict, title: string][] = [
  ["yes", "Correspondent à votre profil"],
  ["check", "À vérifier"],
  ["no", "Ne correspondent pas à votre profil"],
];

type Suited = Listed & { reasons: readonly Reason[] };

/** Publications beside what somebody says of themselves, in the order of their fit, each with why. */
export function RecommendedList<Item extends Suited>({
  items,
  saveFor,
}: {
  items: readonly Item[];
  saveFor: (item: Item) => ReactNode;
}) {
  return groups.map(([verdict, title]) => {
    const group = items.filter(({ reasons }) => verdictOf(reasons) === verdict);
    if (group.length === 0) return null;
    const id = `convient-${verdict}`;
    return (
      <section key={verdict} aria-labelledby={id} className="grid gap-3">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <ul className="grid gap-3">
          {group.map((item) => (
            <li key={item.id}>
              <ListedPublication {...item} heading="h4" save={saveFor(item)} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
