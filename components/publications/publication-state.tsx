import Link from "next/link";
import { Badge, type Tone } from "@/components/ui/badge";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import type { AdminRow, Moderated } from "@/lib/publications/admin-list";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { isExpired } from "@/lib/text/dates";

type Props = {
  kind: Kind;
  row: AdminRow;
  /** To whoever published it also that it is simply online. */
  own?: boolean;
};

/** What is not simply published says so beside its title. */
export function PublicationState({ kind, row, own = false }: Props) {
  const [tone, state] = stateOf(kind, row);
  const label = state ?? (own ? "En ligne" : null);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf(kind: Kind, row: AdminRow): [Tone, string | null] {
  const { status, closesAt, isFull, moderated } = row;
  if (moderated) return stateModerated(moderated);
  if (status === "pending") return ["blue", "En attente de vérification"];
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", kinds[kind].filled];
  if (status === "replaced") return ["grey", "Remplacé"];
  if (isFull) return ["red", "Complète"];
  return isExpired(closesAt) ? ["red", "Expirée"] : ["grey", null];
}

function stateModerated({ decision }: Moderated): [Tone, string] {
  if (decision === "removed") return ["red", "Retirée"];
  if (decision === "suspended") return ["red", "Retirée avec un compte"];
  return ["orange", "À corriger"];
}

type ReasonProps = { moderated: Moderated; editHref: string };

/** Why it is off the site or to be changed, and the ways to change it or to contest. */
export function ModerationReason({ moderated: { decision, reason }, editHref }: ReasonProps) {
  return (
    <span className="grid basis-full gap-1 text-sm font-normal">
      {reason && (
        <span className="line-clamp-3 text-muted wrap-anywhere">
          Raison&nbsp;: {frenchText(reason)}
        </span>
      )}
      <span className="flex flex-wrap gap-x-4">
        {decision === "changes_requested" && (
          <Link href={editHref} scroll={false} prefetch={false} className="text-link">
            Corriger
          </Link>
        )}
        <Link href={DECISIONS_PATH} prefetch={false} className="text-link">
          Décisions
        </Link>
      </span>
    </span>
  );
}

/** What stands over the form of what is off the site or to be changed. */
export function ModerationNote({ moderated: { decision, reason } }: { moderated: Moderated }) {
  return (
    <>
      <p>
        <strong className="text-ink">
          {decision === "changes_requested"
            ? "Correction demandée par l’équipe du site."
            : "Retirée par l’équipe du site."}
        </strong>{" "}
        {decision === "changes_requested"
          ? "Corrigez, puis publiez de nouveau\u00a0: une personne relit avant la mise en ligne."
          : "Contestez la décision sous «\u00a0Décisions\u00a0»."}
      </p>
      {reason && (
        <p className="mt-2 line-clamp-4 wrap-anywhere">Raison&nbsp;: {frenchText(reason)}</p>
      )}
    </>
  );
}
