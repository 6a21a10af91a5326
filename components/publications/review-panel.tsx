import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { REVIEW_DELAY } from "@/lib/copy/administration-notices";
import type { OwnEmployer } from "@/lib/publications/ownership";
import { frenchText } from "@/lib/shared/french";

const VERIFICATION_PATH = "/admin/entreprise/verification";

type Props = {
  /** Whether the viewer's publications are reviewed before they appear. */
  waits: boolean;
  employers: OwnEmployer[];
};

/** Explains the review to recruiters whose companies are not verified. */
export function ReviewPanel({ waits, employers }: Props) {
  const unverified = employers.filter(
    ({ role, isHidden, verifiedAt }) => role === "owner" && !isHidden && verifiedAt === null,
  );
  if (!waits && unverified.length === 0) return null;
  return (
    <Card as="section" className="mb-6 grid gap-4 p-5">
      <h2 className="text-xl">
        {waits ? "Vérification de vos annonces" : "Entreprises à faire vérifier"}
      </h2>
      {waits && (
        <p className="measure">
          <span>
            {`L’équipe du site vérifie vos annonces avant de les mettre en ligne, en général sous ${REVIEW_DELAY}. `}
          </span>
          {unverified.length === 0 && (
            <Link href={VERIFICATION_PATH} className="text-link">
              Faire vérifier l’entreprise
            </Link>
          )}
        </p>
      )}
      {unverified.length > 0 && (
        <ul className="grid gap-2">
          {unverified.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{frenchText(name)}</span>
              <Badge tone="orange">Non vérifiée</Badge>
              <Link href={`${VERIFICATION_PATH}?entreprise=${id}`} className="text-link">
                Faire vérifier<span className="sr-only"> {frenchText(name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
