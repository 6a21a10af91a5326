import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SaveButton } from "@/components/saved/save-button";
import { ComparedList, FinderForm } from "@/components/scholarships/finder";
import { buttonClass } from "@/components/ui/button";
import { Calendar } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { TextLink } from "@/components/ui/prose";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { countCompared } from "@/lib/copy/counts";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import { verdictOf } from "@/lib/publications/match";
import {
  type Answers,
  FINDER,
  finderHref,
  hasAnswers,
  parseAnswers,
} from "@/lib/scholarships/filters";
import { isDated } from "@/lib/scholarships/format";
import { compareScholarships } from "@/lib/scholarships/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/address-values";

const TITLE = "Trouver ma bourse";

type FinderPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: FinderPageProps): Promise<Metadata> {
  return pageMetadata({
    title: `${TITLE} d’études au Canada`,
    description:
      "Cinq questions, sans compte\u00a0: citoyenneté, niveau, domaine, situation, délai. Trouvez les bourses qui vous correspondent.",
    path: FINDER,
    // The answers are personal: only the empty form is indexed.
    index: Object.keys(await searchParams).length === 0,
  });
}

export default async function FinderPage({ searchParams }: FinderPageProps) {
  const answers = parseAnswers(await searchParams);
  if (answers.page > 1 && !hasAnswers(answers)) notFound();
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Répondez à cinq questions&nbsp;: nous trions les bourses pour vous."
        trail={[{ label: "Bourses", href: "/bourses" }, { label: TITLE }]}
      />
      <div className="wrap grid gap-8 py-8">
        <FinderForm answers={answers} />
        {hasAnswers(answers) && <Results answers={answers} />}
      </div>
    </>
  );
}

async function Results({ answers }: { answers: Answers }) {
  const result = await compareScholarships(answers).catch((error: unknown) => ({
    reference: logError("scholarships.compare", error),
  }));
  if ("reference" in result) {
    const { reference } = result;
    return <ErrorState title="Les bourses ne peuvent pas être comparées." reference={reference} />;
  }
  if (result.compared.length === 0 && answers.page > 1) setNotFound();
  return <ComparedView answers={answers} result={result} />;
}

type ComparedViewProps = {
  answers: Answers;
  result: Awaited<ReturnType<typeof compareScholarships>>;
};

function ComparedView({ answers, result }: ComparedViewProps) {
  const { compared, pageCount } = result;
  const calendar = compared.some(
    ({ scholarship, reasons }) => isDated(scholarship) && verdictOf(reasons) !== "no",
  );
  const hrefFor = (page: number) => `${finderHref({ ...answers, page })}#resultats`;
  return (
    <section id="resultats" aria-labelledby="resultats-titre" className="grid scroll-mt-24 gap-6">
      <h2 id="resultats-titre" className="text-2xl">
        Vos résultats
      </h2>
      {compared.length === 0 && pageCount > 0 ? (
        <PastEnd pageCount={pageCount} hrefFor={hrefFor} />
      ) : compared.length === 0 ? (
        <EmptyState
          title="Aucune bourse n’est ouverte pour le moment."
          text="Revenez bientôt&nbsp;: beaucoup de bourses reviennent chaque année."
        />
      ) : (
        <>
          <p role="status">{countCompared(result)}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {calendar && (
              <a
                href={finderHref({ ...answers, page: 1 }, `${FINDER}/calendrier.ics`)}
                download
                className={buttonClass({ variant: "primary" })}
              >
                <Calendar className="size-4.5" />
                Télécharger le calendrier
              </a>
            )}
            <p className="measure text-sm text-muted">
              Sauvegardez une bourse pour recevoir des rappels et l’ajouter au{" "}
              <TextLink href="/espace-utilisateur?onglet=favoris">
                calendrier de vos favoris
              </TextLink>
              .
            </p>
          </div>
          <ComparedList
            compared={compared}
            saveFor={({ id, title }) => <SaveButton kind="scholarship" id={id} title={title} />}
          />
          <Pagination page={answers.page} pageCount={pageCount} hrefFor={hrefFor} />
        </>
      )}
    </section>
  );
}
