import { Badge, type Tone } from "@/components/ui/badge";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { isExpired } from "@/lib/text/dates";

type Props = {
  kind: Kind;
  status: "draft" | "published" | "filled";
  deadline: string | null;
};

/** What is not simply published says so beside its title. */
export function PublicationState(props: Props) {
  const [tone, label] = stateOf(props);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf({ kind, status, deadline }: Props): [Tone, string | null] {
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", kinds[kind].filled];
  return isExpired(deadline) ? ["red", "Expirée"] : ["grey", null];
}
