import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What anybody may call: the ways in, and what visitors leave behind. */
const OPEN_TO_ALL = [
  "signIn",
  "signUp",
  "giveCode",
  "resendConfirmation",
  "recoverPassword",
  "confirmLink",
  "sendContactMessage",
  "subscribeNewsletter",
  "confirmNewsletter",
  "leaveNewsletter",
  "reportContent",
  "requestAlert",
  "confirmAlert",
  "leaveAlerts",
];

/** What asks on behalf of those that hand over to it, and where it does so. */
const ASKS_FOR_OTHERS = {
  savePublication: "lib/publications/saving.ts",
  deletePublication: "lib/publications/deleting.ts",
  "<PublicationsPage": "app/(private)/admin/_parts/publications-page.tsx",
};

function sources(folder: string): { file: string; source: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      source: readFileSync(join(root, folder, name), "utf8"),
    }));
}

describe("sans compter sur le middleware", () => {
  const actions = sources("lib")
    .filter(({ source }) => source.startsWith('"use server"'))
    .flatMap(({ source }) => source.split(/^export async function /m).slice(1))
    .map((text) => [text.match(/^\w+/)?.[0] ?? "", text] as const)
    .filter(([name]) => !OPEN_TO_ALL.includes(name));

  it.each(actions)("l'action %s demande qui l'appelle", (_name, text) => {
    expect(text).toMatch(
      /\b(viewerAction|recruiterAction|operatorAction|currentViewer|savePublication|deletePublication|saveItem)[(<]/,
    );
  });

  // What answers that nothing is there reads nothing of anybody.
  const pages = (area: string) =>
    sources(`app/(private)/${area}`).filter(
      ({ file, source }) => /\/page\.tsx$/.test(file) && !/\{\s*notFound\(\);\s*\}/.test(source),
    );

  it.each(pages("espace-utilisateur"))("$file demande une personne connectée", ({ source }) => {
    expect(source).toMatch(/await requireViewer\(/);
  });

  it.each(pages("admin"))("$file demande un recruteur", ({ source }) => {
    expect(source).toMatch(/await require(Any)?Recruiter\(|<PublicationsPage\b/);
  });

  it.each(pages("(operation)/admin"))("$file demande un opérateur", ({ source }) => {
    expect(source).toMatch(/await requireOperator\(/);
  });

  it.each(Object.entries(ASKS_FOR_OTHERS))("%s demande un recruteur", (_name, file) => {
    const source = readFileSync(join(root, file), "utf8");
    expect(source).toMatch(/(await requireRecruiter|return recruiterAction)\(/);
  });

  it("il y a des actions et des pages à garder", () => {
    expect(actions.length).toBeGreaterThan(10);
    for (const area of ["admin", "espace-utilisateur", "(operation)/admin"]) {
      expect(pages(area).length, area).toBeGreaterThan(1);
    }
  });
});
