import { beforeEach, describe, expect, it, vi } from "vitest";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { findJob, listSimilarJobs } from "@/lib/jobs/queries";
import { findArticle, listRelatedArticles } from "@/lib/news/queries";
import { findScholarship } from "@/lib/scholarships/queries";

const ID = "0d3b9a52-5c1e-4f7a-9a41-0123456789ab";
const NEAR = "1d3b9a52-5c1e-4f7a-9a41-0123456789ab";
const GONE = "2d3b9a52-5c1e-4f7a-9a41-0123456789ab";

const ROW = {
  status: "published",
  application_deadline: null,
  employer_id: null,
  description: "Un essai.",
  title: "Un titre",
  excerpt: null,
  category: null,
  image_url: null,
  tags: ["visas"],
  published_at: "2026-11-20T12:00:00Z",
};

const asked = vi.hoisted(() => ({ tags: new Set<string>() }));

/** A client that answers one row for each id but GONE, and both NEAR and GONE to a list. */
vi.mock("@/lib/supabase/public", () => ({
  publicClient: (tags: string[]) => {
    for (const tag of tags) asked.tags.add(tag);
    let rows = [NEAR, GONE];
    const query: object = new Proxy(
      {},
      {
        get(_target, method) {
          if (method === "then") {
            const data = rows.map((id) => ({ ...ROW, id, company_name: id }));
            return (done: (answer: object) => void) => done({ data, error: null });
          }
          return (column: string, value: string) => {
            if (method === "eq" && column === "id") rows = value === GONE ? [] : [value];
            return query;
          };
        },
      },
    );
    return query;
  },
}));
vi.mock("@/lib/supabase/server", () => ({ requestClient: () => undefined }));

beforeEach(() => asked.tags.clear());

describe("La page d'une publication", () => {
  it.each([
    ["job", findJob],
    ["freelance", findFreelanceJob],
    ["scholarship", findScholarship],
    ["article", findArticle],
  ] as const)("n'est pas retirée avec la liste (%s)", async (kind, find) => {
    expect((await find(ID))?.id).toBe(ID);
    expect([...asked.tags]).toEqual([`${kind}:${ID}`]);
  });

  it("est retirée avec chaque offre semblable qu'elle montre, et n'en montre pas de retirée", async () => {
    expect((await listSimilarJobs(ID, 4)).map(({ id }) => id)).toEqual([NEAR]);
    expect([...asked.tags]).toEqual([`job:${ID}`, `job:${NEAR}`, `job:${GONE}`]);
  });

  it("est retirée avec chaque article qu'elle conseille, et n'en conseille pas de retiré", async () => {
    const article = await findArticle(ID);
    if (article === null) throw new Error("no article");
    expect((await listRelatedArticles(article)).map(({ id }) => id)).toEqual([NEAR]);
    expect([...asked.tags]).toEqual([`article:${ID}`, `article:${NEAR}`, `article:${GONE}`]);
  });
});
