import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { notices } from "@/lib/copy/server-notices";
import { createAccount, newEmail, signIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { pdfFile } from "@/tests/support/files/files";
import { choose, dialog, newTitle } from "@/tests/support/publications/administration";
import {
  applicationsOf,
  createApplicant,
  openDialog,
  publish,
  send,
} from "@/tests/support/publications/applying";

/** What comes between a form and its action. */
const failures = {
  "hors ligne": (route: Route) => route.abort("internetdisconnected"),
  "un mandataire sans réponse (502)": (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }),
  "une action qu'une mise à jour a retirée": (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), "next-action": "0".repeat(42) } }),
  "le silence": () => undefined,
  "une réponse perdue": async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
} satisfies Record<string, (route: Route) => unknown>;
type Failure = keyof typeof failures;

/**
 * Lets every server action of this page fail, and nothing else.
 * @returns how many have been called, and the way back to normal
 */
async function breakActions(page: Page, failure: Failure) {
  let called = 0;
  const fail = async (route: Route) => {
    if (!("next-action" in route.request().headers())) return route.fallback();
    called += 1;
    await failures[failure](route);
  };
  await page.route("**/*", fail);
  return { called: () => called, mend: () => page.unroute("**/*", fail) };
}

const WORDS = "Deux phrases que personne ne veut réécrire.";
const found = (page: Page) => page.getByText("Brouillon retrouvé.");
const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }));
}

test("un message survit au rechargement, se dit, s'abandonne, et part avec l'envoi", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(found(page)).toHaveCount(0);
  await page.getByLabel("Message").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(WORDS);
  await expect(page.getByRole("status").filter({ hasText: "Brouillon retrouvé." })).toBeVisible();

  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(found(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");

  await page.getByLabel("Nom").fill("Camille Essai");
  await page.getByLabel("Courriel").fill("camille.essai@exemple.ca");
  await page.getByLabel("Objet").fill("Une question");
  await page.getByLabel("Message").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé !").first()).toBeVisible();
  await expect.poll(() => drafts(page)).not.toContain(WORDS);
});

test("un mot de passe n'est jamais gardé", async ({ page }) => {
  await page.goto("/connexion?onglet=inscription");
  await page.getByLabel("Nom complet").fill("Camille Essai");
  await page.getByLabel("Mot de passe", { exact: true }).fill("Erable-secret-2026");
  await expect.poll(() => drafts(page)).toContain("Camille Essai");
  expect(await drafts(page)).not.toContain("Erable-secret-2026");
});

test("envoyée avant son CV, la candidature l'attend, le dit, et part une fois", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", id);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/storage/v1/object/upload/**", async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("cover_message")) sent.push(request.url());
  });

  await dialog.locator("#cv").setInputFiles(pdfFile("Lent.pdf"));
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await send(dialog);
  await expect(
    dialog.getByRole("status").filter({ hasText: "Envoi du CV en cours…" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Envoi du CV en cours…" }).click();
  await expect(dialog.getByText("CV requis")).toHaveCount(0);
  expect(sent).toEqual([]);

  release();
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await applicationsOf(applicant)).toMatchObject([{ cv_file_name: "Lent.pdf" }]);
});

test("le CV choisi en dernier part, qu'un envoi coure ou qu'un fichier soit choisi", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([
    recruiter(),
    createApplicant("Camille Roy", ["Ancien.pdf"]),
  ]);
  const [first, second] = await Promise.all([publish("job", owner), publish("job", owner)]);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", first);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/storage/v1/object/upload/**", async (route) => {
    await released;
    await route.continue();
  });
  await dialog.getByRole("radio", { name: "Ajouter un autre CV" }).check();
  await dialog.locator("#cv").setInputFiles(pdfFile("Lent.pdf"));
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Ancien/ }).check();
  release();
  await expect(dialog.getByRole("radio", { name: "Lent.pdf" })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /^Ancien/ })).toBeChecked();
  await send(dialog);
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();

  // On the page of its own, whose file is a field of the form.
  await page.goto(`/espace-utilisateur/postuler/emplois/${second}`);
  await hydrated(page);
  const file = page.getByLabel("Ajouter un CV");
  await file.setInputFiles(pdfFile("Choisi.pdf"));
  await expect(page.getByRole("radio", { name: "Ajouter un autre CV" })).toBeChecked();
  await page.getByRole("radio", { name: "Lent.pdf" }).check();
  await expect(file).toHaveValue("");
  await file.setInputFiles(pdfFile("Choisi.pdf"));
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("Candidature envoyée !").first()).toBeVisible();
  const sent = (await applicationsOf(applicant)).map(({ cv_file_name }) => cv_file_name);
  expect(sent.toSorted()).toEqual(["Ancien.pdf", "Choisi.pdf"]);
});

test("hors ligne, un favori revient en arrière et le dit, même sans la bibliothèque d'avis", {
  tag: "@full",
}, async ({ page, context }) => {
  await signIn(page, (await createAccount()).email);
  const response = page.waitForResponse(/\/api\/saved/);
  await page.goto("/emplois");
  await response;
  const save = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Sauvegarder\s: / });
  await hydrated(page);
  await context.setOffline(true);
  await save.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Vos favoris n’ont pas pu être mis à jour." }),
  ).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(false);
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

