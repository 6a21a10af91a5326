import { ApplyControl } from "@/components/publications/detail-layout";
import type { ApplicationTarget } from "@/lib/applications/schema";
import { Apply } from "./apply";

type Props = {
  kind: ApplicationTarget["kind"];
  publication: { id: string; status: string; application_deadline: string | null };
  label: string;
};

/** On a publication's page: the button that applies to it, or why there is none. */
export function ApplyTo({ kind, publication, label }: Props) {
  const { id, status, application_deadline: deadline } = publication;
  return (
    <ApplyControl kind={kind} status={status} deadline={deadline}>
      <Apply kind={kind} id={id} label={label} />
    </ApplyControl>
  );
}
