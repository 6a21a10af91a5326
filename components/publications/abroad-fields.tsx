import { FieldsIf } from "@/components/forms/fields";
import {
  type Abroad,
  levelChoices,
  NOT_SPECIFIED,
  permitOffers,
  yesNo,
} from "@/lib/publications/abroad";
import type { RowFields } from "./row-fields";

type Props = Pick<RowFields<Abroad>, "text" | "select">;

const isYes = (said: string) => said === "true";

/** Six short questions; what is left open is shown as such, and candidates may ask. */
export function AbroadFields({ text, select }: Props) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 rounded-card border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-semibold">Postuler de l’étranger</legend>
      <p className="text-sm text-muted sm:col-span-2">
        Les six questions des candidats à l’étranger. Vos réponses s’affichent dans l’annonce.
      </p>
      {select("open_abroad", "Recrutez-vous aussi à l’étranger\u00a0?", {
        choices: Object.entries(yesNo),
        none: NOT_SPECIFIED,
        hint: "Oui\u00a0: une personne à l’étranger peut postuler.",
      })}
      {select("permit_offer", "Que faites-vous pour le permis de travail\u00a0?", {
        choices: Object.entries(permitOffers),
        none: NOT_SPECIFIED,
        hint: "EIMT\u00a0: l’étude d’impact sur le marché du travail, que l’employeur demande. La Mobilité francophone en dispense, hors Québec.",
      })}
      {select("relocation_help", "Offrez-vous une aide à l’installation\u00a0?", {
        choices: Object.entries(yesNo),
        none: NOT_SPECIFIED,
        hint: "Voyage, logement, accueil, garde des enfants…",
      })}
      <FieldsIf name="relocation_help" is={isYes}>
        {text("relocation_note", "Quelle aide", {
          hint: "Une phrase, affichée telle quelle.",
          maxLength: 300,
          placeholder: "Billet d’avion et premier mois de logement",
        })}
      </FieldsIf>
      {select("french_level", "Quel français demandez-vous\u00a0?", {
        choices: levelChoices("NCLC"),
        none: NOT_SPECIFIED,
        hint: "Le niveau indispensable pour le poste.",
      })}
      {select("english_level", "Quel anglais demandez-vous\u00a0?", {
        choices: levelChoices("CLB"),
        none: NOT_SPECIFIED,
        hint: "Le niveau indispensable pour le poste.",
      })}
      {text("abroad_start_date", "Entrée en poste pour une personne à l’étranger", {
        type: "date",
        hint: "Comptez le temps qu’il faut pour obtenir un permis.",
      })}
    </fieldset>
  );
}
