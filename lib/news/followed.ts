import { type FollowedSearch, onlySet, searchLabel } from "@/lib/publications/followed";
import { topicLabel, wordsOfTopic } from "./choices";
import { type NewsFilters, newsHref } from "./filters";

/** The search that the news list shows, as an alert keeps it. */
export function followedNews(shown: NewsFilters): FollowedSearch {
  const { q, topic } = shown;
  const active = [q && `«\u00a0${q}\u00a0»`, topic && topicLabel(topic)].filter(
    (part) => part !== "",
  );
  return {
    kind: "article",
    asked: onlySet({ q, topics: topic === "" ? undefined : wordsOfTopic(topic) }),
    label: searchLabel(active, "Tous les articles"),
    address: newsHref({ q, topic }),
  };
}
