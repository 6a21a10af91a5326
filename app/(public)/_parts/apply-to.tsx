import { ApplyControl } from "@/components/publications/detail-layout";
import { fullText } from "@/lib/publications/max-applications";
import { Apply } from "./apply";

type Props = {
  kind: "job" | "freelance";
  publication: { id: string; status: string; closes_at: string; full_on: string | null };
  label: string;
};

/** On a publication's page: the button that applies to it, or why there is none. */
export function ApplyTo({ kind, publication, label }: Props) {
  const { id, status, closes_at: closesAt } = publication;
  const full = publication.full_on && fullText(kind);
  return (
    <ApplyControl kind={kind} status={status} closesAt={closesAt} full={full}>
      <Apply kind={kind} id={id} label={label} />
    </ApplyControl>
  );
}
