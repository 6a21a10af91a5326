import Link from "next/link";
import { Badge, type Tone } from "@/components/ui/badge";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { frenchText } from "@/lib/ground/french";
import type { AdminRow } from "@/lib/publications/admin-list";
import { type Kind, kinds } from "@/lib/publications/kinds";
import type { Withheld } from "@/lib/publications/withheld";
import { isExpired } from "@/lib/text/dates";

type Props = { kind: Kind; row: AdminRow };

/** What is not simply published says so beside its title. */
export function PublicationState({ kind, row }: Props) {
  const [tone, label] = stateOf(kind, row);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf(kind: Kind, row: AdminRow): [Tone, string | null] {
  const { status, deadline, waits, withheld } = row;
  if (withheld) return stateWithheld(withheld);
  if (waits) return ["blue", "En attente de vérification"];
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", kinds[kind].filled];
  if (status === "replaced") return ["grey", "Remplacé"];
  return isExpired(deadline) ? ["red", "Expirée"] : ["grey", null];
}

function stateWithheld({ outcome, correctedAt }: Withheld): [Tone, string] {
  if (outcome === "removed") return ["red", "Retirée"];
  if (outcome === "suspended") return ["red", "Retirée avec un compte"];
  return correctedAt ? ["blue", "Corrigée, à relire"] : ["orange", "Masquée"];
}

/** Why it is kept off the site, what is still missing, and the ways to mend it or to contest. */
export function WithheldReason({ withheld, editHref }: { withheld: Withheld; editHref: string }) {
  const { reason, answer, canCorrect } = withheld;
  return (
    <span className="grid basis-full gap-1 text-sm font-normal">
      {reason && (
        <span className="line-clamp-3 text-muted wrap-anywhere">
          Raison&nbsp;: {frenchText(reason)}
        </span>
      )}
      {answer && (
        <span className="line-clamp-3 text-muted wrap-anywhere">
          Il manque encore&nbsp;: {frenchText(answer)}
        </span>
      )}
      <span className="flex flex-wrap gap-x-4">
        {canCorrect && (
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

/** What stands over the form of what is withheld: why, and what becomes of what is saved there. */
export function MendingNote({ withheld }: { withheld: Withheld }) {
  const { outcome, reason, answer, canCorrect } = withheld;
  return (
    <>
      <p>
        <strong className="text-ink">
          {outcome === "hidden" ? "Masquée par l’équipe du site." : "Retirée par l’équipe du site."}
        </strong>{" "}
        {canCorrect
          ? "Corrigez le texte et enregistrez\u00a0: l’équipe du site le vérifie avant de le remettre en ligne."
          : "Elle ne peut plus être publiée."}
      </p>
      {reason && (
        <p className="mt-2 line-clamp-4 wrap-anywhere">Raison&nbsp;: {frenchText(reason)}</p>
      )}
      {answer && (
        <p className="mt-2 line-clamp-4 wrap-anywhere">
          Il manque encore&nbsp;: {frenchText(answer)}
        </p>
      )}
    </>
  );
}
