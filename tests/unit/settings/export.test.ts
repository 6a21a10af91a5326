import { expect, it, vi } from "vitest";
import { exportMyData } from "@/lib/settings/queries";

/** What one has published: two pages of offers and one mission. */
const OWN = {
  job: Array.from({ length: 1500 }, (_, n) => ({ id: String(n).padStart(4, "0") })),
  freelance: [{ id: "mission" }],
};

vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({
    rpc: async (name: string, params?: { kind: keyof typeof OWN; after?: string }) => ({
      error: null,
      data:
        name === "my_data_export"
          ? { profile: { full_name: "Zoé" }, reports: [] }
          : (OWN[params?.kind ?? "job"] ?? [])
              .filter(({ id }) => id > (params?.after ?? ""))
              .slice(0, 1000),
    }),
  }),
}));

it("l'export est un seul JSON, avec chaque annonce de chaque page", async () => {
  let text = "";
  for await (const piece of exportMyData({ account: "a@exemple.test" })) text += piece;
  expect(JSON.parse(text)).toEqual({
    account: "a@exemple.test",
    data: {
      ...{ profile: { full_name: "Zoé" }, reports: [] },
      ...{ jobs: OWN.job, freelance_jobs: OWN.freelance, scholarships: [], news_articles: [] },
    },
  });
});
