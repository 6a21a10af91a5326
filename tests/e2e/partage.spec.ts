import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { pngSize } from "@/tests/support/files/png";

test("le manifeste et ses icônes sont complets", { tag: "@full" }, async ({ page, request }) => {
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
