import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { longDateTime } from "@/lib/text/dates";

type Issue = { number: number; article_ids: string[]; published_at: string };

export function issueTitle(number: number): string {
  return `Infolettre nº\u00a0${number}`;
}

/** Published issues, newest first. */
export function IssueList({ issues }: { issues: Issue[] }) {
  return (
    <ol className="grid gap-x-8 sm:grid-cols-2">
      {issues.map(({ number, article_ids, published_at }) => (
        <li key={number} className="border-b border-line">
          <Link
            href={`/infolettre/${number}`}
            className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-2.5 no-underline hover:underline"
          >
            <span className="font-semibold">
              <time dateTime={published_at}>{longDateTime(published_at)}</time>
            </span>
            <span className="text-sm text-muted">
              {`nº\u00a0${number} · ${article_ids.length} article${article_ids.length > 1 ? "s" : ""}`}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function IssueNeighbours({
  previous,
  next,
}: {
  previous: Pick<Issue, "number"> | null;
  next: Pick<Issue, "number"> | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Autres numéros" className="flex flex-wrap justify-between gap-4">
      {previous && (
        <Link
          href={`/infolettre/${previous.number}`}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          <ChevronLeft className="size-4.5" />
          Numéro précédent
        </Link>
      )}
      {next && (
        <Link
          href={`/infolettre/${next.number}`}
          className="text-link ml-auto inline-flex min-h-11 items-center gap-1.5"
        >
          Numéro suivant
          <ChevronRight className="size-4.5" />
        </Link>
      )}
    </nav>
  );
}
