import { pictureRoute } from "@/components/seo/picture-response";
import { writtenPay } from "@/lib/jobs/pay-words";
import { findJob } from "@/lib/jobs/queries";
import { shortDate } from "@/lib/text/dates";

/** Kept like the page that it stands for. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The picture of an offer, for those who share it. */
export const GET = pictureRoute(findJob, (job) => ({
  kind: `Offre d'emploi · ${job.contract_type}`,
  title: job.title,
  by: [job.company_name, job.location].filter(Boolean).join(" · "),
  fact: job.low_pay_reason ? "Salaire\u00a0: voir l’offre" : writtenPay(job),
  ...(job.application_deadline && {
    detail: `Échéance\u00a0: ${shortDate(job.application_deadline)}`,
  }),
}));
