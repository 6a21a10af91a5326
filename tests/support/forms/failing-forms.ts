import { expect, type Locator, type Page } from "@playwright/test";
import { breakActions, type Failure } from "./broken-actions.ts";

/** A form as somebody is about to fill it in, and what it says. */
export type OpenForm = {
  form: Locator;
  button: string;
  /** When it could not be sent. */
  says: string;
  /** What must still be there then; a form without fields is only pressed. */
  typed?: [label: string, text: string][];
  /** Once it was sent. */
  sent: string;
};

export type OpensForm = (page: Page) => Promise<OpenForm>;

/** A text that somebody would not like to write again. */
export const WORDS = "Deux phrases que personne ne veut réécrire.";

const tried: Failure[] = [
  "hors ligne",
  "un mandataire sans réponse (502)",
  "une action qu'une mise à jour a retirée",
];

/** Sends a form that fails in every way, one after the other, and at last arrives. */
export async function expectNothingLost(page: Page, open: OpensForm): Promise<void> {
  const { form, button, says, typed = [], sent } = await open(page);
  for (const [label, text] of typed) await form.getByLabel(label, { exact: true }).fill(text);
  const press = form.getByRole("button", { name: button, exact: true });

  for (const failure of tried) {
    const broken = await breakActions(page, failure);
    await press.click();
    await expect.poll(broken.called).toBe(1);
    await expect(press).toBeEnabled();
    await expect(form.getByText(says).last()).toBeVisible();
    await expect(form.getByRole("button", { name: "Recharger la page" })).toBeVisible({
      visible: failure === "une action qu'une mise à jour a retirée",
    });
    for (const [label, text] of typed) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(press).toBeFocused();
    await broken.mend();
  }

  await press.click();
  await expect(page.getByText(sent).first()).toBeVisible();
}
