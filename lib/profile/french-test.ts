import { addYears, formatISO, parseISO } from "date-fns";
import { z } from "zod";
import type { ActionResult } from "@/lib/actions/result";
import type { Database } from "@/lib/supabase/database.types";
import { todayInCanada } from "@/lib/text/dates";
import { choice, optionalDate, optionalWhole } from "@/lib/text/fields";

export const FRENCH_TEST_PATH = "/mon-francais";

type Tables = Database["public"]["Tables"];
export type TestScores = Tables["language_test_scores"]["Row"];
export type FrenchProgram = Tables["french_programs"]["Row"];

/** Abilities of a test, in the order of its certificate. */
export const abilities = {
  reading: "Compréhension écrite",
  listening: "Compréhension orale",
  writing: "Expression écrite",
  speaking: "Expression orale",
} as const;

export type Ability = keyof typeof abilities;
export const abilityNames = Object.keys(abilities) as Ability[];

export const tests = { tef: "TEF Canada", tcf: "TCF Canada" } as const;

/** Common tests that no federal programme accepts. */
export const otherTests = {
  tefaq: "TEFAQ ou TEF Québec",
  "tcf-quebec": "TCF Québec",
  delf: "DELF",
  dalf: "DALF",
} as const;

export const frenchTestFields = ["test", ...abilityNames, "taken_on"] as const;

const score = optionalWhole("Écrivez un nombre entier, par exemple 434");

export const frenchTestSchema = z
  .object({
    test: z.enum(Object.keys({ ...tests, ...otherTests }), "Choisissez votre test"),
    reading: score,
    listening: score,
    writing: score,
    speaking: score,
    taken_on: optionalDate.refine((day) => day === null || day <= todayInCanada(), {
      message: "Cette date n’est pas encore passée. Indiquez le jour où vous avez passé le test.",
    }),
  })
  .transform(({ test, taken_on, ...scores }) => ({ test, takenOn: taken_on, scores }));

export const frenchLevelSchema = z.object({
  french_level: choice(["beginner", "intermediate", "advanced"]),
});

/** NCLC levels with their own minimum score; the last is "10 and above". */
export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const;
export type Nclc = (typeof LEVELS)[number];

/** Returns the minimum score for a level. */
export function minimumOf(scores: TestScores, level: Nclc): number {
  return scores[`nclc_${level}`];
}

/** Returns the level that a score reaches; null below level 4. */
export function nclcOf(scores: TestScores, value: number): Nclc | null {
  return LEVELS.findLast((level) => value >= minimumOf(scores, level)) ?? null;
}

/** Returns the last day of validity, two years after the test; for 29 February, the 28th. */
export function validUntil(takenOn: string): string {
  return formatISO(addYears(parseISO(takenOn), 2), { representation: "date" });
}

/** The current scale applies to tests taken from this day on. */
const SCALE_SINCE = "2023-12-10";

type Missing = { ability: Ability; points: number };
export type ProgramResult = {
  program: FrenchProgram;
  /** "unknown" if a score that the programme requires is missing. */
  outcome: "reached" | "not-reached" | "unknown";
  missing: Missing[];
};

export type FrenchResult = {
  /** Null for a test older than the current scale; abilities without a score are absent. */
  levels: Partial<Record<Ability, Nclc | null>> | null;
  validUntil: string | null;
  hasExpired: boolean;
  programs: ProgramResult[];
  /** Level band of the lower oral ability, as in profiles and offers; null unless both are known. */
  band: z.infer<typeof frenchLevelSchema>["french_level"] | null;
};

export type FrenchTestResult = ActionResult & { french?: FrenchResult };

/**
 * Returns what one test's scores are worth on a given day: the level of each ability, the end of validity,
 * and for each programme whether it is reached and how many points are missing.
 *
 * Source of the scale: the ministry's chart of equivalences (`source` of each row).
 */
export function readFrenchTest(
  test: { scores: Record<Ability, number | null>; takenOn: string | null },
  scale: Record<Ability, TestScores>,
  programs: readonly FrenchProgram[],
  today = todayInCanada(),
): FrenchResult {
  const { scores, takenOn } = test;
  const until = takenOn && validUntil(takenOn);
  const hasExpired = until !== null && until < today;
  if (takenOn !== null && takenOn < SCALE_SINCE) {
    return { levels: null, validUntil: until, hasExpired, programs: [], band: null };
  }
  const levels: Partial<Record<Ability, Nclc | null>> = {};
  for (const ability of abilityNames) {
    const value = scores[ability];
    if (value !== null) levels[ability] = nclcOf(scale[ability], value);
  }
  const compared = programs.map((program): ProgramResult => {
    const required = abilityNames.filter((ability) => program.abilities.includes(ability));
    const missing = required.flatMap((ability): Missing[] => {
      const value = scores[ability];
      const points = minimumOf(scale[ability], program.nclc as Nclc) - (value ?? 0);
      return value !== null && points > 0 ? [{ ability, points }] : [];
    });
    if (missing.length > 0) return { program, outcome: "not-reached", missing };
    const isWhole = required.every((ability) => scores[ability] !== null);
    return { program, outcome: isWhole ? "reached" : "unknown", missing };
  });
  const { listening, speaking } = levels;
  const band = listening && speaking ? bandOf(Math.min(listening, speaking)) : null;
  return { levels, validUntil: until, hasExpired, programs: compared, band };
}

function bandOf(level: number) {
  if (level >= 9) return "advanced";
  return level >= 5 ? "intermediate" : "beginner";
}
