import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * What axe finds wrong on the page as it stands, a line for each rule. Between two pages of the
 * router the document has no title for a moment: that is waited out.
 * @param within only this part of the page
 */
export async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  await expect(page).toHaveTitle(/./);
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map((node) => node.html).join(" | ")}`);
}
