import { expect } from "@playwright/test";
import { CANDIDATE, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { actionCall, builtAction, builtActions } from "@/tests/support/site/action-calls";
import { ADMIN_TEXT, answersOf, builtPaths, detours, NO_ID } from "@/tests/support/site/detours";
import { test } from "@/tests/support/site/second-site";

/** Titles of pages are everybody's to know; what stands in them is not. */
const SPACE_TEXT = /Bonjour,|Mes Candidatures|Ajouter une photo|Ajouter un CV/;

/** Asked as a page, for its data alone, and by somebody who lies. */
const ways: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { "x-middleware-subrequest": "middleware" },
];

// The same build with the middleware taken out: pages and database stand alone (docs/security.md,
// Four guards).
test("sans middleware, chaque page privée de la construction demande elle-même qui la lit", async ({
  unguarded,
  baseURL,
}) => {
  const { url } = unguarded;
  const policyOf = async (base = "") =>
    (await fetch(`${base}/connexion`)).headers.get("content-security-policy");
  expect(await policyOf(baseURL)).toMatch(/script-src[^;]*'nonce-/);
  expect(await policyOf(url)).not.toMatch(/script-src[^;]*'nonce-/);

  const admin = builtPaths(process.env.E2E_BUILD_DIR ?? "", "/admin");
  const candidate = { cookie: await sessionCookie(url, CANDIDATE) };
  for (const [how, path, headers] of detours) {
    for (const { text } of await answersOf(url, path, headers)) {
      expect(text.match(ADMIN_TEXT), how).toBeNull();
    }
  }
  const spaces = ["/espace-utilisateur", "/espace-utilisateur?onglet=documents"];
  for (const path of [...admin.pages, ...spaces]) {
    for (const headers of ways) {
      const answers = await answersOf(url, path, headers);
      for (const { text } of answers) {
        expect(text.match(ADMIN_TEXT), path).toBeNull();
        expect(text.match(SPACE_TEXT), path).toBeNull();
      }
      if (!("RSC" in headers)) expect(answers.at(-1)?.url, path).toContain("/connexion?suivant=");
    }
  }
  for (const path of admin.pages) {
    for (const headers of ways) {
      for (const { text } of await answersOf(url, path, { ...candidate, ...headers })) {
        expect(text.match(ADMIN_TEXT), path).toBeNull();
      }
    }
  }

  // The template of an import is everybody's: it holds an invented offer.
  const files = admin.handlers.filter((path) => path !== "/admin/jobs/modele.csv");
  for (const [path, headers] of [
    ...["/espace-utilisateur/export", "/espace-utilisateur/photo", ...files].map((p) => [p, {}]),
    ...files.map((path) => [path, candidate]),
  ] as [string, Record<string, string>][]) {
    const response = await fetch(`${url}${path}`, { redirect: "manual", headers });
    expect([401, 403, 404], path).toContain(response.status);
    expect(await response.text(), path).not.toMatch(/@|;/);
  }

  // The door is not simply walled up.
  const cookie = await sessionCookie(url, RECRUITER);
  expect(await (await fetch(`${url}/admin`, { headers: { cookie } })).text()).toMatch(ADMIN_TEXT);
});

/** What anybody may call: the ways in, and what visitors leave behind. */
const OPEN_TO_ALL = [
  ...["signIn", "signUp", "submitCode", "resendConfirmation", "recoverPassword", "confirmLink"],
  ...["sendContactMessage", "subscribeNewsletter", "confirmNewsletter", "leaveNewsletter"],
  ...["reportContent", "requestAlert", "confirmAlert", "leaveAlerts"],
];

test("sans middleware ni compte, aucune autre action de la construction ne fait rien", async ({
  unguarded,
}) => {
  const closed = builtActions().filter((name) => !OPEN_TO_ALL.includes(name));
  expect(closed.length).toBeGreaterThan(20);
  for (const name of closed) {
    const [page = "/"] = builtAction(name).pages;
    const { headers, body } = await actionCall(name, { form: {} });
    const answer = await fetch(`${unguarded.url}${page.replace(/\[[^/]*\]/g, NO_ID)}`, {
      ...{ method: "POST", body, redirect: "manual" },
      headers: { ...headers, origin: unguarded.url },
    });
    const text = await answer.text();
    const elsewhere = answer.headers.get("x-action-redirect") ?? "";
    const isRefused = elsewhere.startsWith("/connexion") || text.includes('"status":"refused"');
    expect(isRefused, `${name} ${answer.status} ${elsewhere} ${text.slice(0, 300)}`).toBe(true);
    expect(text, name).not.toContain('"status":"done"');
  }
});
