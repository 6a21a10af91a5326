import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { visit } from "@/tests/support/faults/visits";
import { builtAction } from "@/tests/support/site/action-calls";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "default" });

/** Every file below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

/** What a construction of other sources gives: the action has another number in all of its files. */
function renumber(folder: string, name: string): void {
  const { id } = builtAction(name);
  const other = id.slice(0, 2) + id.slice(2).split("").reverse().join("");
  for (const file of filesIn(folder)) {
    if (!/\.(js|json|html|rsc|meta|body)$/.test(file)) continue;
    const source = readFileSync(file, "utf8");
    if (!source.includes(id)) continue;
    writeFileSync(file, source.replaceAll(id, other));
    rmSync(`${file}.br`, { force: true });
  }
}

test("une nouvelle version arrive pendant qu'on écrit : rien de ce qui fut tapé ne se perd", async ({
  page,
  site,
}) => {
  const words = "Votre page sur les permis m’a servi ; une question me reste.";
  // A true construction would give what it changed other names.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("Nom").first().fill("Ana Lemire");
  await page.getByLabel("Courriel").first().fill(`ana-${Date.now()}@exemple.ca`);
  await page.getByLabel("Objet").fill("Permis d’études");
  await page.getByLabel("Message").fill(words);
  // What keeps it comes after the page, and after the answer who is signed in.
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(stored, { timeout: 20_000 }).toContain(words);
  await site.restart(async () => renumber(site.folder, "sendContactMessage"));

  const send = page.getByRole("main").getByRole("button", { name: /^Envoyer/ });
  await send.click();
  const notice = page.getByText(/rechargez la page/).first();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue(words);
  const text = (await notice.innerText()).replace(/\s+/g, " ");
  expect(text).toContain("Vous retrouverez votre saisie.");

  // The page of the new version has the words again, and sends them.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue(words, { timeout: 20_000 });
  await send.click();
  await expect(page.getByText(/Message envoyé/).first()).toBeVisible();
});

test("rien ne promet de retrouver ce qui n'est pas gardé", async ({ page }) => {
  // What keeps the words waits for the answer who is signed in: here it never comes.
  await page.route("**/api/session", () => {});
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("Message").fill("Une question me reste.");
  await page.route("**/contact", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, headers: { "x-nextjs-action-not-found": "1" } })
      : route.continue(),
  );
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Envoyer/ })
    .click();
  await expect(page.getByText(/rechargez la page/).first()).toBeVisible();
  await expect(page.getByText(/Vous retrouverez/)).toHaveCount(0);
  await expect(page.getByLabel("Message")).toHaveValue("Une question me reste.");
});

test("les pages gardées sur le disque sont effacées en marche : le site les montre encore", async ({
  site,
}) => {
  const drawn = filesIn(path.join(site.folder, "server/app")).filter((file) =>
    /\.(html|rsc|meta|body)$/.test(file),
  );
  expect(drawn.length).toBeGreaterThan(10);
  for (const file of drawn) rmSync(file);
  const seen = [];
  for (const address of [
    "/",
    "/guide",
    "/faq",
    "/emplois",
    "/contact",
    "/robots.txt",
    "/sitemap.xml",
  ]) {
    seen.push(await visit(site.url, address));
  }
  expect(seen.map(({ path: address, status }) => `${address} ${status}`)).toEqual(
    seen.map(({ path: address }) => `${address} 200`),
  );
});
