import { answerChoices, answerFallback } from "@/lib/publications/schema";
import type { RowFields } from "./row-fields";

type Props = Pick<RowFields<{ answer_days: number }>, "select">;

/** By when whoever applies hears back. */
export function AnswerField({ select }: Props) {
  return select("answer_days", "Délai de réponse promis", {
    choices: answerChoices.map(([value, label]) => [value, label]),
    fallback: answerFallback,
    hint: "Affiché sur l’annonce.",
  });
}
