import { beforeEach, describe, expect, it, vi } from "vitest";
import { generateMetadata as ofNews } from "@/app/(public)/actualites/page";
import { generateMetadata as ofScholarships } from "@/app/(public)/bourses/page";
import { landingMetadata } from "@/app/(public)/emplois/_parts/landing-page";
import { generateMetadata as ofJobs } from "@/app/(public)/emplois/page";
import { generateMetadata as ofEmployers } from "@/app/(public)/entreprises/page";
import { generateMetadata as ofMissions } from "@/app/(public)/freelance/page";

const { known } = vi.hoisted(() => ({ known: { rows: [] as object[], silent: false, calls: 0 } }));
const { read } = vi.hoisted(() => ({
  read: (name: string) => async () => {
    known.calls += 1;
    if (known.silent) throw new Error("silent");
    return { [name]: known.rows, total: known.rows.length };
  },
}));
vi.mock("@/lib/employers/queries", () => ({ listEmployers: read("employers") }));
vi.mock("@/lib/scholarships/queries", () => ({ readScholarships: read("scholarships") }));
vi.mock("@/lib/freelance/queries", () => ({ readFreelanceJobs: read("freelanceJobs") }));
vi.mock("@/lib/news/queries", () => ({ readNews: read("articles") }));
vi.mock("@/app/(public)/emplois/_parts/read-jobs", () => ({
  readRows: async () => (await read("jobs")()).jobs,
}));

const at = (page: string) => ({ searchParams: Promise.resolve({ page }) });
const ofProvince = (props: ReturnType<typeof at>) =>
  landingMetadata("province", { ...props, params: Promise.resolve({ slug: "quebec" }) });

beforeEach(() => Object.assign(known, { rows: [], silent: false, calls: 0 }));

describe.each([
  ["/emplois", ofJobs],
  ["/emplois/province/quebec", ofProvince],
  ["/freelance", ofMissions],
  ["/bourses", ofScholarships],
  ["/actualites", ofNews],
  ["/entreprises", ofEmployers],
])("Le titre de %s", (_, titleOf) => {
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
