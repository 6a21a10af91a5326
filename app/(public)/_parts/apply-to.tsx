import { ApplyControl } from "@/components/publications/detail-layout";
import type { ApplicationTarget } from "@/lib/applications/schema";
import { Apply } from "./apply";

type Props = {
  kind: ApplicationTarget["kind"];
  publication: { id: string; status: string; closes_at: string };
  label: string;
};

/** On a publication's page: the button that applies to it, or why there is none. */
export function ApplyTo({ kind, publication, label }: Props) {
  const { id, status, closes_at: closesAt } = publication;
  return (
    <ApplyControl kind={kind} status={status} closesAt={closesAt}>
      <Apply kind={kind} id={id} label={label} />
    </ApplyControl>
  );
}
