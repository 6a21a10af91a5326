import { expect, type Page, test } from "@playwright/test";
import { newTitle } from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const welder = {
  company_name: "Usinage Fer-Nord",
  description: "Souder des charpentes.",
  location: "Sherbrooke, Québec",
};

test("une soudeuse de Lyon compare deux offres payées à l'heure et à l'année", {
  tag: "@full",
}, async ({ page }) => {
  const [hourly, yearly] = [newTitle("Soudure à l’heure"), newTitle("Soudure à l’année")];
  const byTheHour = {
    ...welder,
    title: hourly,
    salary_range: "28\u00a0$ à 32\u00a0$ l’heure",
    salary_min: 28,
    salary_max: 32,
    salary_period: "hour",
    work_time: "full",
    weekly_hours_min: 37.5,
    work_mode: "site",
  } as const;
  const byTheYear = {
    ...welder,
    title: yearly,
    salary_range: "62\u00a0400\u00a0$ par an",
    salary_min: 62_400,
    salary_period: "year",
    contract_type: "CDD",
    contract_months: 8,
    work_mode: "hybrid",
  } as const;
  await withJob(byTheHour, (hourlyId) =>
    withJob(byTheYear, async (yearlyId) => {
      // The list adds to each pay the unit that it is not written in.
      await page.goto(`/emplois?q=${encodeURIComponent(hourly)}`);
      await expect(card(page, hourly)).toContainText("≈ 54 600 $ à 62 400 $/an");
      await page.goto(`/emplois?q=${encodeURIComponent(yearly)}`);
      await expect(card(page, yearly)).toContainText("≈ 30,00 $/h");
      await expect(card(page, yearly)).toContainText("Hybride");

      // Each page says both, and what they suppose.
      await page.goto(`/emplois/${hourlyId}`);
      const facts = page.locator(".offer-columns");
      await expect(facts).toContainText("≈ 54 600 $ à 62 400 $/an");
      await expect(facts).toContainText("Calcul : 52 semaines de 37,5 heures.");
      await expect(facts).toContainText("Temps plein, 37,5 heures par semaine");
      await expect(facts).toContainText("Sur place");
      await expect(facts).not.toContainText("Durée du contrat");

      await page.goto(`/emplois/${yearlyId}`);
      await expect(facts).toContainText("≈ 30,00 $/h");
      await expect(facts).toContainText(
        "52 semaines de 40 heures (2 080 heures par an), faute d’horaire précisé",
      );
      await expect(facts).toContainText("Le contrat, lui, dure 8 mois");
      await expect(facts.getByText("Horaire", { exact: true })).toHaveCount(0);
    }),
  );
});
