import type { RowFields } from "@/components/publications/row-fields";
import type { Job } from "@/lib/jobs/schema";

const choices = [
  ["true", "Oui"],
  ["false", "Non"],
] as const;
const none = "Non précisé";

/** What the laws of some provinces ask an employer to declare; the page shows what was declared. */
export function DeclaredFields({ select }: Pick<RowFields<Job>, "select">) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-muted">
        Ce que l’Ontario, entre autres, demande de dire&nbsp;; l’offre affiche vos réponses&nbsp;:
      </legend>
      {select("existing_vacancy", "Poste vacant", {
        choices,
        none,
        hint: "Non\u00a0: vous préparez une réserve de candidatures.",
      })}
      {select("ai_selection", "Sélection assistée par IA", {
        choices,
        none,
        hint: "Un outil trie, évalue ou choisit des candidatures.",
      })}
    </fieldset>
  );
}
