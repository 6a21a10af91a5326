import { expect, type Page, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { newTitle } from "@/tests/support/publications/administration";
import { createApplicant, openDialog, send } from "@/tests/support/publications/applying";
import { withJob } from "@/tests/support/publications/temporary-job";

const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

const job = {
  company_name: "Résidence des Tilleuls",
  description: "Soigner.",
  location: "Moncton",
  trade: "infirmier-auxiliaire",
  open_abroad: true,
  permit_offer: "lmia_pending",
  french_level: "intermediate",
  english_level: "none",
  abroad_start_date: "2099-05-03",
} as const;

test("une infirmière auxiliaire de Tunis dit où elle en est, et lit ce qui lui convient et pourquoi", async ({
  page,
}) => {
  const nurse = await createAccount({ fullName: "Amira Essai" });
  await signIn(page, nurse.email);
  const fits = newTitle("Infirmier·ère auxiliaire de jour");
  const asksMore = newTitle("Infirmier·ère auxiliaire bilingue");
  await withJob({ ...job, title: fits }, async (fitting) => {
    await withJob({ ...job, title: asksMore, english_level: "advanced" }, async () => {
      await page.goto("/espace-utilisateur?onglet=pour-vous");
      await expect(page.getByText("Complétez d’abord votre profil.")).toBeVisible();
      await page.getByRole("link", { name: "Compléter mon profil" }).click();

      await page.getByRole("button", { name: "Modifier", exact: true }).click();
      await page.getByLabel("Pays").fill("Tunisie");
      await page.getByLabel("Profession").fill("Infirmière auxiliaire");
      await page.getByLabel("Ma situation").selectOption("À l’étranger");
      await page.getByLabel("Mon arrivée prévue au Canada").fill("2099-04-02");
      await page.getByLabel("Mon français").selectOption("Avancé (NCLC 9 à 12)");
      await page.getByLabel("Mon anglais").selectOption("Notions (CLB 1 à 4)");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByText("Profil sauvegardé")).toBeVisible();
      await expect(page.getByLabel("Mon arrivée prévue au Canada")).toHaveValue("2099-04-02");

      await page.getByRole("tab", { name: "Pour Vous" }).click();
      const matching = group(page, "Annonces qui correspondent à votre profil").getByRole(
        "article",
      );
      const reasons = matching
        .filter({ hasText: fits })
        .getByRole("list", { name: "Cette annonce et vos critères" });
      await expect(reasons.getByRole("listitem")).toHaveText([
        /Votre métier.: infirmier·ère auxiliaire/,
        /recrute à l’étranger/,
        /facilite le permis \(EIMT demandée\)/,
        /Français demandé.: intermédiaire, à partir de NCLC.5.; votre niveau.: avancé/,
        /Anglais.: non exigé/,
        /Entrée en poste le 3 mai 2099.; vous prévoyez d’arriver le 2 avril 2099/,
      ]);
      const not = group(page, "Annonces qui correspondent en partie à votre profil").getByRole(
        "article",
      );
      await expect(not.filter({ hasText: asksMore })).toContainText(
        /Anglais demandé.: avancé, à partir de CLB.9.; votre niveau.: notions/,
      );

      // The list and the offer say the same, to her alone.
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/match")) requests.push(request.url());
      });
      await page.goto(`/emplois?q=${encodeURIComponent(fits)}`);
      await expect(card(page, fits)).toContainText(
        /Correspond à votre profil.: Votre métier.: infirmier·ère auxiliaire/,
      );
      expect(requests).toHaveLength(1);
      await page.goto(`/emplois/${fitting}`);
      await expect(group(page, "Correspond à votre profil").getByRole("listitem")).toHaveCount(6);
      const stranger = await page.request.get(`/emplois/${fitting}`);
      expect(await stranger.text()).not.toContain("Correspond à votre profil");
    });
  });
});

test.describe("sur un téléphone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("un résultat de test devient un niveau, une offre, une candidature", async ({ page }) => {
    const candidate = await createApplicant("Awa Essai");
    await signIn(page, candidate.email);
    const title = newTitle("Soudeur·euse en Mobilité francophone");
    await withJob({ ...job, title, permit_offer: "francophone_mobility" }, async (id) => {
      await page.goto("/mon-francais");
      await page.getByLabel("Test passé").selectOption("TEFAQ ou TEF Québec");
      await page.getByLabel("Compréhension orale").fill("434");
      await page.getByRole("button", { name: "Voir mon niveau" }).click();
      await expect(page.getByText("Il faut un TEF Canada ou un TCF Canada.")).toBeVisible();

      await page.getByLabel("Test passé").selectOption("TEF Canada");
      await page.getByLabel("Compréhension écrite").fill("700");
      await page.getByLabel("Expression orale").fill("386");
      await page.getByRole("button", { name: "Voir mon niveau" }).click();
      await expect(page.getByText("Écrivez un nombre de 0 à 699")).toBeVisible();
      await page.getByLabel("Compréhension écrite").fill("");
      await page.getByRole("button", { name: "Voir mon niveau" }).click();
      await expect(page.getByRole("heading", { name: "Votre niveau" })).toBeFocused();
      await expect(page.getByText("Expression orale : il manque 1 point.")).toBeVisible();

      await page.getByLabel("Expression orale").fill("387");
      await page.getByRole("button", { name: "Voir mon niveau" }).click();
      await expect(page.getByText("Niveau atteint", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Garder mon niveau" }).click();
      await expect(page.getByRole("main").getByText("Niveau enregistré")).toBeVisible();
      expect(page.url()).toMatch(/\/mon-francais$/);

      await page.getByRole("link", { name: "Offres en Mobilité francophone" }).click();
      await page.waitForURL(/mobilite=1/);
      await page.goto(`/emplois?mobilite=1&q=${encodeURIComponent(title)}`);
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect(
        page.getByText(/Français demandé.: intermédiaire, à partir de NCLC.5/),
      ).toBeVisible();
      await send(await openDialog(page, "job", id));
      await expect(page.getByText("Candidature envoyée !").first()).toBeVisible();
    });
  });
});
