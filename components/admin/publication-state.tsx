import { Badge, type Tone } from "@/components/ui/badge";
import { isExpired } from "@/lib/text/dates";

type Props = {
  status: "draft" | "published" | "filled";
  deadline?: string | null;
  /** How "filled" is called here: "Pourvue" for an offer, "Attribuée" for a bourse. */
  filled?: string;
};

/** What is not simply published says so beside its title. */
export function PublicationState(props: Props) {
  const [tone, label] = stateOf(props);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf({ status, deadline = null, filled = "Pourvue" }: Props): [Tone, string | null] {
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", filled];
  return isExpired(deadline) ? ["red", "Expirée"] : ["grey", null];
}
