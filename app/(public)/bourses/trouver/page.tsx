import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComparedView } from "@/app/(public)/bourses/_parts/compared-view";
import { FinderForm } from "@/components/scholarships/finder-form";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { logError } from "@/lib/monitoring/log";
import { type Answers, FINDER, hasAnswers, parseAnswers } from "@/lib/scholarships/filters";
import { compareScholarships } from "@/lib/scholarships/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/search";

const TITLE = "Trouver ma bourse";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({
    title: `${TITLE} d’études au Canada`,
    description:
      "Cinq questions, sans compte\u00a0: citoyenneté, niveau, domaine, situation, délai. Trouvez les bourses qui vous correspondent.",
    path: FINDER,
    // What somebody answered is theirs.
    index: Object.keys(await searchParams).length === 0,
  });
}

export default async function FinderPage({ searchParams }: Props) {
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
  if (result.compared.length === 0 && answers.page > 1) notFound();
  return <ComparedView answers={answers} result={result} />;
}
