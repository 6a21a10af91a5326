import type { ReactNode } from "react";
import { type Listed, ListedPublication } from "@/components/publications/listed-publication";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/prose";
import { spaceHref } from "@/lib/profile/space-tabs";
import { ACRONYMS, languageLevels } from "@/lib/publications/abroad";
import {
  canadaStatuses,
  isAbroad,
  type Reason,
  type Situation,
  type Verdict,
  verdictOf,
} from "@/lib/publications/match";
import { longDate } from "@/lib/text/dates";
import { tradePath } from "@/lib/trades/figures";
import { findTrade } from "@/lib/trades/trades";

const groups: [verdict: Verdict, title: string][] = [
  ["yes", "Annonces qui correspondent à votre profil"],
  ["check", "Annonces à comparer avec votre profil"],
  ["no", "Annonces qui correspondent en partie à votre profil"],
];

type Recommended = Listed & { reasons: readonly Reason[] };

/** Publications that match the user's answers, best match first, each with its reasons. */
export function RecommendedList<Item extends Recommended>({
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

/** Answers that the list is sorted by, the missing ones, and a link to edit both. */
export function SituationSummary({ situation }: { situation: Situation }) {
  const trade = findTrade(situation.trade);
  const { provided, missing } = answersOf(situation);
  return (
    <section aria-label="D’après votre profil" className="rounded-card bg-frost p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
        {provided.map(([label, words]) => (
          <div key={label} className="max-md:first:col-span-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{ACRONYMS.levels}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link href={spaceHref("profil")} scroll={false} className="text-link">
          {missing.length > 0
            ? `Compléter mon profil\u00a0: ${missing.join(", ").toLowerCase()}`
            : "Modifier mon profil"}
        </Link>
        {trade && (
          <TextLink href={tradePath(trade.slug)}>
            {`${trade.name} au Canada\u00a0: offres et salaires`}
          </TextLink>
        )}
      </p>
    </section>
  );
}

function answersOf(situation: Situation) {
  const { canada_status, country, arrival_date, french_level, english_level } = situation;
  const level = (own: Situation["french_level"]) =>
    own && (own === "none" ? "Aucun" : languageLevels[own].label);
  const answers: [label: string, words: string | null | undefined][] = [
    ["Métier", findTrade(situation.trade)?.name],
    ["Situation", canada_status && canadaStatuses[canada_status]],
    ["Pays", country],
    ["Français", level(french_level)],
    ["Anglais", level(english_level)],
  ];
  if (isAbroad(situation)) answers.push(["Arrivée", arrival_date && longDate(arrival_date)]);
  return {
    provided: answers.filter((answer): answer is [string, string] => Boolean(answer[1])),
    missing: answers.flatMap(([label, words]) => (words ? [] : [label])),
  };
}
