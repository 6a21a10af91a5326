import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { FreelanceJobBudgetText } from "@/components/freelance/freelance-job-card";
import { JobFacts, JobPay } from "@/components/jobs/job-view";
import { CaseFileView } from "@/components/moderation/case-file";
import { TopicBadge } from "@/components/news/article-card";
import { AbroadAnswers } from "@/components/publications/abroad-answers";
import { Eligibility } from "@/components/scholarships/scholarship-view";
import { ButtonLink } from "@/components/ui/button";
import { Fact } from "@/components/ui/detail-text";
import { ArrowLeft } from "@/components/ui/icons";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import type { OwnFreelanceJob } from "@/lib/freelance/schema";
import type { Job } from "@/lib/jobs/schema";
import {
  casePath,
  casesHref,
  findCase,
  nextCase,
  parseCaseFilters,
} from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { forceOf, verificationOf } from "@/lib/news/format";
import { ownImage } from "@/lib/news/images";
import type { Kind, RowOf } from "@/lib/publications/kinds";
import type { OwnScholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

type CasePageProps = PageProps<"/admin/operation/file/[id]">;

/** Metadata reveals nothing to unauthorized users and ignores failures: the page itself reports both. */
export async function generateMetadata({ params }: CasePageProps): Promise<Metadata> {
  const { id } = await params;
  const found = await findCase(id).catch(() => undefined);
  return { title: found === null ? "Page introuvable" : "Dossier" };
}

export default async function CasePage({ params, searchParams }: CasePageProps) {
  const { id } = await params;
  const { source } = parseCaseFilters(await searchParams);
  await requireOperator(casePath(id, source));
  const read = await findCase(id).catch((error: unknown) => ({
    failure: logError("operation.case", error),
  }));
  if (read === null) notFound();
  const next = await nextCase(id, source).catch((error: unknown) => {
    logError("operation.next", error);
    return null;
  });
  const isRead = !("failure" in read);
  const toQueue = (
    <ButtonLink href={casesHref({ source })}>
      <ArrowLeft />
      Toute la file
    </ButtonLink>
  );
  const toNext = next && <ButtonLink href={casePath(next, source)}>Dossier suivant</ButtonLink>;
  return (
    <>
      <AdminHeading
        title={isRead ? frenchText(read.title ?? read.owner_name ?? "Compte") : "Dossier"}
      >
        {isRead && (
          <ButtonLink href="#decision" variant="primary" className="lg:hidden">
            {read.decision === null ? "Décider" : "Décision"}
          </ButtonLink>
        )}
        {toQueue}
        {toNext}
      </AdminHeading>
      {isRead ? (
        <CaseFileView
          file={read}
          terms={<ReviewTerms kind={read.target_kind} row={read.row} />}
          next={<div>{toNext ?? toQueue}</div>}
        />
      ) : (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      )}
    </>
  );
}

const terms: Record<Kind, (row: object) => ReactNode> = {
  job: (row) => <JobTerms job={row as Job} />,
  freelance: (row) => <MissionTerms mission={row as OwnFreelanceJob} />,
  scholarship: (row) => <ScholarshipTerms scholarship={row as OwnScholarship} />,
  article: (row) => <ArticleTerms article={row as RowOf<"article">} />,
};

/** Selected options as visitors will read them: these are not part of the text under review. */
function ReviewTerms({ kind, row }: { kind: string; row: object | null }) {
  if (row === null) return null;
  return (
    <section className="card grid gap-6 p-5 [&_.facts]:grid [&_.facts]:gap-4 sm:[&_.facts]:grid-cols-2">
      <h2 className="text-xl">{kind === "article" ? "Affichage et image" : "Conditions"}</h2>
      {Object.hasOwn(terms, kind) && terms[kind as Kind](row)}
    </section>
  );
}

function ScholarshipTerms({ scholarship }: { scholarship: OwnScholarship }) {
  const { deadline } = scholarship;
  return (
    <>
      <dl className="facts">
        <Fact label="Date limite">{deadline ? longDate(deadline) : "Sans date limite"}</Fact>
      </dl>
      <Eligibility scholarship={scholarship} />
    </>
  );
}

/** Category, dates and picture of an article; as on its page, pictures of other sites are not displayed. */
function ArticleTerms({ article }: { article: RowOf<"article"> }) {
  const picture = ownImage(article.image_url);
  return (
    <>
      <dl className="facts">
        <Fact label="Catégorie">
          {article.category ? <TopicBadge category={article.category} /> : "Aucune"}
        </Fact>
        <Fact label="À la une">{article.featured ? "Oui" : "Non"}</Fact>
        <Fact label="En vigueur">{forceOf(article) ?? "Aucune date"}</Fact>
        <Fact label="Règles vérifiées">{verificationOf(article) ?? "Aucune date"}</Fact>
        {article.image_url !== null && picture === null && (
          <Fact label="Image d’un autre site">
            <span className="wrap-anywhere">{article.image_url}</span>
          </Fact>
        )}
      </dl>
      {picture !== null && (
        // biome-ignore lint/performance/noImgElement: one stored size; the optimizer has no remote pattern.
        <img
          src={picture}
          alt="Illustration de l’article"
          className="max-h-96 w-full object-contain"
        />
      )}
    </>
  );
}

function JobTerms({ job }: { job: Job }) {
  return (
    <>
      <dl className="facts">
        <Fact label="Contrat">{job.contract_type}</Fact>
      </dl>
      <JobPay job={job} />
      <JobFacts job={job} />
      <AbroadAnswers abroad={job} />
    </>
  );
}

function MissionTerms({ mission }: { mission: OwnFreelanceJob }) {
  return (
    <>
      <dl className="facts">
        <Fact label="Budget">
          <FreelanceJobBudgetText budget={mission.budget} />
        </Fact>
      </dl>
      <AbroadAnswers abroad={mission} />
    </>
  );
}
