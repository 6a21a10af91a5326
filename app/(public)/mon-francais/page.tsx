import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { FrenchTestForm } from "@/components/profile/french-test-form";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { jobsHref } from "@/lib/jobs/filters";
import {
  abilities,
  abilityNames,
  FRENCH_TEST_PATH,
  LEVELS,
  minimumOf,
  type TestScores,
  tests,
} from "@/lib/profile/french-test";
import { listFrenchReference } from "@/lib/profile/french-test-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDate } from "@/lib/text/dates";

export const revalidate = 300;

const EXPRESS_ENTRY =
  "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada/entree-express.html";

const TITLE = "Mon niveau de français";

export const metadata = pageMetadata({
  title: `${TITLE}\u00a0: TEF et TCF Canada en NCLC`,
  description:
    "Convertissez vos résultats du TEF Canada ou du TCF Canada en niveaux NCLC, voyez les programmes qu’ils ouvrent, les points qui manquent et les offres qui vous conviennent.",
  path: FRENCH_TEST_PATH,
});

/** A failure is thrown, so that it is never cached; a build has no database. */
export default async function FrenchTestPage() {
  const { scores } = await listFrenchReference().catch((error: unknown) => {
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD) throw error;
    return { scores: [] };
  });
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Vos résultats au TEF Canada ou au TCF Canada, en niveaux de compétence linguistique canadiens (NCLC), et ce qu’ils vous ouvrent."
        trail={[{ label: "Accueil", href: "/" }, { label: TITLE }]}
      />
      <div className="wrap grid gap-12 py-8 sm:py-10">
        <FrenchTestForm
          offers={
            <ButtonLink href={jobsHref({ abroad: true })}>
              Offres ouvertes aux candidatures de l’étranger
            </ButtonLink>
          }
          mobilityOffers={
            <ButtonLink href={jobsHref({ mobility: true })} variant="primary">
              Offres en Mobilité francophone
            </ButtonLink>
          }
        />
        <section aria-labelledby="bareme" className="grid gap-4">
          <h2 id="bareme" className="text-2xl">
            Le barème, résultat minimum par niveau
          </h2>
          {Object.entries(tests).map(([test, name]) => (
            <Scale key={test} name={name} scores={scores.filter((row) => row.test === test)} />
          ))}
          <ScaleSource row={scores[0]} />
          <p className="measure">
            Au Québec, la Mobilité francophone ne s’applique pas. Nous ne calculons pas les points
            d’Entrée express&nbsp;: leur grille aurait changé le 3&nbsp;novembre&nbsp;2026 (à
            vérifier). <TextLink href={EXPRESS_ENTRY}>Voir l’outil officiel</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}

function Scale({ name, scores }: { name: string; scores: readonly TestScores[] }) {
  const rows = abilityNames.flatMap(
    (ability) => scores.find((row) => row.ability === ability) ?? [],
  );
  return (
    <table className="w-full max-w-3xl border-collapse text-sm tabular-nums">
      <caption className="pb-2 text-left text-base font-semibold">{name}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            NCLC
          </th>
          {rows.map(({ ability }) => (
            <th key={ability} scope="col" className="px-1 py-2 text-right font-semibold">
              <span className="max-sm:hidden">{abilities[ability]}</span>
              <abbr className="sm:hidden" title={abilities[ability]}>
                {initialsOf(abilities[ability])}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVELS.toReversed().map((level) => (
          <tr key={level} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {level === 10 ? "10 ou plus" : level}
            </th>
            {rows.map((row) => (
              <td key={row.ability} className="px-1 py-1.5 text-right">
                {minimumOf(row, level)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Compréhension écrite" as certificates abbreviate it: "CE". */
const initialsOf = (ability: string) =>
  ability
    .split(" ")
    .map((part) => part.charAt(0).toUpperCase().replace("É", "E"))
    .join("");

function ScaleSource({ row }: { row?: TestScores }) {
  if (row === undefined) return null;
  return (
    <p className="measure text-sm text-muted">
      {`Pour les tests passés depuis le 10 décembre 2023. ${row.state === "to_check" ? "À vérifier sur la" : `Lu le ${longDate(row.checked_on)} sur la`} `}
      <TextLink href={row.source}>page officielle (en anglais)</TextLink>.
    </p>
  );
}
