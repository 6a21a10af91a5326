import { z } from "zod";
// Configures Zod before the first schema is created.
import "@/lib/text/fields";

/** Notification preferences by column name. */
export const preferences = [
  {
    name: "job_alerts",
    label: "Alertes d’emploi",
    hint: "Les nouvelles offres, missions et bourses de vos alertes.",
  },
  {
    name: "deadline_reminders",
    label: "Rappels de date limite",
    hint: "Un rappel pour vos bourses sauvegardées (30 jours, 7 jours et 1 jour avant) et pour vos offres sauvegardées (3 jours avant).",
  },
  {
    name: "weekly_digest",
    label: "Résumé du lundi",
    hint: "Les candidatures qui attendent votre réponse, les réponses en retard d’abord.",
  },
  {
    name: "news_alerts",
    label: "Actualités de l’immigration",
    hint: "L’infolettre et vos alertes sur les actualités, si vous les avez demandées.",
  },
  {
    name: "promo_alerts",
    label: "Offres promotionnelles",
    hint: "Nous n’en envoyons pas pour le moment, et nous n’en enverrons jamais sans votre accord.",
  },
] as const;

const checkbox = z.preprocess((value) => value === "on", z.boolean());

/** An unchecked checkbox is absent from the form data. */
export const preferencesSchema = z.object({
  job_alerts: checkbox,
  news_alerts: checkbox,
  promo_alerts: checkbox,
  deadline_reminders: checkbox,
  weekly_digest: checkbox,
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** Typed by the user to confirm that the account is to be deleted. */
export const DELETION_WORD = "SUPPRIMER";

export const deletionSchema = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((text) => text === DELETION_WORD, {
      message: `Écrivez ${DELETION_WORD}, en majuscules, pour confirmer`,
    }),
});
