import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import NewsPage, { generateMetadata as ofNews } from "@/app/(public)/actualites/page";
import ScholarshipsPage, { generateMetadata as ofScholarships } from "@/app/(public)/bourses/page";
import { LandingPage, landingMetadata } from "@/app/(public)/emplois/_parts/landing-page";
import JobsPage, { generateMetadata as ofJobs } from "@/app/(public)/emplois/page";
import EmployersPage, { generateMetadata as ofEmployers } from "@/app/(public)/entreprises/page";
import MissionsPage, { generateMetadata as ofMissions } from "@/app/(public)/freelance/page";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";

const { known } = vi.hoisted(() => ({ known: { rows: [] as object[], silent: false, calls: 0 } }));
const { read } = vi.hoisted(() => ({
  read: (name: string) => async () => {
    known.calls += 1;
    if (known.silent) throw new Error("silent");
    // As on a page past the end: rows of others are counted.
    const counted = { total: 50, pageCount: 3, facets: {}, relaxed: [], featured: [] };
    return { ...counted, corrected: null, meant: "", [name]: known.rows };
  },
}));
vi.mock("@/lib/employers/queries", () => ({ listEmployers: read("employers") }));
vi.mock("@/lib/scholarships/queries", () => ({ readScholarships: read("scholarships") }));
vi.mock("@/lib/freelance/queries", () => ({ readFreelanceJobs: read("freelanceJobs") }));
vi.mock("@/lib/news/queries", () => ({ readNews: read("articles") }));
vi.mock("@/lib/jobs/queries", () => ({
  listJobs: read("jobs"),
  listLandings: async () => [],
  findJob: async () => null,
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}));

const at = (page: string, q?: string) => ({ searchParams: Promise.resolve({ page, q }) });
const quebec = { params: Promise.resolve({ slug: "quebec" }) };
const ofProvince = (props: ReturnType<typeof at>) =>
  landingMetadata("province", { ...props, ...quebec });
const ProvincePage = (props: ReturnType<typeof at>) =>
  LandingPage({ kind: "province", ...props, ...quebec });

beforeEach(() => Object.assign(known, { rows: [], silent: false, calls: 0 }));

describe.each([
  ["/emplois", ofJobs, JobsPage],
  ["/emplois/province/quebec", ofProvince, ProvincePage],
  ["/freelance", ofMissions, MissionsPage],
  ["/bourses", ofScholarships, ScholarshipsPage],
  ["/actualites", ofNews, NewsPage],
  ["/entreprises", ofEmployers, EmployersPage],
])("Le titre de %s", (path, titleOf, Page) => {
  it("répond 404 après la dernière page, garde la recherche et y mène", async () => {
    const request = newRequest();
    const page = await withRequest(request, () => Page(at("9999", "sud")));
    const html = renderToStaticMarkup(page);
    expect(request.isNotFound).toBe(true);
    expect(html).toContain("La liste s’arrête à la page 3.");
    const query = path.includes("province") ? "page=3" : "q=sud&amp;page=3";
    expect(html).toContain(`href="${path}?${query}"`);
    expect(html).not.toContain("page=9998");
  });

  it("dit qu'une page après la dernière n'existe pas", async () => {
    expect(await titleOf(at("9999"))).toEqual({
      title: "Page introuvable",
      robots: { index: false },
    });
  });

  it("est le sien jusqu'à la dernière, et quand la liste ne se lit pas", async () => {
    known.rows = [{}];
    expect((await titleOf(at("2"))).title).toMatch(/, page 2$/);
    known.silent = true;
    expect((await titleOf(at("3"))).title).toMatch(/, page 3$/);
  });

  it("ne demande rien pour la première", async () => {
    expect((await titleOf(at("1"))).title).not.toBe("Page introuvable");
    expect(known.calls).toBe(0);
  });
});
