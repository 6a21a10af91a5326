import { pictureRoute } from "@/components/seo/picture-response";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { money } from "@/lib/text/money";

/** Kept like the page that it stands for. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The picture of a mission, for those who share it. */
export const GET = pictureRoute(findFreelanceJob, (freelanceJob) => ({
  kind: "Mission freelance",
  title: freelanceJob.title,
  by: [freelanceJob.company_name, freelanceJob.location].filter(Boolean).join(" · "),
  fact: freelanceJob.budget === null ? "Budget à discuter" : money(freelanceJob.budget),
  ...(freelanceJob.duration && { detail: freelanceJob.duration }),
}));
