import { type Browser, expect, type Request } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  newEmail,
  supabaseClient,
} from "@/tests/support/accounts/accounts";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { patiently } from "@/tests/support/attack/patient";
import { test } from "@/tests/support/browser/test";
import { callOf } from "@/tests/support/forms/actions";

const WRONG = "Adresse courriel ou mot de passe incorrect";
const TOO_MANY = "Trop de tentatives.";

async function otherBrowser(browser: Browser) {
  return (await browser.newContext()).newPage();
}

/** The call of the sign-in form, to be sent again by a program with other words in it. */
async function signInCall(browser: Browser, email: string, password: string): Promise<Request> {
  const page = await otherBrowser(browser);
  await page.goto("/connexion");
  const call = await callOf(page, () => fillSignIn(page, email, password));
  await expect(page.locator("[data-form-notice]")).toBeVisible();
  return call;
}

async function attempt(call: Request, change: (body: string) => string): Promise<string> {
  const { "next-action": action = "", "content-type": type = "" } = await call.allHeaders();
  const send = async () => {
    const response = await fetch(call.url(), {
      method: "POST",
      headers: {
        "next-action": action,
        "content-type": type,
        accept: "text/x-component",
        origin: new URL(call.url()).origin,
      },
      body: change(call.postDataBuffer()?.toString() ?? ""),
    });
    return response.text();
  };
  return patiently(send, (answer) => !answer.includes(WRONG) && !answer.includes(TOO_MANY));
}

/** How many were told whether the password is right, all others being told to wait. */
function heard(answers: string[]): number {
  const told = answers.filter((answer) => answer.includes(WRONG)).length;
  expect(answers.filter((answer) => answer.includes(TOO_MANY))).toHaveLength(answers.length - told);
  return told;
}

test("des mots de passe faux par dizaines n'enferment dehors ni l'appareil connu ni le lien du courriel", async ({
  page,
  browser,
}) => {
  const { email } = await createAccount();
  await page.goto("/connexion");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  await page.getByRole("banner").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();

  const call = await signInCall(browser, email, "Devinette-0000");
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      attempt(call, (body) => body.replace("Devinette-0000", `Devinette-${1000 + n}`)),
    ),
  );
  // One was heard before. What was not answered in time has used a turn up all the same.
  expect(heard(answers)).toBeLessThanOrEqual(9);
  expect(heard(answers)).toBeGreaterThan(0);

  const fresh = await otherBrowser(browser);
  await fresh.goto("/connexion");
  await fillSignIn(fresh, email);
  await expect(fresh.locator("[data-form-notice]")).toContainText(TOO_MANY);
  await expect(fresh.locator("[data-form-notice]")).toContainText("« Mot de passe oublié ? »");

  await page.goto("/connexion");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/espace-utilisateur$/);

  await fresh.goto("/connexion/mot-de-passe-oublie");
  await fresh.getByLabel("Adresse courriel").fill(email);
  await fresh.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(fresh.getByRole("heading", { name: "Courriel envoyé" })).toBeVisible();
  await fresh.goto(linkIn(await waitForMail(email, /nouveau mot de passe/), "/auth/confirm"));
  await fresh.getByRole("button", { name: "Choisir un mot de passe" }).click();
  await fresh.getByLabel("Nouveau mot de passe", { exact: true }).fill("Sapin-bleu-2027");
  await fresh.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(fresh).toHaveURL(/\/espace-utilisateur$/);
});

test("un mot de passe essayé sur quarante comptes s'arrête en chemin, comptes inconnus compris", async ({
  browser,
}) => {
  const known = (await createAccount()).email;
  const password = `Printemps-${Date.now()}`;
  const begun = performance.now();
  const call = await signInCall(browser, known, password);
  const emails = Array.from({ length: 40 }, () => newEmail("pulverise"));
  const answers = await Promise.all(
    emails.map((email) => attempt(call, (body) => body.replace(known, email))),
  );
  // One comes back each minute; what was late has used one up.
  const minutes = Math.ceil((performance.now() - begun) / 60_000);
  expect(heard(answers)).toBeLessThanOrEqual(20 + minutes);
  expect(heard(answers)).toBeGreaterThan(0);

  const page = await otherBrowser(browser);
  await page.goto("/connexion");
  await fillSignIn(page, known);
  // The forty are checked by the same machine.
  await expect(page).toHaveURL(/\/espace-utilisateur$/, { timeout: 30_000 });
});

test("le service appelé directement s'arrête aussi, sans que le site attende", async ({ page }) => {
  const { email } = await createAccount();
  const codes: unknown[] = [];
  for (let attempts = 0; attempts < 12; attempts += 1) {
    const password = `Devinette-${attempts}`;
    const { error } = await supabaseClient().auth.signInWithPassword({ email, password });
    codes.push(error?.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("invalid_credentials"));
  expect(codes.slice(10)).toEqual(Array(2).fill("over_request_rate_limit"));
  const detour = `${process.env.E2E_SUPABASE_URL}/auth/v1/%74oken?grant_type=password`;
  const answer = await fetch(detour, {
    method: "POST",
    headers: { apikey: process.env.E2E_PUBLISHABLE_KEY ?? "", "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Devinette-12" }),
  });
  expect(answer.status).toBe(429);

  await page.goto("/connexion");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
});
