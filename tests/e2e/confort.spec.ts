import { expect, type Page } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
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

test("le titre passe de la carte à sa page, sauf pour qui ne veut pas de mouvement", {
  tag: "@full",
}, async ({ page }) => {
  // On a wide window the offer opens beside its list.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.startViewTransition = (options) => {
      const transition = start(options);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            if (part?.includes("titre-")) seen.push(part);
          }
        },
        () => {},
      );
      return transition;
    };
  });
  const moved = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { link, title } = await openFirstJob(page);
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    if (reducedMotion === "reduce") expect(await moved()).toBe(0);
    else await expect.poll(moved).toBeGreaterThan(0);
  }
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

test("les filtres se manient au clavier, du champ à l'étiquette retirée", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/emplois");
  const search = page.getByRole("main").getByLabel("Rechercher une offre");
  await search.focus();
  await page.keyboard.type("infirmier");
  await expect(page).toHaveURL(/q=infirmier/);
  await expect(search).toBeFocused();
  await openFilters(page);
  await page.getByLabel("Type de contrat").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/contrat=CDI/);
  await expect(page.getByLabel("Type de contrat")).toBeFocused();
  const chip = page.getByRole("link", { name: /CDI/ }).first();
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/contrat=/);
  await expect(page.getByLabel("Type de contrat")).toHaveValue("");
});

test("un avis est dit poliment, s'atteint et se ferme au clavier", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/freelance");
  const publish = page.getByRole("main").getByRole("button", { name: "Soumettre une mission" });
  await publish.focus();
  await page.keyboard.press("Enter");
  const notice = page.getByRole("listitem").filter({ hasText: "Accès restreint" });
  await expect(notice).toBeVisible();
  const region = page.getByRole("region", { name: /Notifications/ });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(publish).toBeFocused();
  await page.keyboard.press("Alt+KeyT");
  await expect(region.getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice.getByRole("button", { name: "Fermer la notification" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice).toBeHidden();
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

test("un lien vers un autre site garde sur sa ligne sa marque et le signe qui le suit", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/terms");
  const links = page.locator("main p a[rel=noopener]");
  const cut = await links.evaluateAll((all) => {
    const boxOf = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    return all.flatMap((link) => {
      const [word, icon, sign] = [link.firstChild, link.querySelector("svg"), link.nextSibling];
      const paragraph = link.closest("p");
      if (!(word instanceof Text && sign instanceof Text) || !icon || !paragraph) return ["?"];
      const isApart = (box: DOMRect) => {
        const mark = icon.getBoundingClientRect();
        return box.top > mark.bottom || box.bottom < mark.top;
      };
      const widths: string[] = [];
      for (let width = 160; width < 400; width++) {
        paragraph.style.width = `${width}px`;
        if (isApart(boxOf(word, word.length - 1)) || isApart(boxOf(sign, 0))) {
          widths.push(`${word.data}, ${width} px`);
        }
      }
      return widths;
    });
  });
  expect(cut).toEqual([]);
  expect(await links.count()).toBeGreaterThan(1);
});
