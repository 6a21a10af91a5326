import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const cards = (page: Page) => page.locator("main article h2, main article h3");

for (const { list, typed, meant, first } of [
  { list: "/freelance", typed: "traductrise", meant: "traduction", first: /^Traduction/ },
  { list: "/bourses", typed: "francofonie", meant: "francophonie", first: /Francophonie/ },
  { list: "/actualites", typed: "parrainnage", meant: "parrainage", first: /^Parrainer/ },
]) {
  test(`${list} dit qu'un mot mal écrit a été compris autrement`, async ({ page }) => {
    await page.goto(`${list}?q=${typed}`);
    await expect(page.getByText(`Résultats pour « ${meant} ».`)).toBeVisible();
    await expect(cards(page).filter({ hasText: first }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const { list, filter, word } of [
  { list: "/freelance", filter: "budget=moins-de-2000", word: "react" },
  { list: "/bourses", filter: "niveau=doctorat", word: "francophonie" },
  { list: "/actualites", filter: "categorie=visas", word: "garderie" },
]) {
  test(`${list} mène de ce qui ne trouve rien à plus près`, { tag: "@full" }, async ({ page }) => {
    await page.goto(`${list}?q=${word}+astronaute&${filter}`);
    const nearer = page.getByRole("navigation", { name: "Recherches proches" });
    await nearer.getByRole("link", { name: `« ${word} » sans filtre` }).click();
    await expect(page).toHaveURL(new RegExp(`${list}\\?q=${word}$`));
    await expect(cards(page).first()).toBeVisible();
  });
}

for (const { list, label, typed, option, kind } of [
  {
    list: "/freelance",
    label: "Rechercher une mission",
    typed: "typesc",
    option: "TypeScript",
    kind: "Compétence",
  },
  {
    list: "/bourses",
    label: "Rechercher une bourse",
    typed: "mcgi",
    option: "Université McGill",
    kind: "Université",
  },
  {
    list: "/actualites",
    label: "Rechercher un article",
    typed: "loge",
    option: "logement",
    kind: "Thème",
  },
]) {
  test(`${list} suggère, et l'on choisit au clavier`, { tag: "@full" }, async ({ page }) => {
    await page.goto(list);
    const field = page.getByLabel(label);
    await field.focus();
    await expect(field).toHaveRole("combobox");
    await field.pressSequentially(typed);
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    const wanted = options.filter({ hasText: kind }).filter({ hasText: option }).first();
    await expect(wanted).toBeVisible();
    const before = await wanted.evaluate((one) =>
      [...(one.parentElement?.children ?? [])].indexOf(one),
    );
    for (let n = 0; n <= before; n += 1) await field.press("ArrowDown");
    await expect(wanted).toHaveAttribute("aria-selected", "true");
    await field.press("Enter");
    await expect(field).toHaveValue(new RegExp(option));
    await expect(page).toHaveURL(/\?q=/);
    await expect(cards(page).first()).toBeVisible();
  });
}

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { list, q, menu, value } of [
    { list: "/freelance", q: "site", menu: "budget", value: "plus-de-5000" },
    { list: "/bourses", q: "université", menu: "niveau", value: "master" },
  ]) {
    test(`les menus de ${list} comptent, et leur compte est vrai`, { tag: "@full" }, async ({
      page,
    }) => {
      await page.goto(`${list}?q=${q}`);
      const option = page.locator(`select[name=${menu}] option[value=${value}]`);
      const offered = /\((\d+)\)$/.exec((await option.textContent()) ?? "")?.[1] ?? "0";
      await page.goto(`${list}?q=${q}&${menu}=${value}`);
      await expect(page.getByRole("status").filter({ hasText: /trouvée/ })).toContainText(
        new RegExp(`^${offered} `),
      );
    });
  }

  test("on trie les trois listes par pertinence", { tag: "@full" }, async ({ page }) => {
    for (const [list, q] of [
      ["/freelance", "react"],
      ["/bourses", "université"],
      ["/actualites", "permis"],
    ]) {
      await page.goto(`${list}?q=${q}`);
      await page.getByRole("link", { name: "Plus pertinentes" }).click();
      await expect(page).toHaveURL(/tri=pertinence/);
      await expect(page.getByRole("link", { name: "Plus pertinentes" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(cards(page).first()).toContainText(new RegExp(q ?? "", "i"));
    }
  });
});
