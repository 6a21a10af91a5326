import { Fact } from "@/components/ui/detail-text";
import { ChevronDown, Globe } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import {
  type Abroad,
  ACRONYMS,
  abroadAnswer,
  francophoneMobility,
  languageLevels,
  levelLabels,
  missingQuestions,
  permitOffers,
  yesNo,
} from "@/lib/publications/abroad";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

type Props = {
  abroad: Parameters<typeof abroadAnswer>[0];
  /** The work may qualify for Mobilité francophone. */
  mobility?: boolean;
};

/** "Puis-je postuler de l’étranger ?": the answer in a line, with its basis collapsed. */
export function AbroadAnswers({ abroad, mobility = false }: Props) {
  const { relocation_note: note, abroad_start_date: start } = abroad;
  const { open_abroad: open, permit_offer: permit, relocation_help: help } = abroad;
  const { french_level: french, english_level: english } = abroad;
  return (
    <details className="abroad group">
      <summary>
        <Globe />
        <span>
          <h2>{"Puis-je postuler de l’étranger\u00a0?"}</h2>
          <span>{abroadAnswer(abroad)}</span>
        </span>
        <span>
          Détails
          <ChevronDown className="group-open:rotate-180" />
        </span>
      </summary>
      <dl className="facts">
        {open !== null && <Fact label="Recrutement à l’étranger">{yesNo[`${open}`]}</Fact>}
        {permit && <Fact label="Permis de travail">{permitOffers[permit]}</Fact>}
        {(help !== null || note) && (
          <Fact label="Aide à l’installation">
            {help !== null && <span>{yesNo[`${help}`]}</span>}
            {note && <span className="block text-sm font-normal">{frenchText(note)}</span>}
          </Fact>
        )}
        {start && (
          <Fact label="Date de début pour une personne à l’étranger">
            <time dateTime={start}>{longDate(start)}</time>
          </Fact>
        )}
        {french && <Fact label="Français">{levelLabels("NCLC", french)}</Fact>}
        {english && <Fact label="Anglais">{levelLabels("CLB", english)}</Fact>}
      </dl>
      {((french && french !== "none") || mobility) && (
        <p>
          <Link href="/mon-francais" className="text-link">
            Convertir mes résultats de test de français
          </Link>
        </p>
      )}
      {mobility && <MobilityNote />}
      <Acronyms abroad={abroad} mobility={mobility} />
    </details>
  );
}

type MissingProps = {
  abroad: Abroad;
  /** Other information that is missing. */
  others?: string[];
  /** Address of the page that asks the recruiter about applying from abroad. */
  askHref?: string;
};

/** Missing information in one line, with a link to ask for it while the publication is open. */
export function MissingPoints({ abroad, others = [], askHref }: MissingProps) {
  const questions = missingQuestions(abroad);
  const points = [...questions, ...others];
  if (points.length === 0) return null;
  return (
    <div className="missing-points">
      <details>
        <summary>
          {points.length > 1
            ? `${points.length} renseignements manquants`
            : "1 renseignement manquant"}
          <ChevronDown className="group-open:rotate-180" />
        </summary>
        <p>{points.join(", ")}</p>
      </details>
      {askHref && questions.length > 0 && (
        <Link href={askHref} className="text-link" data-print="no">
          Demander au recruteur
        </Link>
      )}
    </div>
  );
}

/** Explains the acronyms used above, if any. */
function Acronyms({ abroad, mobility }: { abroad: Abroad; mobility: boolean }) {
  const { permit_offer: permit, french_level: french, english_level: english } = abroad;
  const levels = [french, english].some((level) => level && languageLevels[level].steps);
  const sentences = [
    (mobility || (permit && permit !== "none")) && ACRONYMS.permit,
    (mobility || levels) && ACRONYMS.levels,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return <p>{sentences.join(" ")}</p>;
}

/** Rule of the programme, with its source and the date it was read. */
function MobilityNote() {
  const { level, since, readOn, source } = francophoneMobility;
  return (
    <p>
      {`Mobilité francophone possible\u00a0: hors du Québec, l’entreprise n’a pas besoin d’EIMT si vous parlez et comprenez le français au niveau NCLC ${level} ou plus, sauf pour certains emplois agricoles. Règle en vigueur depuis le ${longDate(since)}, page officielle consultée le ${longDate(readOn)}. `}
      <a href={source} className="text-link" rel="noreferrer">
        Voir la page officielle
      </a>
    </p>
  );
}
