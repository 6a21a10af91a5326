import { Badge, type Tone } from "@/components/ui/badge";

const tones: Record<string, Tone> = { Licence: "green", Master: "blue", Doctorat: "purple" };

/** The level of studies; nothing when the bourse is for all. */
export function LevelBadge({ level }: { level: string | null }) {
  return level === null ? null : <Badge tone={tones[level]}>{level}</Badge>;
}
