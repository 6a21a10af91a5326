"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "@/components/layout/session-provider";
import { MatchReasons } from "@/components/publications/match-reasons";
import { useSubject } from "@/components/ui/card-subject";
import type { Match } from "@/lib/profile/recommended";
import { frenchText } from "@/lib/shared/french";

const titles = {
  yes: "Correspond à votre profil",
  check: "Peut correspondre à votre profil",
  no: "Ne correspond pas entièrement à votre profil",
};

/** On a card: the reasons in favour of an offer, if there are none against it. */
export function CardMatch() {
  const match = useMatch(useSubject().id);
  const fitting = match?.reasons.filter(({ verdict }) => verdict === "yes") ?? [];
  if (!match || match.verdict === "no" || fitting.length === 0) return null;
  const open = match.reasons.length - fitting.length;
  const words = fitting.map(({ text }) => text);
  const rest = open === 0 ? [] : [`${open} point${open > 1 ? "s" : ""} à vérifier`];
  return (
    <p className="job-match">
      <b>{titles[match.verdict]}</b>
      {frenchText(`\u00a0: ${[...words, ...rest].join(" · ")}`)}
    </p>
  );
}

/** On an offer: every reason for and against it. */
export function OfferMatch({ id }: { id: string }) {
  const match = useMatch(id);
  if (!match) return null;
  return (
    <section aria-labelledby="profil" className="card grid gap-3 p-4 sm:px-5">
      <h2 id="profil" className="text-lg">
        {titles[match.verdict]}
      </h2>
      <MatchReasons reasons={match.reasons} />
    </section>
  );
}

/** Results loaded for `owner`, and the ids the page has yet to request. */
let known: { owner: string | null; matches: Record<string, Match> } = { owner: null, matches: {} };
let wanted = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const current = () => known;

/**
 * Returns how an offer matches the candidate's profile; requested after the page has loaded, in one batch
 * for all its offers.
 */
function useMatch(id: string): Match | undefined {
  const { viewer } = useSession();
  const owner = viewer?.role === "candidat" ? viewer.id : null;
  useEffect(() => {
    if (owner === null) return;
    if (wanted.size === 0) queueMicrotask(() => ask(owner));
    wanted.add(id);
  }, [owner, id]);
  const { owner: matchesOwner, matches } = useSyncExternalStore(subscribe, current, current);
  return owner !== null && matchesOwner === owner ? matches[id] : undefined;
}

async function ask(owner: string) {
  const ids = [...wanted];
  wanted = new Set();
  // On failure, cards and offers stay as they are for all visitors.
  const answer = await fetch(`/api/match?ids=${ids.join(",")}`, { cache: "no-store" }).catch(
    () => null,
  );
  const found: Record<string, Match> = answer?.ok ? await answer.json() : {};
  const before = known.owner === owner ? known.matches : {};
  known = { owner, matches: { ...before, ...found } };
  for (const listener of listeners) listener();
}
