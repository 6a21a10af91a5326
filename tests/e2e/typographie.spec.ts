import { expect, test } from "@playwright/test";
import { CANDIDATE, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { misshownIn } from "@/tests/support/browser/shown-text";

// Public pages are read in tests/e2e/liens.spec.ts, where they are all visited.
test.describe.configure({ timeout: 90_000 });

const SPACES = {
  [CANDIDATE]: [
    ...["", "?onglet=candidatures", "?onglet=documents", "?onglet=favoris"],
    ...["?onglet=alertes", "?onglet=pour-vous", "?onglet=parametres", "/qui-a-fait-quoi"],
  ].map((rest) => `/espace-utilisateur${rest}`),
  [RECRUITER]: [
    ...["", "/jobs", "/jobs/import", "/freelance", "/scholarships", "/news", "/candidatures"],
    ...["/news/verification", "/news/commentaires", "/entreprise", "/decisions"],
  ].map((rest) => `/admin${rest}`),
};

for (const [email, paths] of Object.entries(SPACES)) {
  test(`l'espace de ${email} a la typographie du site, ce que l'on y a tapé aussi`, async ({
    request,
    baseURL,
  }) => {
    const headers = { Cookie: await sessionCookie(baseURL ?? "", email) };
    const misshown: string[] = [];
    for (const path of paths) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const found = misshownIn(await answer.text());
      misshown.push(...found.map((text) => `${path} : ${text}`));
    }
    expect(misshown).toEqual([]);
  });
}