const SCRIPTS = "**/_next/static/**/*.js";

/** Told by the plain notice, since its library does not come either; it is closed for the next one. */
async function expectNotice(page: Page) {
  const notice = page.getByRole("alert").filter({ hasText: notices.codeMissing.description });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await notice.getByRole("button", { name: "Fermer la notification" }).click();
  await expect(notice).toHaveCount(0);
}

test("« Postuler » hors ligne, puis après une mise à jour : la page reste, et la fenêtre s'ouvre dès qu'elle peut", {
  tag: "@full",
}, async ({ page, context }) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const title = newTitle("Sourcier");
  const id = await publish("job", owner, { title });
  await signIn(page, applicant.email);
  const known = page.waitForResponse(/\/api\/applications/);
  await page.goto(`/emplois/${id}`);
  await known;
  await hydrated(page);
  const heading = page.getByRole("heading", { name: title });
  const press = page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true });

  await context.setOffline(true);
  await press.click();
  await expectNotice(page);
  await expect(heading).toBeVisible();

  await context.setOffline(false);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await press.click();
  await expectNotice(page);
  await expect(heading).toBeVisible();

  await page.unroute(SCRIPTS);
  await press.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

/** A text that somebody would not like to write again. */
type OpenForm = {
  form: Locator;
  button: string;
  says: string;
  typed: Record<string, string>;
  sent: string;
};

/** A form as somebody is about to fill it in, and what it says: a page, a window, a deletion. */
const forms: Record<string, (page: Page) => Promise<OpenForm>> = {
  contact: async (page: Page) => {
    await page.goto("/contact");
    return {
      form: page.getByRole("main"),
      button: "Envoyer le message",
      says: "Message non envoyé",
      typed: { Nom: "Camille Essai", Courriel: newEmail(), Objet: "Question", Message: WORDS },
      sent: "Message envoyé !",
    };
  },
  candidature: async (page: Page) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    const id = await publish("job", owner);
    await signIn(page, applicant.email);
    return {
      form: await openDialog(page, "job", id),
      button: "Envoyer",
      says: "Votre candidature n’a pas pu être envoyée. Veuillez réessayer.",
      typed: { "Message d’accompagnement": WORDS },
      sent: "Candidature envoyée !",
    };
  },
  suppression: async (page: Page) => {
    const owner = await recruiter();
    const title = newTitle("À garder");
    await publish("job", owner, { title });
    await signIn(page, owner.email);
    await page.goto("/admin/jobs");
    await choose(page, title, "Supprimer");
    return {
      form: dialog(page, "Êtes-vous absolument sûr ?"),
      button: "Supprimer",
      says: "Impossible de supprimer l’offre.",
      typed: {},
      sent: "Offre d’emploi supprimée.",
    };
  },
};

for (const [name, failure] of [
  ["contact", "hors ligne"],
  ["candidature", "un mandataire sans réponse (502)"],
  ["suppression", "une action qu'une mise à jour a retirée"],
] as [string, Failure][]) {
  test(`${name}, ${failure} : rien n'est perdu, et l'envoi reprend`, async ({ page }) => {
    const open = forms[name] as (page: Page) => Promise<OpenForm>;
    const { form, button, says, typed, sent } = await open(page);
    for (const [label, text] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    const press = form.getByRole("button", { name: button, exact: true });
    const broken = await breakActions(page, failure);
    await press.click();
    await expect.poll(broken.called).toBe(1);
    await expect(form.getByText(says).last()).toBeVisible();
    await expect(form.getByRole("button", { name: "Recharger la page" })).toBeVisible({
      visible: failure === "une action qu'une mise à jour a retirée",
    });
    for (const [label, text] of Object.entries(typed)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(press).toBeFocused();
    await broken.mend();
    await press.click();
    await expect(page.getByText(sent).first()).toBeVisible();
  });
}

const mission = (page: Page) => dialog(page, "Ajouter une mission");

async function openForm(page: Page) {
  await page.goto("/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await expect(mission(page)).toBeVisible();
}

async function publishAndHearNothing(page: Page, title: string) {
  await mission(page).getByLabel("Titre").fill(title);
  await mission(page).getByLabel("Description").fill("Accorder les pianos d’un conservatoire.");
  const line = await breakActions(page, "une réponse perdue");
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page).getByText("Votre saisie est conservée")).toBeVisible();
  expect(line.called()).toBe(1);
  await line.mend();
}

async function expectOnce(page: Page, title: string) {
  await page.goto("/admin/freelance");
  await expect(page.getByRole("main").getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1);
}

test("ce qui se renvoie n'est publié qu'une fois, comme on l'a écrit en dernier", async ({
  page,
}) => {
  await signIn(page, (await recruiter()).email);
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  // The page is loaded anew: its draft is the same publication.
  await openForm(page);
  await expect(mission(page).getByText("Brouillon retrouvé.")).toBeVisible();
  await mission(page).getByLabel("Titre").fill(`${title} anciens`);
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, `${title} anciens`);
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
});
