import Link from "next/link";
import { kindIcons } from "@/components/layout/kind-icons";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Eye, FileText } from "@/components/ui/private-icons";
import type { SentApplication } from "@/lib/applications/schema";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { AnswerTerm, StatusBadge } from "./application-status";
import { Withdraw } from "./candidate-actions";

/** One application: to whom, for what, and where it stands. */
export function ApplicationCard({ application }: { application: SentApplication }) {
  const { id, status, appliedAt, answerDueOn, kind, cvFileName, company, targetId } = application;
  const title = frenchText(application.title ?? "Titre non disponible");
  const Icon = kindIcons[kind];
  return (
    <Card as="li" className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon className="size-4.5" />
          {kinds[kind].one}
        </p>
        <h3 className="mt-1 text-lg">
          {targetId && application.title ? (
            <Link
              href={pagePath(kind, targetId)}
              prefetch={false}
              className="text-ink hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="font-semibold">{frenchText(company ?? "Entreprise non disponible")}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>
            Envoyée le <time dateTime={appliedAt}>{longDateTime(appliedAt)}</time>
          </span>
          <AnswerTerm status={status} dueOn={answerDueOn} />
          {cvFileName && (
            <span className="flex min-w-0 items-center gap-1.5">
              <FileText className="size-4" />
              <span className="truncate">{cvFileName}</span>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:flex-col sm:items-end sm:justify-between">
        <StatusBadge status={status} />
        <div className="-mr-2 ml-auto flex">
          <FeatureControl feature="application-view">
            <ButtonLink
              href={`/espace-utilisateur/candidatures/${id}`}
              variant="quiet"
              prefetch={false}
              aria-label={`Voir la candidature\u00a0: ${title}`}
            >
              <Eye className="size-4.5" />
              Voir
            </ButtonLink>
          </FeatureControl>
          {status !== "Retirée" && (
            <FeatureControl feature="application-withdraw">
              <Withdraw id={id} title={title} />
            </FeatureControl>
          )}
        </div>
      </div>
    </Card>
  );
}
