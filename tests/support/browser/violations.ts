import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const PASSING = ["document-title", "color-contrast"];

/**
 * What axe finds wrong on the page as it stands, a line for each rule. Between two pages of the
 * router the document has no title for a moment, and what is waited for is paler: that is waited out.
 * @param within only this part of the page
 */
export async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  const analyse = async () => {
    await expect(page).toHaveTitle(/./);
    return (await new AxeBuilder({ page }).include(within).analyze()).violations;
  };
  let found = await analyse();
  if (found.some(({ id }) => PASSING.includes(id))) found = await analyse();
  return found.map(({ id, nodes }) => `${id} : ${nodes.map((node) => node.html).join(" | ")}`);
}
