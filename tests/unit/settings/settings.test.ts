import { expect, test } from "vitest";
import { deletionSchema, preferencesSchema } from "@/lib/settings/schema";

test("Les préférences se lisent comme un formulaire les envoie", () => {
  const others = { deadline_reminders: false, news_alerts: false, promo_alerts: false };
  expect(preferencesSchema.parse({ job_alerts: "on" })).toEqual({
    ...{ job_alerts: true, weekly_digest: false, ...others },
  });
});

test("La suppression du compte se confirme par son mot, et lui seul", () => {
  const isConfirmed = (confirmation?: string) => deletionSchema.safeParse({ confirmation }).success;
  expect(["SUPPRIMER", " SUPPRIMER "].every(isConfirmed)).toBe(true);
  expect(["", "supprimer", "SUPPRIMER !", undefined].some(isConfirmed)).toBe(false);
});
