import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { countCases } from "@/lib/copy/counts";
import { QUEUE_PATH } from "@/lib/moderation/format";
import { type Source, sources } from "@/lib/moderation/schema";

const sections = [
  {
    href: "/admin/operation/file",
    title: "File de modération",
    text: "Signalements, signaux de fraude, annonces en attente de vérification et décisions contestées.",
  },
  {
    href: "/admin/operation/comptes",
    title: "Comptes et entreprises",
    text: "Retrouver quelqu’un par son nom, son adresse ou son entreprise\u00a0; vérifier une entreprise, ou suspendre un compte.",
  },
  {
    href: "/admin/operation/registre",
    title: "Journal d’activité",
    text: "Les actions sur les comptes, les annonces et les candidatures.",
  },
];

export function OperationSections() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {sections.map(({ href, title, text }) => (
        <Card as="li" key={href} className="p-5">
          <Link href={href} className="text-link text-lg">
            {title}
          </Link>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

/** Total of pending cases, with a link to the first. */
export function CasesWaiting({ count, first }: { count: number; first: string | null }) {
  if (first === null) return null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
      <strong>{countCases(count)}</strong>
      <Link href={`${QUEUE_PATH}/${first}`} className="text-link">
        Ouvrir le premier
      </Link>
    </p>
  );
}

/** Kinds of pending cases, contests first. */
const waits = [
  { waiting: "contest", href: QUEUE_PATH, label: "Contestations" },
  ...(Object.keys(sources) as Source[]).map((source) => ({
    waiting: source,
    href: `${QUEUE_PATH}?origine=${source}`,
    label: sources[source],
  })),
];

export function WaitingCounts({ counts }: { counts: ReadonlyMap<string, number> }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waits.map(({ waiting, href, label }) => {
        const count = counts.get(waiting) ?? 0;
        return (
          <Card as="li" key={waiting} className="flex items-baseline justify-between gap-3 p-4">
            <Link href={href} className="text-link">
              {label}
            </Link>
            <span className={`text-2xl font-semibold ${count === 0 ? "text-muted" : ""}`}>
              {number.format(count)}
            </span>
          </Card>
        );
      })}
    </ul>
  );
}

const number = new Intl.NumberFormat("fr-CA");

export function SiteFigures({ figures }: { figures: { label: string; count: number }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, count }) => (
        <div key={label} className="card flex flex-col-reverse justify-end p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
