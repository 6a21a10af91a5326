import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/prose";
import { REGISTER_PATH } from "@/lib/lmia/filters";
import { countPositions, obtainedText, ofPeriod, periodLabel } from "@/lib/lmia/format";
import type { EmployerLmia, RegisterState } from "@/lib/lmia/schema";

const SOURCE = "https://open.canada.ca/data/fr/dataset/90fed587-1364-4f33-a9ee-208181dc0b97";
const LICENCE = "https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada";

/** Age (days) after which the register gives no badge. */
const MAX_DAYS_BEHIND = 200;

/** Defines the EIMT in one sentence, and in two what the list does not imply. */
export function RegisterLead() {
  return (
    <p>
      L’étude d’impact sur le marché du travail (EIMT) est la réponse du gouvernement fédéral qui
      permet à une entreprise d’embaucher une personne de l’étranger. Ce n’est ni une offre d’emploi
      ni une promesse&nbsp;: l’entreprise a peut-être déjà pourvu ses postes. La Mobilité
      francophone, les permis ouverts et les renouvellements de permis ne figurent pas dans cette
      liste.
    </p>
  );
}

/** Period of the register, its age and its source. */
export function RegisterSource({ state }: { state: RegisterState }) {
  const { quarters, days_behind } = state;
  return (
    <p className="measure text-sm text-muted">
      <strong>{`Période couverte\u00a0: ${periodLabel(quarters)}.`}</strong>
      {days_behind > MAX_DAYS_BEHIND && (
        <span className="block">
          Ces données sont anciennes&nbsp;: une liste plus récente existe peut-être à la source.
        </span>
      )}
      <span className="block">
        La ville est l’adresse de l’entreprise, pas toujours le lieu de travail. Source&nbsp;:{" "}
        <TextLink href={SOURCE}>Emploi et Développement social Canada</TextLink>. Contient des
        informations visées par la{" "}
        <TextLink href={LICENCE}>Licence du gouvernement ouvert – Canada</TextLink>.
      </span>
    </p>
  );
}

/** For a company's page and its offers: its approvals, or that only its name is in the register. */
export function EmployerLmiaNote({ lmia }: { lmia: EmployerLmia | null }) {
  if (lmia === null) return null;
  const example = lmia.is_example ? " (exemple inventé)" : "";
  if (lmia.standing !== "own") {
    return (
      <p className="measure text-sm text-muted">
        {`Une entreprise de ce nom a obtenu ${countPositions(lmia.positions)} par EIMT, ${ofPeriod(lmia.quarters)}${example}\u00a0; ce recruteur n’a pas prouvé qu’il la représente. `}
        <Link href="/verifier" className="text-link">
          Vérifier
        </Link>
      </p>
    );
  }
  return (
    <p className="measure text-sm text-muted">
      <Badge tone="blue">A déjà obtenu une EIMT</Badge>
      {` ${obtainedText(lmia)}${example}. `}
      <Link href={REGISTER_PATH} className="text-link">
        Ce que cela veut dire
      </Link>
    </p>
  );
}
