import { expect, type Page } from "@playwright/test";
import { contactMessage } from "#supabase/functions/_shared/mails/contact.ts";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { asOperator, operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { withJob } from "@/tests/support/publications/temporary-job";

test.use({ viewport: { width: 320, height: 740 } });

const WORD = "Anticonstitutionnellement".repeat(5);
const LINK = `https://exemple.ca/${"a".repeat(140)}`;
/** Words that nothing separates: no-break spaces, no space at all, a long address. */
const HOSTILE = `${"un\u00a0".repeat(60)} ${"x".repeat(300)} ${LINK}`;

async function expectNoWider(page: Page, what: string) {
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${what} (${media})`).toBeLessThanOrEqual(0);
  }
}

test("rien de ce qu'on écrit n'élargit une page ni un courriel à 320 px", async ({ page }) => {
  const { id: recruiter, email } = await createAccount({
    role: "recruteur",
    fullName: WORD.slice(0, 100),
  });
  const job = {
    title: WORD.slice(0, 120),
    company_name: WORD.slice(0, 120),
    location: WORD.slice(0, 100),
    description: `${HOSTILE}\n\n- ${HOSTILE}\n- ${LINK}`,
    company: HOSTILE,
    requirements: [HOSTILE.slice(0, 300)],
    benefits: [LINK],
    salary_range: WORD.slice(0, 100),
    posted_at: new Date().toISOString(),
    status: "published" as const,
    recruiter_id: recruiter,
  };
  const neighbour = { title: `${job.title} bis`, company_name: "Essai", description: "Texte" };
  await withJob(job, (id) =>
    withJob({ ...neighbour, status: "published" }, async (beside) => {
      const q = WORD.slice(0, 60);
      const paths = [
        ...["/", "/emplois", `/emplois?q=${q}&lieu=${q}`, `/emplois?q=${q}+soudeur`],
        ...[
          `/emplois?offre=${id}`,
          `/emplois/${id}`,
          `/emplois/${beside}`,
          `/signaler/emplois/${id}`,
        ],
      ];
      for (const path of paths) {
        await page.goto(path);
        await expectNoWider(page, path);
      }
      await signIn(page, email);
      const own = ["/admin", "/admin/jobs", `/admin/jobs?modifier=${id}`, "/admin/candidatures"];
      for (const path of [...own, "/espace-utilisateur"]) {
        await page.goto(path);
        await expectNoWider(page, path);
      }
    }),
  );

  const input = { id: WORD, name: WORD, email, subject: WORD, message: HOSTILE, type: "general" };
  await page.setContent(contactMessage(input, email).html ?? "");
  await expectNoWider(page, "courriel");
});

test("un long nom d'entreprise n'élargit pas la page des comptes", async ({ page }) => {
  const client = operatorClient();
  const { id: created_by, email } = await createAccount({ role: "recruteur" });
  const verified = { verified_at: new Date().toISOString(), verified_by: "operator" };
  const name = `Atelier ${WORD.slice(0, 90)}`;
  const rows = [
    { name, ...verified },
    { name: `${name}s`, created_by },
  ];
  const { data, error } = await client
    .from("employers")
    .insert(rows, { defaultToNull: false })
    .select("id");
  if (error) throw error;
  try {
    await asOperator(page);
    await page.goto(`/admin/operation/comptes?q=${email}`);
    await expect(page.getByText("Nom proche d’une entreprise vérifiée")).toBeVisible();
    await expectNoWider(page, "comptes");
  } finally {
    await client
      .from("employers")
      .delete()
      .in(
        "id",
        data.map(({ id }) => id),
      );
  }
});
