import { expect } from "@playwright/test";
import { createAccount, fillSignIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import {
  applicationsOf,
  createApplicant,
  type Kind,
  kinds,
  publish,
  send,
  subjectsTo,
} from "@/tests/support/publications/applying";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

// Each makes its own people, confirmed by mail: that takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

// A site of its own on the same build, whose way to the mail function is cut.
test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test");

let site: FragileSite;
let suspended: FragileSite;

test.beforeAll(async () => {
  site = await startFragileSite();
  site.refuse("/functions/v1/send-application-email");
  suspended = await startFragileSite({ SUSPENDED_FEATURES: "apply,quick-apply" });
});
test.afterAll(async () => {
  await site?.stop();
  await suspended?.stop();
});

const outcomes: [Kind, string][] = [
  ["job", ""],
  [
    "freelance",
    "Votre proposition n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
  ],
  [
    "scholarship",
    "Votre candidature n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
  ],
];

for (const [kind, refusal] of outcomes) {
  const goesThrough = refusal === "";
  test(`sans la fonction de courriel, ${kinds[kind].path} : ${goesThrough ? "la candidature passe" : "rien n'est enregistré"}`, async ({
    page,
  }) => {
    const [owner, applicant] = await Promise.all([
      createAccount({ fullName: "Zoé Tremblay", role: "recruteur" }),
      createApplicant(),
    ]);
    const id = await publish(kind, owner);
    const { path, button, sent, mail } = kinds[kind];
    await page.goto(`${site.url}${path}/${id}`);
    await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
    await fillSignIn(page, applicant.email);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Ce que j'ai tapé.");
    await send(dialog);

    if (goesThrough) {
      await expect(page.getByText(sent)).toBeVisible();
      expect(await applicationsOf(applicant)).toHaveLength(1);
    } else {
      await expect(dialog.getByText("Erreur lors de l’envoi")).toBeVisible();
      await expect(dialog.getByText(refusal)).toBeVisible();
      await expect(dialog.getByRole("textbox")).toHaveValue("Ce que j'ai tapé.");
      expect(await applicationsOf(applicant)).toEqual([]);
    }
    expect(await subjectsTo(owner, mail, 0)).toEqual([]);
  });
}

test("suspendues, les candidatures montrent leur avis et rien d'autre", { tag: "@full" }, async ({
  page,
}) => {
  // What this site makes must not reach the pages that the others keep on the same build.
  await page.route("**/*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  await page.goto(`${suspended.url}/emplois`);
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
