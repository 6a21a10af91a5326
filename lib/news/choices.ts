import { frenchText } from "#lib/shared/french.ts";

export const newsTopics = {
  visas: "Visas",
  studies: "Études",
  work: "Travail",
  residence: "Résidence permanente",
  policies: "Politiques",
} as const;
export type NewsTopic = keyof typeof newsTopics;

/** A word as the list compares it: lower-cased, spaces removed (docs/product.md, Lists). */
export function topicLabelOf(text: string): string {
  return text.toLowerCase().replace(/\s/g, "");
}

/** The chip that a category, a tag or a value of the address stands for, if any. */
export function knownTopic(text: string): NewsTopic | null {
  const word = topicLabelOf(text);
  const entry = Object.entries(newsTopics).find(
    ([value, label]) => word === value || word === topicLabelOf(label),
  );
  return entry ? (entry[0] as NewsTopic) : null;
}

/**
 * The words of which an article must have one: a chip's value or its French label, since authors
 * write either; for any other category or tag, itself.
 */
export function topicKeys(text: string): string[] {
  const topic = knownTopic(text);
  return topic ? [topic, topicLabelOf(newsTopics[topic])] : [topicLabelOf(text)];
}

/** A category or tag in French, in the site's typography. */
export function topicLabel(text: string): string {
  const topic = knownTopic(text);
  return topic ? newsTopics[topic] : frenchText(text);
}
