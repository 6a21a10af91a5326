import { chromium, expect, test } from "@playwright/test";
import { createAccount, fillSignIn } from "@/tests/support/accounts/accounts";
import { browserArguments } from "@/tests/support/browser/browser";
import { oldChromium } from "@/tests/support/engines/old-chromium";
import { createApplicant, openDialog, publish } from "@/tests/support/publications/applying";

test("Chromium 112, plus ancien que ce qui est promis, lit, se connecte et ouvre le formulaire", async ({
  baseURL,
}) => {
  const executablePath = oldChromium();
  test.skip(executablePath === null, "Chromium 112 n’a pas pu être installé");
  const [owner, applicant] = await Promise.all([
    createAccount({ fullName: "Zoé Tremblay", role: "recruteur" }),
    createApplicant(),
  ]);
  const id = await publish("job", owner, { title: "Gardienne de phare" });
  const browser = await chromium.launch({
    executablePath: executablePath ?? "",
    args: browserArguments(),
  });
  try {
    expect(browser.version()).toMatch(/^112\./);
    const page = await (await browser.newContext({ baseURL, locale: "fr-CA" })).newPage();
    const exceptions: string[] = [];
    page.on("pageerror", ({ message }) => exceptions.push(message));
    for (const list of ["/emplois", "/freelance", "/bourses", "/actualites"]) {
      await page.goto(list);
      await expect(page.locator("html[data-listening]")).toBeAttached();
      await expect(page.getByRole("article").nth(3), list).toBeVisible();
    }
    await page.goto("/emplois?q=infirmier");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gardienne de phare");
    await page.goto("/connexion");
    await fillSignIn(page, applicant.email);
    await expect(page).toHaveURL(/\/espace-utilisateur$/);
    await openDialog(page, "job", id);
    expect(exceptions).toEqual([]);
  } finally {
    await browser.close();
  }
});
