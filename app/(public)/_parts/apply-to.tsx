import { ApplyControl } from "@/components/publications/detail-layout";
import type { FreelanceJob } from "@/lib/freelance/schema";
import { closingText } from "@/lib/publications/schema";
import { Apply } from "./apply";

type Props = {
  kind: "job" | "freelance";
  publication: Pick<FreelanceJob, "id" | "status" | "closes_at" | "max_applications" | "full_on">;
  label: string;
};

/** Apply button of a publication's page, or the reason why there is none. */
export function ApplyTo({ kind, publication, label }: Props) {
  const { id, status, closes_at: closesAt } = publication;
  const full = publication.full_on && closingText(kind, publication);
  return (
    <ApplyControl kind={kind} status={status} closesAt={closesAt} full={full}>
      <Apply kind={kind} id={id} label={label} />
    </ApplyControl>
  );
}
