import { expect, test, vi } from "vitest";
import { safeNext } from "@/lib/auth/next-path";
import { foldCompanies } from "@/lib/jobs/fold-companies";
import { safeHref } from "@/lib/news/markup";
import { optionalHttps } from "@/lib/text/fields";

test("listes, liens et adresses se lisent dans un navigateur de 2023, sans Map.groupBy ni URL.parse", () => {
  const Without2024 = class extends URL {
    static override parse = undefined as never;
    static override canParse = undefined as never;
  };
  vi.stubGlobal("URL", Without2024);
  vi.stubGlobal(
    "Map",
    class extends Map<unknown, unknown> {
      static override groupBy = undefined as never;
    },
  );
  expect(foldCompanies([{ company: "A" }, { company: "B" }])).toHaveLength(2);
  expect(safeHref("https://canada.ca/")).toEqual({ href: "https://canada.ca/", external: true });
  expect(safeHref("https://")).toBeNull();
  expect(safeNext("/emplois")).toBe("/emplois");
  expect(optionalHttps.safeParse("https://canada.ca").success).toBe(true);
});
