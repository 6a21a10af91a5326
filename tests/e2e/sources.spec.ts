import { expect } from "@playwright/test";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { asNewRecruiter, newTitle } from "@/tests/support/publications/administration";
import { apply, createApplicant } from "@/tests/support/publications/applying";

/** Puts a feed of these titles at an address of the tests' own Internet. */
const putFeed = (address: string, titles: string[]) =>
  fetch(process.env.E2E_ACCOUNTS_URL ?? "", {
    method: "POST",
    body: JSON.stringify({
      address,
      text: `<source>${titles.map((title) => `<job><referencenumber>${title}</referencenumber><title><![CDATA[${title}]]></title><city>Laval</city><state>QC</state><country>CA</country><category>Atelier</category><salary>30 $ l’heure</salary><description><![CDATA[<p>Souder des charpentes en atelier, de jour, dans une équipe de six personnes.</p>]]></description></job>`).join("")}</source>`,
    }),
  });

const callFunction = (name: string) =>
  fetch(`${process.env.E2E_SUPABASE_URL}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.E2E_SECRET_KEY}` },
    body: "{}",
  });

test("une agence connecte son flux : ses offres arrivent, et l'une s'en va, ce que la personne qui a postulé apprend", async ({
  page,
  browser,
}) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const operator = operatorClient();
  const domain = `${crypto.randomUUID().slice(0, 8)}.sources-essai.ca`;
  const { data: employer } = await operator
    .from("employers")
    .insert({
      ...{ name: newTitle("Agence du Nord"), website: `https://${domain}` },
      ...{ created_by: recruiter.id, verified_at: new Date().toISOString(), verified_by: "mail" },
    })
    .select("id")
    .single();
  const address = `https://emplois.${domain}/offres.xml`;
  const [leaving, staying] = [newTitle("Soudeuse"), newTitle("Cariste")];
  await putFeed(address, [leaving, staying]);

  await page.goto("/admin/entreprise");
  await page.getByRole("link", { name: "Sources d’offres" }).click();
  await hydrated(page);
  const typed = page.getByLabel("Adresse de vos offres");
  await typed.fill("https://ailleurs.exemple.ca/offres.xml");
  await page.getByRole("button", { name: "Voir les offres" }).click();
  await expect(typed).toHaveAccessibleDescription(/du site vérifié de l’entreprise/);
  await typed.fill(address);
  await page.getByRole("button", { name: "Voir les offres" }).click();
  await expect(
    page.getByRole("heading", { name: "2 offres d’emploi dans un fil XML" }),
  ).toBeVisible();
  await page.getByText("À corriger ou à compléter").click();
  await expect(page.getByText("Manque : métier.").first()).toBeVisible();
  await page.getByLabel("« Atelier »").selectOption({ label: "Soudeur·euse" });
  await page.getByLabel("Nouvelles offres").selectOption("En ligne dès leur arrivée");
  await page.getByRole("button", { name: "Connecter la source" }).click();
  await expect(page.getByText("2 offres d’emploi, 2 nouvelles.")).toBeVisible();

  const { data: jobs } = await operator
    .from("jobs")
    .select("id, title, trade, province, status")
    .eq("employer_id", employer?.id);
  const job = jobs?.find(({ title }) => title === leaving);
  expect(job).toMatchObject({ trade: "soudeur", province: "QC", status: "published" });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/emplois/${job?.id}`);
  await expect(visitor.getByRole("heading", { name: leaving, level: 1 })).toBeVisible();
  const applicant = await createApplicant();
  await apply(applicant, "job", job?.id);

  await putFeed(address, [staying]);
  for (const _ of [1, 2]) {
    await operator
      .from("employer_sources")
      .update({ next_at: new Date(0).toISOString() })
      .eq("employer_id", employer?.id);
    expect((await callFunction("read-sources")).ok).toBe(true);
  }
  await page.reload();
  await expect(page.getByText("1 offre d’emploi, 1 fermée par l’entreprise.")).toBeVisible();
  await callFunction("send-mails");
  const mail = await waitForMail(applicant.email, /Annonce retirée/);
  expect(mail.text).toContain(leaving);

  await hydrated(page);
  await page.getByRole("button", { name: "Retirer la source" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Source retirée").first()).toBeVisible();
  await expect(page.getByText(address)).toBeHidden();
});
