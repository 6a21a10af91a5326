import { Badge } from "@/components/ui/badge";
import { knownTopic, topicLabel } from "@/lib/news/choices";

/** The colours of the covers, so that a theme is known by its colour. */
const tones = {
  visas: "blue",
  studies: "purple",
  work: "orange",
  residence: "green",
  policies: "red",
} as const;

/** An article's category in French; nothing when it has none. */
export function TopicBadge({ category }: { category: string | null }) {
  if (!category?.trim()) return null;
  const topic = knownTopic(category);
  return <Badge tone={topic ? tones[topic] : "grey"}>{topicLabel(category)}</Badge>;
}
