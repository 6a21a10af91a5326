import { expect } from "@playwright/test";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "serial" });

const PLACES = [
  { name: "une", SITE_URL: "https://une.example", supabase: undefined },
  {
    name: "l'autre",
    SITE_URL: "https://autre.example",
    supabase: "https://projet.supabase.example",
  },
] as const;

/** Pages that the build had drawn, pages that are drawn for each, and files. */
const WITH_ADDRESS = [
  ...["/", "/contact", "/a-propos", "/emplois", "/emplois/carte"],
  ...["/robots.txt", "/sitemaps/pages.xml", "/sitemap.xml", "/flux/emplois.xml"],
];

for (const [index, { name, SITE_URL, supabase }] of PLACES.entries()) {
  const other = PLACES[1 - index]?.SITE_URL ?? "";

  test.describe(`la même construction, à ${name} de ses adresses`, () => {
    const place = { SITE_URL, SITE_CITY: `Ville de ${SITE_URL}` };
    const test = ownSite({ ...place, ...(supabase && { SUPABASE_URL: supabase }) });

    test("chaque page nomme cette adresse et aucune autre", async ({ request }) => {
      for (const path of WITH_ADDRESS) {
        const answer = await request.get(path);
        const text = await answer.text();
        if (answer.status() === 200) expect(text, path).toContain(SITE_URL);
        else expect([503, 500], path).toContain(answer.status());
        expect(text, path).not.toContain(other);
        expect(text, path).not.toContain("localhost");
      }
      const contact = await request.get("/contact");
      expect(await contact.text()).toContain(`Ville de ${SITE_URL}`);
    });

    test("la politique nomme ce Supabase", async ({ request }) => {
      for (const path of ["/", "/contact", "/page-inconnue", "/connexion"]) {
        const policy = (await request.get(path)).headers()["content-security-policy"];
        expect(policy, path).toContain(`connect-src 'self' ${supabase ?? "http://127.0.0.1:*"}`);
      }
    });
  });
}

test("construit sans base, le site montre les offres dès la première visite", async ({
  request,
}) => {
  const home = await (await request.get("/")).text();
  expect(home).not.toContain("Impossible de charger les offres");
  expect(home.match(/href="\/emplois\/[0-9a-f-]{36}"/g)?.length).toBeGreaterThan(2);
  const map = await (await request.get("/emplois/carte")).text();
  expect(map).toContain("/emplois/province/quebec");
});
