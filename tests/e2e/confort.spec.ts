import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

async function openFirstJob(page: Page) {
  await page.goto("/emplois");
  const link = page.locator("a[data-card]").first();
  const title = (await link.textContent()) ?? "";
  return { link, title };
}

test("une offre imprimée garde son texte et ses faits, sans menus ni boutons", {
  tag: "@full",
}, async ({ page }) => {
  const { link, title } = await openFirstJob(page);
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main").getByText("Salaire").locator("visible=true")).not.toHaveCount(
    0,
  );
  for (const name of ["Postuler", "Partager", "Se connecter", "S’inscrire"]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const colours = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(colours).toBe("rgb(255, 255, 255)");
});

test("en couleurs imposées, boutons et badges gardent un contour", { tag: "@full" }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/emplois");
  for (const target of [
    page.getByRole("button", { name: "Filtrer", exact: true }),
    page
      .getByRole("article")
      .first()
      .getByText(/^(CDI|CDD|Stage|Freelance)$/),
  ]) {
    const { width, style } = await target.evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle };
    });
    expect(width).toBeGreaterThan(0);
    expect(style).toBe("solid");
  }
});

test("le focus d'un champ se voit, et n'a pas la couleur d'une erreur", { tag: "@full" }, async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/connexion");
    const { focus, maple } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const colourOf = (token: string) => {
        probe.style.color = `var(--color-${token})`;
        return getComputedStyle(probe).color;
      };
      return { focus: colourOf("focus"), maple: colourOf("maple") };
    });
    const field = page.getByLabel("Adresse courriel");
    await field.focus();
    await expect(field).toHaveCSS("outline-width", "3px");
    await expect(field).toHaveCSS("outline-color", focus);
    expect(focus, colorScheme).not.toBe(maple);
  }
});
