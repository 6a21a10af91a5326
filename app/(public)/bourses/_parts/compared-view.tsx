import { SaveButton } from "@/components/saved/save-button";
import { ComparedList } from "@/components/scholarships/compared-list";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Calendar } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { TextLink } from "@/components/ui/text-link";
import { countCompared } from "@/lib/copy/counts";
import { verdictOf } from "@/lib/publications/match";
import { type Answers, FINDER, finderHref } from "@/lib/scholarships/filters";
import { isDated } from "@/lib/scholarships/format";
import type { compareScholarships } from "@/lib/scholarships/queries";

type Props = { answers: Answers; result: Awaited<ReturnType<typeof compareScholarships>> };

/** What the finder answers. */
export function ComparedView({ answers, result }: Props) {
  const { compared, pageCount } = result;
  const calendar = compared.some(
    ({ scholarship, reasons }) => isDated(scholarship) && verdictOf(reasons) !== "no",
  );
  return (
    <section id="resultats" aria-labelledby="resultats-titre" className="grid scroll-mt-24 gap-6">
      <h2 id="resultats-titre" className="text-2xl">
        Vos résultats
      </h2>
      {compared.length === 0 ? (
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
          <Pagination
            page={answers.page}
            pageCount={pageCount}
            hrefFor={(page) => `${finderHref({ ...answers, page })}#resultats`}
          />
        </>
      )}
    </section>
  );
}
