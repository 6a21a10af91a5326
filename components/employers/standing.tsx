import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { shownDomain, type Verification, verificationLabels } from "@/lib/employers/verification";
import { type ResponseRate, responseRateText } from "@/lib/publications/schema";
import { longDateTime } from "@/lib/text/dates";

/** Explains the badge, and what no one may ask of a candidate. */
const SAFETY_PATH = "/securite";

/** Labels per kind of organisation, and what it must not ask of candidates. */
const LABELS = {
  employer: {
    unverified: "Entreprise non vérifiée",
    verified: "Entreprise vérifiée",
    why: "Nous n’avons pas encore vérifié cette entreprise.",
    mind: "Ne payez jamais une entreprise pour un emploi ou un permis, et n’envoyez pas votre passeport par courriel.",
  },
  organisation: {
    unverified: "Organisme non vérifié",
    verified: "Organisme vérifié",
    why: "Nous n’avons pas encore vérifié cet organisme.",
    mind: "Lisez son site avant de postuler, et ne payez jamais pour une bourse.",
  },
};

/** Default for a publication that is linked to no employer. */
const UNVERIFIED: Verification = { verifiedAt: null, verifiedBy: null, website: null };

type StandingProps = {
  /** Null below the minimum number of applications. */
  record: ResponseRate | null;
  /** Null when the publication is linked to no employer. */
  employer?: Verification | null;
  /** Scholarship providers have labels of their own. */
  of?: keyof typeof LABELS;
};

/** Response rate and verification, below an employer's name. */
export function EmployerStanding({ record, employer, of }: StandingProps) {
  return (
    <>
      {record && <AnswerRecordLine record={record} />}
      <EmployerBadge verification={employer ?? UNVERIFIED} of={of} />
    </>
  );
}

function AnswerRecordLine({ record }: { record: ResponseRate }) {
  const { text, basis } = responseRateText(record);
  return (
    <p className="mt-2 text-sm">
      {text} <span className="text-muted">{basis}</span>
    </p>
  );
}

type Props = {
  verification: Verification;
  of?: keyof typeof LABELS;
  /** Displayed to its own members, who know its site. */
  own?: boolean;
};

/**
 * Verification badge for a page: state, date, domain and a link to its meaning; a safety warning when
 * unverified.
 */
export function EmployerBadge({ verification, of = "employer", own = false }: Props) {
  const { verifiedAt, verifiedBy } = verification;
  const { mind, ...words } = LABELS[of];
  const domain = shownDomain(verification);
  if (verifiedAt === null) {
    return (
      <p className="measure text-sm text-muted">
        <Badge tone="orange">{words.unverified}</Badge>
        {` ${words.why} ${mind} `}
        <Link href={SAFETY_PATH} className="text-link">
          Se protéger
        </Link>
      </p>
    );
  }
  // Concatenated into one text node: React marks the boundary of each one in the HTML.
  const shown = domain
    ? `\u00a0: le domaine ${domain} lui appartient.${own ? "" : " Est-ce bien le site que vous connaissez\u00a0?"}`
    : ".";
  return (
    <p className="measure text-sm text-muted">
      <Badge tone="green">{words.verified}</Badge>
      {` le ${longDateTime(verifiedAt)}, ${verificationLabels(verifiedBy)}${shown} `}
      <Link href={SAFETY_PATH} className="text-link">
        En savoir plus
      </Link>
    </p>
  );
}
