import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { shownDomain, type Verification, wayWords } from "@/lib/employers/verification";
import { longDateTime } from "@/lib/text/dates";

/** Where it is said what the badge means, and what nobody should ask of a candidate. */
const SAFETY_PATH = "/securite";

type Props = { verification: Verification };

/** On a page: which, when, of which domain, and where it says what that means; else what to mind. */
export function EmployerBadge({ verification }: Props) {
  const { verifiedAt, verifiedBy } = verification;
  const domain = shownDomain(verification);
  if (verifiedAt === null) {
    return (
      <p className="measure text-sm text-muted">
        <Badge tone="orange">Employeur non vérifié</Badge> Personne n’a encore vérifié qui publie.
        Ne payez jamais pour un emploi ou un permis, n’envoyez pas votre passeport par courriel.{" "}
        <Link href={SAFETY_PATH} className="text-link">
          Se protéger
        </Link>
      </p>
    );
  }
  // One text: each piece of its own would be marked twice in what is sent.
  const shown = domain
    ? `\u00a0: le domaine ${domain} est le sien. Regardez si c’est celui que vous connaissez.`
    : ".";
  return (
    <p className="measure text-sm text-muted">
      <Badge tone="green">Employeur vérifié</Badge>
      {` ${wayWords(verifiedBy)}, le ${longDateTime(verifiedAt)}${shown} `}
      <Link href={SAFETY_PATH} className="text-link">
        Ce que cela veut dire
      </Link>
    </p>
  );
}
