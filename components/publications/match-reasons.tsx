import type { ReactNode } from "react";
import { Check, Info, X } from "@/components/ui/icons";
import type { Reason, Verdict } from "@/lib/publications/match";
import { frenchText } from "@/lib/shared/french";

/** Reasons why a publication matches the profile or not, one per line. */
export function MatchReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-1.5 text-sm" aria-label="Cette annonce et vos critères">
      {reasons.map(({ verdict, text }) => (
        <li key={text} className="flex gap-2">
          {marks[verdict].icon}
          <span className="min-w-0">
            <span className="sr-only">{marks[verdict].word}</span>
            {frenchText(text)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Text alternative of each icon, for screen readers. */
const marks: Record<Verdict, { icon: ReactNode; word: string }> = {
  yes: { icon: <Check className="mt-0.5 size-4 shrink-0 text-spruce" />, word: "Oui. " },
  check: { icon: <Info className="mt-0.5 size-4 shrink-0 text-muted" />, word: "À vérifier. " },
  no: { icon: <X className="mt-0.5 size-4 shrink-0 text-maple" />, word: "Non. " },
};
