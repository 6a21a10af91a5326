import { describe, expect, test } from "vitest";
import { deletionSchema, preferencesSchema } from "@/lib/settings/schema";

describe("Les préférences", () => {
  test("se lisent comme un formulaire les envoie", () => {
    expect(preferencesSchema.parse({ job_alerts: "on" })).toEqual({
      job_alerts: true,
      deadline_reminders: false,
      news_alerts: false,
      promo_alerts: false,
    });
  });
});

describe("La suppression du compte", () => {
  test.each(["SUPPRIMER", " SUPPRIMER "])("se confirme par %j", (confirmation) => {
    expect(deletionSchema.safeParse({ confirmation }).success).toBe(true);
  });

  test.each(["", "supprimer", "SUPPRIMER !", undefined])("pas par %j", (confirmation) => {
    expect(deletionSchema.safeParse({ confirmation }).success).toBe(false);
  });
});
