import Link from "next/link";
import { Card } from "@/components/ui/card";
import { type Source, sources } from "@/lib/trust/schema";

const QUEUE_PATH = "/admin/operation/file";
const number = new Intl.NumberFormat("fr-CA");

/** What can wait, what was contested first. */
const waits = [
  { waiting: "contest", href: QUEUE_PATH, label: "Contestations" },
  ...(Object.keys(sources) as Source[]).map((source) => ({
    waiting: source,
    href: `${QUEUE_PATH}?origine=${source}`,
    label: sources[source],
  })),
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
