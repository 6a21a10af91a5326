import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { shownDomain, type Verification, verificationLabels } from "@/lib/employers/verification";
import { type ResponseRate, responseRateText } from "@/lib/publications/schema";
import { longDateTime } from "@/lib/text/dates";

/** Where it is said what the badge means, and what nobody should ask of a candidate. */
const SAFETY_PATH = "/securite";

/** What is said of each: what it is called, and what nobody should ask. */
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

/** What stands for the mark of what is tied to no employer. */
const UNVERIFIED: Verification = { verifiedAt: null, verifiedBy: null, website: null };

type StandingProps = {
  /** Null while too few have applied. */
  record: ResponseRate | null;
  /** Null of what is tied to no employer. */
  employer?: Verification | null;
  /** Whoever offers a bourse is no employer. */
  of?: keyof typeof LABELS;
};

/** Under an employer's name: how it answers whoever applies, and whether it is who it says. */
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
  /** Read by its own members, who know its site. */
  own?: boolean;
};

/** On a page: which, when, of which domain, and where it says what that means; else what to mind. */
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
  // One text: each piece of its own would be marked twice in what is sent.
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
