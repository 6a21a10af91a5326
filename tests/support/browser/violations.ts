import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const PASSING = ["document-title", "color-contrast"];

/**
 * In one page, and what is wrong alone: for frames of other sites, which we have none of, it would open
 * a page beside this one each time, and for what is right it would write down each element's place.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/**
 * What axe finds wrong on the page as it stands, a line for each rule. Between two pages of the
 * router the document has no title for a moment, and what is waited for is paler: that is waited out.
 * @param within only this part of the page
 */
export async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  const analyse = async () => {
    await expect(page).toHaveTitle(/./);
    return (await axe(page).include(within).analyze()).violations;
  };
  let found = await analyse();
  if (found.some(({ id }) => PASSING.includes(id))) found = await analyse();
  return found.map(({ id, nodes }) => `${id} : ${nodes.map((node) => node.html).join(" | ")}`);
}
