import type { Menus, Search } from "@/lib/search/lists";
import { knownTopic, newsTopics, wordsOfTopic } from "./choices";
import type { NewsFilters } from "./filters";

/** The chips in the database's words: an author writes a topic's value or its French label. */
export const newsMenus: Menus = {
  categorie: Object.fromEntries(
    Object.keys(newsTopics).map((topic) => [topic, wordsOfTopic(topic)]),
  ),
};

/** What the list of articles is asked for in this state. */
export function newsSearch({ q, topic, sort, partly }: NewsFilters): Search {
  const free = topic !== "" && knownTopic(topic) === null;
  const categorie = topic === "" ? null : wordsOfTopic(topic);
  return { q, chosen: { categorie }, sort, partly, free };
}
