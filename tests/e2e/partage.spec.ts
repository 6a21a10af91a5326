import { expect } from "@playwright/test";
import { pageHead } from "@/tests/support/browser/page-head";
import { test } from "@/tests/support/browser/test";
import { pngSize } from "@/tests/support/files/png";

for (const list of ["/emplois", "/freelance", "/bourses", "/actualites"]) {
  test(`une page de ${list} a sa propre image, de 1200 × 630`, async ({ request, baseURL }) => {
    const html = await (await request.get(list)).text();
    const path = html.match(new RegExp(`${list}/[0-9a-f-]{36}`))?.[0] ?? "";
    const { card } = pageHead(await (await request.get(path)).text());
    expect(card["og:image"]).toBe(`${baseURL}${path}/apercu.png`);
    expect(card["twitter:image"]).toBe(card["og:image"]);

    const first = await request.get(card["og:image"] ?? "");
    expect(first.headers()["content-type"]).toBe("image/png");
    expect(first.headers()["cache-control"]).not.toContain("immutable");
    const bytes = await first.body();
    expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    // Drawn once: the second answer is the kept one.
    const second = await request.get(card["og:image"] ?? "");
    expect(second.headers()["x-nextjs-cache"]).toBe("HIT");
    expect(await second.body()).toEqual(bytes);
  });

  test(`aucune image pour une page absente de ${list}`, async ({ request }) => {
    const unknown = `${list}/00000000-0000-4000-8000-000000000000/apercu.png`;
    expect((await request.get(unknown)).status()).toBe(404);
  });
}

test("les autres pages partagent l'image du site", async ({ request, baseURL }) => {
  for (const path of ["/", "/emplois", "/guide", "/emplois/province/quebec"]) {
    const { card } = pageHead(await (await request.get(path)).text());
    expect(card["og:image"], path).toBe(`${baseURL}/apercu.png`);
  }
  const picture = await request.get("/apercu.png");
  expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 });
});

test("le manifeste et ses icônes sont complets", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ name: "Horizon Érable", lang: "fr-CA", start_url: "/" });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const size = Number(sizes.split("x")[0]);
    expect(pngSize(await (await request.get(src)).body())).toEqual({ width: size, height: size });
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  for (const rel of ["icon", "apple-touch-icon"]) {
    const icon = await page.locator(`link[rel="${rel}"]`).first().getAttribute("href");
    expect((await request.get(icon ?? "")).status()).toBe(200);
  }
});
