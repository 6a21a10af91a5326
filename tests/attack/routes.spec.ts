import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { root } from "#lib/server/config.ts";
import { CANDIDATE, PASSWORD, RECRUITER, supabaseClient } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

const api = `${process.env.E2E_SUPABASE_URL}/functions/v1`;

/** What each deployed function answers to people: the scheduler's are closed to all of them. */
const FUNCTIONS: Record<string, "scheduler" | "people"> = {
  "apply-retention": "scheduler",
  "employer-documents": "people",
  "open-application-cv": "people",
  "read-sources": "people",
  "register-document": "people",
  "send-application-email": "people",
  "send-mails": "people",
  "send-site-email": "people",
  "verify-employer": "people",
};

test("les fonctions du planificateur ne servent personne, et aucune ne tombe", async () => {
  const folders = readdirSync(path.join(root, "supabase/functions"));
  expect(folders.filter((name) => !name.startsWith("_")).toSorted()).toEqual(
    Object.keys(FUNCTIONS),
  );
  const key = process.env.E2E_PUBLISHABLE_KEY ?? "";
  const tokens = [key];
  for (const email of [CANDIDATE, RECRUITER]) {
    const { data } = await supabaseClient().auth.signInWithPassword({ email, password: PASSWORD });
    tokens.push(data.session?.access_token ?? "");
  }
  const bodies = [
    "",
    "{",
    "[]",
    "null",
    '"texte"',
    '{"id":"1","path":"../x","applicationId":{"a":1}}',
  ];
  for (const [name, callers] of Object.entries(FUNCTIONS)) {
    for (const token of tokens) {
      for (const body of bodies) {
        const headers = { apikey: key, authorization: `Bearer ${token}` };
        const { status } = await fetch(`${api}/${name}`, { method: "POST", headers, body });
        expect(status, `${name} ${body}`).toBeLessThan(500);
        // What cannot be read is refused before it is asked who sends it.
        const refusals = body.startsWith('{"') ? [401, 403] : [400, 401, 403];
        if (callers === "scheduler") expect(refusals, `${name} ${body}`).toContain(status);
      }
    }
  }
});

/** Addresses elsewhere, as they are hidden in a parameter. */
const ELSEWHERE = [
  ...[
    "https://ailleurs.test",
    "//ailleurs.test",
    "/\\ailleurs.test",
    "\\\\ailleurs.test",
    "https:ailleurs.test",
  ],
  ...[
    "/%2Failleurs.test",
    "%2F%2Failleurs.test",
    "/\tailleurs.test",
    "/\n/ailleurs.test",
    "///ailleurs.test",
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "http://localhost@ailleurs.test",
    "/..//ailleurs.test",
  ],
  ...[
    "https://localhost.ailleurs.test/",
    "/@ailleurs.test",
    "?//ailleurs.test",
    "#//ailleurs.test",
    " //ailleurs.test",
  ],
];

test("aucune adresse de ce site ne mène ailleurs", async ({ request, baseURL }) => {
  const routes = [
    (to: string) => `/connexion?suivant=${to}`,
    (to: string) =>
      `/auth/confirm?token_hash=faux&type=signup&suivant=${to}&next=${to}&redirect_to=${to}`,
    (to: string) => `/auth/deconnexion?suivant=${to}`,
    (to: string) => `/espace-utilisateur?suivant=${to}`,
    (to: string) => `/alertes/se-desabonner?jeton=${to}`,
    (to: string) => `/alertes/suivre?adresse=${to}`,
    (to: string) => `/${to}`,
    (to: string) => `/emplois/${to}`,
  ];
  for (const to of ELSEWHERE) {
    for (const route of routes) {
      for (const written of new Set([to, encodeURIComponent(to)])) {
        const target = route(written).replace(/[\t\n ]/g, encodeURIComponent);
        const answer = await request.get(`${baseURL}${target}`, { maxRedirects: 0 });
        expect(answer.status(), target).toBeLessThan(500);
        const { location, refresh } = answer.headers();
        const host = (address: string) => new URL(address, baseURL).host;
        for (const led of [location, refresh?.replace(/^.*url=/i, "")]) {
          if (led) expect(host(led), target).toBe(new URL(baseURL ?? "").host);
        }
      }
    }
  }
});
