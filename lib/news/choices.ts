import { frenchText } from "#lib/shared/french.ts";

export const newsTopics = {
  visas: "Visas",
  studies: "Études",
  work: "Travail",
  residence: "Résidence permanente",
  policies: "Politiques",
} as const;
export type NewsTopic = keyof typeof newsTopics;

/** Normalizes a topic for comparison: lower case, no spaces (docs/product.md, Lists). */
export function topicLabelOf(text: string): string {
  return text.toLowerCase().replace(/\s/g, "");
}

/** Returns the topic that a category, tag or address value matches; null if there is none. */
export function knownTopic(text: string): NewsTopic | null {
  const word = topicLabelOf(text);
  const entry = Object.entries(newsTopics).find(
    ([value, label]) => word === value || word === topicLabelOf(label),
  );
  return entry ? (entry[0] as NewsTopic) : null;
}

/**
 * Returns the categories and tags that a topic matches. Authors write either the topic's value or its French
 * label, so both count; any other category or tag matches only itself.
 */
export function topicKeys(text: string): string[] {
  const topic = knownTopic(text);
  return topic ? [topic, topicLabelOf(newsTopics[topic])] : [topicLabelOf(text)];
}

/** Returns the French label of a category or tag, with the site's typography. */
export function topicLabel(text: string): string {
  const topic = knownTopic(text);
  return topic ? newsTopics[topic] : frenchText(text);
}
