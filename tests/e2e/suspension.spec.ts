import { expect } from "@playwright/test";
import { createAccount } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { publish } from "@/tests/support/publications/applying";
import { test } from "@/tests/support/site/second-site";

// A site whose operator has suspended what people do on it.

test("la recherche et les candidatures suspendues montrent leur avis et rien d'autre", async ({
  page,
  suspended,
}) => {
  // What this site makes must not reach the pages that the others keep on the same build.
  await page.route("**/*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  await page.goto(`${suspended.url}/emplois`);
  await hydrated(page);
  await page.getByRole("banner").locator("summary", { hasText: "Rechercher" }).click();
  await expect(page.getByText("🚧 Recherche en développement")).toBeVisible();
  await expect(page).toHaveURL(`${suspended.url}/emplois`);
  await page.getByRole("button", { name: "Postuler rapidement" }).first().click();
  await expect(page.getByText("🚧 Candidature rapide en développement")).toBeVisible();
  // A page that no other site on this build has made before.
  const owner = await createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
  await page.goto(`${suspended.url}/emplois/${await publish("job", owner)}`);
  await page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByText("🚧 Fonctionnalité en développement")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
