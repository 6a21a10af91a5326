import Link from "next/link";
import { Card } from "@/components/ui/card";
import { siteDomain, wayWords } from "@/lib/employers/verification";
import { frenchText } from "@/lib/ground/french";
import { employerPath } from "@/lib/publications/employers";
import type { Database } from "@/lib/supabase/database.types";
import { longDateTime } from "@/lib/text/dates";

type Row = Database["public"]["Functions"]["operator_namesakes"]["Returns"][number];

/** To an operator: who else bears the name of this one, or nearly: verified, or taken off the site. */
export function Namesakes({ of, rows }: { of: string; rows: Row[] }) {
  const own = rows.filter(({ employer_id }) => employer_id === of);
  if (own.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-4 border-sun pl-3 text-sm">
      {own.map((row) => (
        <li key={row.id} className="wrap-anywhere">
          {words(row)}
          {"\u00a0: "}
          <Other row={row} />. À comparer.
        </li>
      ))}
    </ul>
  );
}

/** One that was taken off the site has no day of verification. */
const isWithheld = ({ verified_at }: Row) => verified_at === null;

function words(row: Row): string {
  const what = isWithheld(row) ? "retirée du site" : "vérifiée";
  return row.is_same
    ? `Une autre entreprise ${what} porte ce nom`
    : `Une entreprise ${what} porte un nom proche`;
}

/** The pairs that operators compare: both verified, one of them of late. */
export function NamesToCompare({ rows }: { rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Card as="section" className="mb-5 grid gap-2 p-4">
      <h2 className="text-lg">Noms à comparer</h2>
      <p className="text-sm text-muted">
        Deux entreprises vérifiées portent un nom semblable. Si l’une se fait passer pour l’autre,
        retirez sa vérification.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {rows.map((row) => (
          <li key={`${row.employer_id}${row.id}`} className="wrap-anywhere">
            <strong>{frenchText(row.employer)}</strong> et <Other row={row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Other({ row }: { row: Row }) {
  const domain = siteDomain(row.website) ?? "sans site";
  if (isWithheld(row)) return `${frenchText(row.name)} (${domain})`;
  return (
    <>
      <Link href={employerPath(row.slug)} prefetch={false} className="text-link">
        {frenchText(row.name)}
      </Link>
      {` (${domain}), vérifié ${wayWords(row.verified_by)} le ${longDateTime(row.verified_at)}`}
    </>
  );
}
