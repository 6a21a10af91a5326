import Link from "next/link";
import { Card } from "@/components/ui/card";
import { CASES_PATH, SIGNALS_PATH } from "@/lib/trust/filters";

const QUEUE_PATH = "/admin/operation/file";
const number = new Intl.NumberFormat("fr-CA");

/** What can wait, in the order in which people suffer from it. */
const waits = [
  { waiting: "contests", href: CASES_PATH, label: "Contestations à relire" },
  { waiting: "corrections", href: CASES_PATH, label: "Corrections à relire" },
  { waiting: "cases", href: CASES_PATH, label: "Signalements à décider" },
  { waiting: "queue", href: QUEUE_PATH, label: "Annonces en attente de vérification" },
  {
    waiting: "proofs",
    href: `${QUEUE_PATH}#documents`,
    label: "Documents d’entreprises à regarder",
  },
  { waiting: "signals", href: SIGNALS_PATH, label: "Signaux à examiner" },
];

/** How much of each waits, and the way to it. */
export function WaitingCounts({ counts }: { counts: ReadonlyMap<string, number> }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waits.map(({ waiting, href, label }) => {
        const count = counts.get(waiting) ?? 0;
        return (
          <Card as="li" key={waiting} className="flex items-baseline gap-3 p-4">
            <span className={`text-2xl font-semibold ${count === 0 ? "text-muted" : ""}`}>
              {number.format(count)}
            </span>
            <Link href={href} className="text-link">
              {label}
            </Link>
          </Card>
        );
      })}
    </ul>
  );
}
