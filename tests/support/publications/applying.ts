import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  type Account,
  createAccount,
  signIn,
  supabaseClient,
} from "#tests/support/accounts/accounts.ts";
import { mailsTo } from "#tests/support/accounts/mailbox.ts";
import { operatorClient } from "#tests/support/accounts/operator.ts";
import { hydrated } from "#tests/support/browser/hydrated.ts";
import { pdfFile } from "#tests/support/files/files.ts";

/** What can be applied to: its table and columns, its address, the words of its page. */
export const kinds = {
  job: {
    table: "jobs",
    column: "job_id",
    ends: "application_deadline",
    path: "/emplois",
    button: "Postuler",
    sent: "Candidature envoyée !",
    mail: /^Nouvelle candidature\s: /,
  },
  freelance: {
    table: "freelance_jobs",
    column: "freelance_id",
    ends: "application_deadline",
    path: "/freelance",
    button: "Envoyer ma proposition",
    sent: "Proposition envoyée !",
    mail: /^Nouvelle proposition\s: /,
  },
  scholarship: {
    table: "scholarships",
    column: "scholarship_id",
    ends: "deadline",
    path: "/bourses",
    button: "Postuler",
    sent: "Candidature envoyée !",
    mail: /^Nouvelle candidature\s: /,
  },
} as const;
export type Kind = keyof typeof kinds;
export const everyKind = Object.keys(kinds) as Kind[];

const owned: Record<Kind, object> = {
  job: { company_name: "Boréal inc.", contract_type: "CDI" },
  freelance: { company_name: "Boréal inc." },
  scholarship: { university: "Université du Nord", application_mode: "direct" },
};

/** Publishes something of a recruiter's and returns its id. */
export async function publish(kind: Kind, recruiter: Account, row: object = {}): Promise<string> {
  const { data, error } = await operatorClient()
    .from(kinds[kind].table)
    .insert({
      title: `Essai ${crypto.randomUUID().slice(0, 8)}`,
      description: "Texte de l’annonce.",
      recruiter_id: recruiter.id,
      ...owned[kind],
      ...row,
    })
    .select("id")
    .single();
  if (error) throw error;
  return String(data.id);
}

/** Changes a publication behind everybody's back. */
export async function change(kind: Kind, id: string, row: object): Promise<void> {
  const { error } = await operatorClient().from(kinds[kind].table).update(row).eq("id", id);
  if (error) throw error;
}

/** A candidate with CVs, the first of them the default. */
export async function createApplicant(
  fullName = "Camille Roy",
  cvs: string[] = ["CV Camille.pdf"],
): Promise<Account> {
  const account = await createAccount({ fullName });
  const client = operatorClient();
  for (const [index, name] of cvs.entries()) {
    const path = `${account.id}/${crypto.randomUUID()}.pdf`;
    const { buffer } = pdfFile(name);
    const stored = await client.storage
      .from("cvs")
      .upload(path, buffer, { contentType: "application/pdf" });
    if (stored.error) throw stored.error;
    const { error } = await client.from("documents").insert({
      user_id: account.id,
      file_name: name,
      file_url: path,
      size_bytes: buffer.length,
      is_default: index === 0,
    });
    if (error) throw error;
  }
  return account;
}

/** A client with somebody's session. */
export async function clientOf({ email, password }: Account) {
  const client = supabaseClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Applies past the forms and returns the application's id. */
export async function apply(
  applicant: Account,
  kind: Kind,
  target: string,
  message = "Bonjour, voici mon message.",
): Promise<string> {
  const client = await clientOf(applicant);
  const { data: cv } = await client.from("documents").select("id").single();
  const { data, error } = await client
    .from("applications")
    .insert({
      candidate_id: applicant.id,
      [kinds[kind].column]: target,
      status: "En cours",
      cover_message: message,
      document_id: cv?.id,
    })
    .select("id")
    .single();
  if (error) throw error;
  return String(data.id);
}

/** Signs in and opens the dialog of a publication. */
export async function openDialog(page: Page, kind: Kind, id: string) {
  await page.goto(`${kinds[kind].path}/${id}`);
  await hydrated(page);
  await page
    .getByRole("button", { name: kinds[kind].button, exact: true })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Message d’accompagnement").waitFor();
  return dialog;
}

/** A page of somebody's who has signed in. */
export async function signedIn(context: BrowserContext, account: Account): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, account.email);
  return page;
}

export const send = (dialog: ReturnType<Page["getByRole"]>) =>
  dialog.getByRole("button", { name: "Envoyer", exact: true }).click();

/** The rows that somebody's applications left, whatever their publication. */
export async function applicationsOf(account: Account) {
  const { data, error } = await operatorClient()
    .from("applications")
    .select("id, status, cover_message, cv_file_name, job_id, freelance_id, scholarship_id")
    .eq("candidate_id", account.id);
  if (error) throw error;
  return data;
}

/** The subjects of what somebody got, once as many mails as expected have come. */
export async function subjectsTo(account: Account, subject: RegExp, count: number) {
  const found = async () =>
    (await mailsTo(account.email)).map((mail) => mail.subject).filter((one) => subject.test(one));
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(count);
  return found();
}
