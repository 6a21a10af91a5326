import clsx from "clsx";
import { Link } from "@/components/ui/link";
import type { Landing } from "@/lib/jobs/landings";

type Counted = Pick<Landing, "kind" | "path" | "label"> & { offers: number };

const GROUPS = [
  { kind: "province", title: "Par province" },
  { kind: "secteur", title: "Par secteur" },
  { kind: "contrat", title: "Par contrat" },
] as const;

const number = new Intl.NumberFormat("fr-CA");

/** Links to landing pages, each a list with its own title and text. */
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
              {/* The list styles its links: their own classes would be sent once per link. */}
              <ul
                className={clsx(
                  "text-sm *:break-inside-avoid [&_a]:inline-block [&_a]:py-1.5 [&_span]:text-muted [&_span]:tabular-nums",
                  kind !== "contrat" && "gap-x-8 sm:columns-2",
                )}
              >
                {landings
                  .filter((landing) => landing.kind === kind)
                  .map(({ path, label, offers }) => (
                    <li key={path}>
                      <Link href={path}>
                        {`${label} `}
                        <span>{number.format(offers)}</span>
                      </Link>
                    </li>
                  ))}
              </ul>
              {kind === "province" && (
                <Link href="/emplois/carte" className="text-link inline-block py-1.5 text-sm">
                  Voir la carte des offres
                </Link>
              )}
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** Notes before applying, and links to related lists. */
export function LandingNotes({ landing, near }: { landing: Landing; near: Landing[] }) {
  return (
    <section aria-labelledby="a-savoir" className="wrap grid gap-4 pt-4 pb-12">
      <h2 id="a-savoir" className="text-2xl">
        À savoir avant de postuler
      </h2>
      {landing.paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
      <p className="measure">
        <span>{"Le "}</span>
        <Link href="/guide" className="text-link">
          guide d’immigration
        </Link>
        <span>
          {
            " mène aux pages officielles. Texte rédigé en novembre 2026\u00a0: les règles changent. Voir aussi\u00a0: "
          }
        </span>
        {near.map(({ path, heading }, index) => (
          <span key={path}>
            {index > 0 && <span>, </span>}
            <Link href={path} className="text-link">
              {heading.charAt(0).toLowerCase() + heading.slice(1)}
            </Link>
          </span>
        ))}
        <span>.</span>
      </p>
    </section>
  );
}
