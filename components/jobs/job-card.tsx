import type { ReactNode } from "react";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { cardOf } from "./card-data";
import { JobCardView } from "./job-card-view";

type Props = {
  job: JobCardData;
  heading?: "h2" | "h3";
  /** The control that saves it. */
  save?: ReactNode;
  /** The control that applies to it at once, while it is open. */
  apply?: ReactNode;
};

/** An offer by itself; a list has `JobCards`. */
export function JobCard({ job, ...rest }: Props) {
  return <JobCardView {...cardOf(job)} {...rest} />;
}
