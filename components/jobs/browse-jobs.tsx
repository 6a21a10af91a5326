import Link from "next/link";
import type { Landing } from "@/lib/jobs/landings";
import { BrowseLinks } from "./browse-links";

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
    <BrowseLinks
      groups={GROUPS.map(({ kind, title }) => ({
        title,
        links: landings
          .filter((landing) => landing.kind === kind)
          .map(({ path, label, offers }) => [path, label, number.format(offers)]),
      }))}
    />
  );
}

/** What to know before applying, and where else to look. */
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
        {"Le "}
        <Link href="/guide" className="text-link">
          guide d’immigration
        </Link>
        {" renvoie aux pages officielles. Voir aussi\u00a0: "}
        {near.map(({ path, heading }, index) => (
          <span key={path}>
            {index > 0 && ", "}
            <Link href={path} className="text-link">
              {heading.charAt(0).toLowerCase() + heading.slice(1)}
            </Link>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
