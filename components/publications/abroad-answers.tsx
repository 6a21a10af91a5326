import { ButtonLink } from "@/components/ui/button";
import { Fact } from "@/components/ui/reading";
import { frenchText } from "@/lib/ground/french";
import {
  type Abroad,
  ACRONYMS,
  languageLevels,
  levelWords,
  permitOffers,
  UNSAID,
  yesNo,
} from "@/lib/publications/abroad";
import {
  abroadAnswer,
  francophoneMobility,
  unsaidQuestions,
} from "@/lib/publications/abroad-answer";
import { longDate } from "@/lib/text/dates";

type Props = {
  abroad: Abroad;
  /** Mobilité francophone may be a way to this work. */
  mobility?: boolean;
  /** Where what is not said is asked, while one can apply. */
  askHref?: string;
};

/** "Puis-je postuler de l’étranger ?": the answer in a sentence, then what it rests on. */
export function AbroadAnswers({ abroad, mobility = false, askHref }: Props) {
  const { relocation_note: note, abroad_start_date: start } = abroad;
  return (
    <section aria-labelledby="etranger" className="abroad">
      <h2 id="etranger" className="text-xl">
        {"Puis-je postuler de l’étranger\u00a0?"}
      </h2>
      <p>{abroadAnswer(abroad)}</p>
      <dl className="facts">
        <Fact label="Recrutement à l’étranger">{said(abroad.open_abroad)}</Fact>
        <Fact label="Permis de travail">
          {abroad.permit_offer ? permitOffers[abroad.permit_offer] : UNSAID}
        </Fact>
        <Fact label="Aide à l’installation">
          {said(abroad.relocation_help)}
          {note && <span className="block text-sm font-normal">{frenchText(note)}</span>}
        </Fact>
        <Fact label="Premier jour possible depuis l’étranger">
          {start === null ? UNSAID : <time dateTime={start}>{longDate(start)}</time>}
        </Fact>
        <Fact label="Français demandé">
          {abroad.french_level ? levelWords("NCLC", abroad.french_level) : UNSAID}
        </Fact>
        <Fact label="Anglais demandé">
          {abroad.english_level ? levelWords("CLB", abroad.english_level) : UNSAID}
        </Fact>
      </dl>
      {mobility && <MobilityNote />}
      <Acronyms abroad={abroad} mobility={mobility} />
      {askHref && unsaidQuestions(abroad).length > 0 && (
        <p data-print="no">
          <ButtonLink href={askHref} prefetch={false}>
            Demander au recruteur
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function said(answer: boolean | null): string {
  return answer === null ? UNSAID : yesNo[`${answer}`];
}

/** What the acronyms above stand for, where there are any. */
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

/** The rule of the programme with its source and the day on which it was read. */
function MobilityNote() {
  const { level, since, readOn, source } = francophoneMobility;
  return (
    <p>
      {`Mobilité francophone possible\u00a0: les postes hors du Québec sont dispensés d’EIMT (sauf en agriculture primaire, catégories 4 et 5) pour une personne de niveau NCLC\u00a0${level} ou plus à l’oral\u00a0: compréhension et expression (règle du ${longDate(since)}, lue le ${longDate(readOn)}). `}
      <a href={source} className="text-link" rel="noreferrer">
        Voir la page officielle
      </a>
    </p>
  );
}
