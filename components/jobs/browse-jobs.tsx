import Link from "next/link";
import type { Landing } from "@/lib/jobs/landings";

type Counted = Pick<Landing, "kind" | "path" | "label"> & { offers: number };

const GROUPS = [
  { kind: "province", title: "Par province" },
  { kind: "secteur", title: "Par secteur" },
  { kind: "contrat", title: "Par contrat" },
] as const;

const number = new Intl.NumberFormat("fr-CA");

/** The ways to browse on: each leads to a list with words of its own. */
export function BrowseJobs({ landings }: { landings: Counted[] }) {
  if (landings.length === 0) return null;
  return (
    <nav
      aria-labelledby="parcourir"
      className="border-t border-line bg-frost py-10"
      data-print="no"
    >
      <div className="wrap grid gap-6">
        <h2 id="parcourir" className="text-2xl">
          Parcourir les offres
        </h2>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[2fr_2fr_1fr]">
          {GROUPS.map(({ kind, title }) => (
            <div key={kind}>
              <h3 className="mb-1 text-base font-semibold">{title}</h3>
              <ul className={kind === "contrat" ? "text-sm" : "gap-x-8 text-sm sm:columns-2"}>
                {landings
                  .filter((landing) => landing.kind === kind)
                  .map(({ path, label, offers }) => (
                    <li key={path} className="break-inside-avoid">
                      <Link href={path} prefetch={false} className="inline-block py-1.5">
                        {label}{" "}
                        <span className="text-muted tabular-nums">{number.format(offers)}</span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}
