import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { REVIEW_DELAY } from "@/lib/copy/gate-notices";
import { frenchText } from "@/lib/ground/french";
import type { Gate, Review } from "@/lib/publications/gate";
import { editPath } from "@/lib/publications/kinds";
import type { OwnEmployer } from "@/lib/publications/owning";
import { longDateTime } from "@/lib/text/dates";

const VERIFICATION_PATH = "/admin/entreprise/verification";

/** What an unverified recruiter may count on, and where their publications stand. */
export function GatePanel({
  gate,
  reviews,
  employers,
}: {
  gate: Gate;
  reviews: Review[];
  /** The viewer's own. */
  employers: OwnEmployer[];
}) {
  const unverified = employers.filter(
    ({ role, isWithheld, verifiedAt }) => role === "owner" && !isWithheld && verifiedAt === null,
  );
  if (!gate.waits && reviews.length === 0 && unverified.length === 0) return null;
  return (
    <Card as="section" className="mb-6 grid gap-4 p-5">
      <h2 className="text-xl">Vos annonces et la vérification</h2>
      {gate.waits && <Rule gate={gate} hasLink={unverified.length === 0} />}
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
      {reviews.length > 0 && (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewLine key={review.id} review={review} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Rule({ gate: { taken, room }, hasLink }: { gate: Gate; hasLink: boolean }) {
  return (
    <p className="measure">
      Tant que votre entreprise n’est pas vérifiée, l’équipe du site vérifie vos annonces avant leur
      mise en ligne, en général sous {REVIEW_DELAY}. D’ici là, {room} annonces au plus ({taken} en
      ce moment), sans coordonnées ni lien&nbsp;; vous ouvrez les CV après une première acceptation.{" "}
      {hasLink && (
        <Link href={VERIFICATION_PATH} className="text-link">
          Faire vérifier l’entreprise
        </Link>
      )}
    </p>
  );
}

function ReviewLine({ review: { kind, id, title, askedAt, refusal } }: { review: Review }) {
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Link href={editPath(kind, id)} className="text-link wrap-anywhere">
          {frenchText(title)}
        </Link>
        {refusal === null ? (
          <Badge tone="blue">En attente de vérification</Badge>
        ) : (
          <Badge tone="red">Refusée</Badge>
        )}
      </p>
      <p className="text-sm text-muted">
        Envoyée le {longDateTime(askedAt)}
        {refusal !== null && ". Corrigez-la, puis publiez-la de nouveau."}
      </p>
      {refusal !== null && (
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(refusal)}</p>
      )}
    </li>
  );
}
