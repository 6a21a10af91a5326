import Link from "next/link";
import { tradePath } from "@/lib/trades/figures";
import { trades } from "@/lib/trades/trades";

type Props = {
  /** Each sector's code and words, in the order in which they are shown. */
  sectors: readonly (readonly [code: string, label: string])[];
  offered: readonly { trade: string; offers: number }[];
};

/** Every trade by sector, with how many offers are open. */
export function TradeList({ sectors, offered }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {sectors.map(([code, label]) => (
        <section key={code} aria-labelledby={`secteur-${code}`}>
          <h2 id={`secteur-${code}`} className="mb-1 text-xl">
            {label}
          </h2>
          {/* The list styles its links: their classes would be sent once for each. */}
          <ul className="[&_a]:inline-block [&_a]:py-1 [&_a:hover]:underline [&_span]:text-muted [&_span]:tabular-nums">
            {trades
              .filter(({ sector }) => sector === code)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={tradePath(slug)} prefetch={false}>
                    {name} <span>{offered.find(({ trade }) => trade === slug)?.offers}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
