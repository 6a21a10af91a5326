import { beforeEach, describe, expect, it, vi } from "vitest";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { findJob, listSimilarJobs } from "@/lib/jobs/queries";
import { findArticle, listRelatedArticles } from "@/lib/news/queries";
import { findScholarship } from "@/lib/scholarships/queries";
import { publicClient } from "@/lib/supabase/public";
import { fakeClient } from "@/tests/support/site/fake-client";

const ID = "0d3b9a52-5c1e-4f7a-9a41-0123456789ab";
const NEAR = "1d3b9a52-5c1e-4f7a-9a41-0123456789ab";
const GONE = "2d3b9a52-5c1e-4f7a-9a41-0123456789ab";

const ROW = {
  ...{ status: "published", application_deadline: null, employer_id: null, excerpt: null },
  ...{ description: "Un essai.", title: "Un titre", category: null, image_url: null },
  ...{ tags: ["visas"], published_at: "2026-11-20T12:00:00Z" },
};

vi.mock("@/lib/supabase/public");
vi.mock("@/lib/supabase/server");

const tags = () => [...new Set(vi.mocked(publicClient).mock.calls.flatMap(([of]) => of))];

/** A client that answers one row for each id but GONE, and both NEAR and GONE to a list. */
const { client } = fakeClient((steps) => {
  const id = steps.find(([name, column]) => name === "eq" && column === "id")?.[2] as string;
  const found = id ? [id].filter((one) => one !== GONE) : [NEAR, GONE];
  const rows = found.map((one) => ({ ...ROW, id: one, company_name: one }));
  return { data: rows, error: null };
});

beforeEach(() => {
  vi.mocked(publicClient)
    .mockReset()
    .mockReturnValue(client as never);
});

describe("La page d'une publication", () => {
  it.each([
    ["job", findJob],
    ["freelance", findFreelanceJob],
    ["scholarship", findScholarship],
    ["article", findArticle],
  ] as const)("n'est pas retirée avec la liste (%s)", async (kind, find) => {
    expect((await find(ID))?.id).toBe(ID);
    expect(tags()).toEqual([`${kind}:${ID}`]);
  });

  it("est retirée avec chaque offre semblable qu'elle montre, et n'en montre pas de retirée", async () => {
    expect((await listSimilarJobs(ID, 4)).map(({ id }) => id)).toEqual([NEAR]);
    expect(tags()).toEqual([`job:${ID}`, `job:${NEAR}`, `job:${GONE}`]);
    expect(await listSimilarJobs(ID, 4, [NEAR])).toEqual([]);
  });

  it("est retirée avec chaque article qu'elle conseille, et n'en conseille pas de retiré", async () => {
    const article = await findArticle(ID);
    if (article === null) throw new Error("no article");
    expect((await listRelatedArticles(article)).map(({ id }) => id)).toEqual([NEAR]);
    expect(tags()).toEqual([`article:${ID}`, `article:${NEAR}`, `article:${GONE}`]);
  });
});
