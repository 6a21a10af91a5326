import { expect, type Page } from "@playwright/test";
import { createAccount } from "@/tests/support/accounts/accounts";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";
import { dialog } from "@/tests/support/publications/administration";
import {
  createApplicant,
  everyKind,
  kinds,
  openDialog,
  publish,
  send,
  signedIn,
} from "@/tests/support/publications/applying";

for (const kind of everyKind) {
  const tag = kind === "scholarship" ? "@full" : [];
  test(`${kinds[kind].path} : la personne envoie, le recruteur lit et refuse, la personne le voit`, {
    tag,
  }, async ({ browser }) => {
    const [owner, applicant] = await Promise.all([
      createAccount({ fullName: "Zoé Tremblay", role: "recruteur" }),
      createApplicant("Ada Lavoie"),
    ]);
    const title = `Les deux côtés ${crypto.randomUUID().slice(0, 8)}`;
    const asks = kind !== "scholarship";
    const id = await publish(kind, owner, {
      title,
      ...(asks && { questions: ["Un permis, lequel\u00a0?"] }),
      ...(kind === "job" && { max_applications: 1 }),
    });

    const candidate = await signedIn(await browser.newContext(), applicant);
    const form = await openDialog(candidate, kind, id);
    await form.getByLabel("Message d’accompagnement").fill("Je commence quand vous voulez.");
    if (asks) {
      await form.getByRole("button", { name: "Envoyer", exact: true }).click();
      await expect(form.getByText("Répondez à la question")).toBeVisible();
      await form.getByLabel("Un permis, lequel").fill("Un permis ouvert.");
    }
    await send(form);
    await expect(candidate.getByText(kinds[kind].sent)).toBeVisible();
    if (kind === "job") {
      const visitor = await (await browser.newContext()).newPage();
      const closed = visitor.getByText("Nombre maximal de candidatures atteint");
      await expect(async () => {
        await visitor.goto(`/emplois/${id}`);
        await expect(closed.filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(visitor.getByRole("button", { name: "Postuler" })).toHaveCount(0);
    }

    // By the mail's own link: the CV is behind it, never in it.
    const news = await waitForMail(owner.email, kinds[kind].mail);
    const recruiter = await signedIn(await browser.newContext(), owner);
    await recruiter.goto(applicationLink(news.html));
    await expect(recruiter.getByRole("heading", { level: 1, name: "Ada Lavoie" })).toBeVisible();
    await expect(recruiter.getByText("Je commence quand vous voulez.")).toBeVisible();
    if (asks) {
      expect(news.text).toContain("Un permis ouvert.");
      await expect(recruiter.getByText("Un permis ouvert.")).toBeVisible();
    }
    if (kind === "job") {
      await recruiter.getByRole("textbox", { name: /^Notes/ }).fill("À rappeler lundi.");
      await recruiter.getByLabel("Présélection").check();
      await recruiter.getByRole("button", { name: "Enregistrer" }).click();
      await expect(recruiter.getByText("Notes enregistrées")).toBeVisible();
      await proposeInterview(recruiter);
      await candidate.goto(`/espace-utilisateur/candidatures/${recruiter.url().split("/").at(-1)}`);
      await expect(candidate.getByText("À rappeler lundi.")).toHaveCount(0);
      const link = candidate.getByRole("link", { name: "Ajouter à mon agenda" });
      const file = await candidate.request.get((await link.getAttribute("href")) ?? "");
      expect(await file.text()).toContain("DTSTART:20300103T150000Z");
    }
    await recruiter.getByRole("button", { name: "Refuser" }).click();
    const answer = dialog(recruiter, "Répondre à Ada Lavoie");
    await answer.getByLabel("Message").fill("Le poste est pourvu, merci.");
    await answer.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect(recruiter.getByText(/^Nouveau statut\s: «\sRefusée\s» le /)).toBeVisible();

    const reply = await waitForMail(
      applicant.email,
      /^Réponse à votre (candidature|proposition)\s: /,
    );
    expect(reply.text).toContain("> Le poste est pourvu, merci.");
    await candidate.goto("/espace-utilisateur?onglet=candidatures");
    const card = candidate.getByRole("tabpanel").getByRole("listitem").filter({ hasText: title });
    await expect(card.getByText("Refusée", { exact: true })).toBeVisible();
    await card.getByRole("link", { name: /^Voir la (candidature|proposition)/ }).click();
    await expect(candidate.getByText("Le poste est pourvu, merci.")).toBeVisible();
    if (kind === "job") await fillElsewhere(recruiter, title);
  });
}

/** Marks it filled from the table, and says how. */
async function fillElsewhere(page: Page, title: string) {
  await page.goto("/admin/jobs");
  const row = page.getByRole("row", { name: title });
  await expect(row).toContainText("Complète");
  await expect(row).toContainText("1 candidature (1 au plus)");
  await row.getByRole("button", { name: `Actions pour ${title}` }).click();
  await page.getByRole("menuitem", { name: "Marquer comme pourvue" }).click();
  await expect(row).toContainText(/Avez-vous trouvé quelqu’un/);
  await row.getByRole("button", { name: "Oui, autrement" }).click();
  await expect(page.getByText("Réponse enregistrée")).toBeVisible();
  await expect(row.getByRole("button", { name: "Oui, autrement" })).toHaveCount(0);
}

async function proposeInterview(page: Page) {
  await page.getByRole("button", { name: "Proposer une entrevue" }).click();
  const form = dialog(page, "Répondre à Ada Lavoie");
  await form.getByLabel("Date et heure de l’entrevue").fill("2030-01-03T10:00");
  await form.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(
    page.getByText(/Entrevue le 3 janvier 2030 à 10\sh, heure de Montréal/),
  ).toBeVisible();
}

/** The first link of a mail into the administration. */
function applicationLink(html = ""): string {
  return html.match(/https?:\/\/[^"\s]+\/admin\/candidatures\/[0-9a-f-]{36}/)?.[0] ?? "";
}
