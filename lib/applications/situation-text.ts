import { languageLevels } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/fit";

type Told = Pick<Situation, "canada_status" | "country" | "french_level" | "english_level">;

/** Place, permit and languages as lines of a letter, for who joins them; null where nothing is said. */
export function situationText(situation: Told): string | null {
  const { canada_status: status, country, french_level, english_level } = situation;
  const place = [status && canadaStatuses[status], country].filter(Boolean).join(", ");
  const level = (own: Told["french_level"]) =>
    own && (own === "none" ? "aucun" : languageLevels[own].label.toLowerCase());
  const lines = [
    ["Ma situation", place],
    ["Français", level(french_level)],
    ["Anglais", level(english_level)],
  ].flatMap(([label, words]) => (words ? [`${label}\u00a0: ${words}`] : []));
  return lines.length > 0 ? lines.join("\n") : null;
}
