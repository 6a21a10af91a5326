import { beforeEach, describe, expect, it, vi } from "vitest";
import { employerNotices } from "@/lib/copy/employer-notices";
import { deletePublication } from "@/lib/publications/delete";

const ID = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const FAILED = { tone: "error", title: "Échec" } as never;
const notices = { deleted: { tone: "success", title: "Fait" } as never, failed: FAILED };

const known = vi.hoisted(() => ({
  row: null as { recruiter_id: string; employer_id: string | null } | null,
  role: "member",
}));
vi.mock("next/cache", () => ({ refresh: () => {}, revalidateTag: () => {} }));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));
vi.mock("@/lib/indexnow", () => ({ notifySearchEngines: () => {} }));
vi.mock("@/lib/auth/session", () => ({
  currentViewer: async () => ({ id: "moi", email: "a@b.ca", fullName: "A", role: "recruteur" }),
}));
vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({
    from: () => ({
      // Row-level security refuses in silence: no row comes back.
      delete: () => ({ eq: () => ({ or: () => ({ select: async () => ({ data: [] }) }) }) }),
      select: () => ({ eq: () => ({ maybeSingle: async () => ({ data: known.row }) }) }),
    }),
    rpc: async () => ({ data: [{ id: "maison", role: known.role, status: "published" }] }),
  }),
}));

const form = new FormData();
form.set("id", ID);
const refusal = async (kind: "job" | "article" = "job") =>
  (await deletePublication(kind, form, notices)).notice;

beforeEach(() => Object.assign(known, { row: null, role: "member" }));

describe("Une publication qui ne se supprime pas", () => {
  it("dit à un membre que des gens y ont postulé, et quoi faire", async () => {
    known.row = { recruiter_id: "moi", employer_id: "maison" };
    expect(await refusal()).toBe(employerNotices.deleteAppliedTo);
  });

  it("dit à un membre qu'elle est d'un collègue", async () => {
    known.row = { recruiter_id: "collègue", employer_id: "maison" };
    expect(await refusal()).toBe(employerNotices.deleteOfColleague);
  });

  it("ne dit rien de ce qui n'est pas à son entreprise, ou n'est plus là", async () => {
    expect(await refusal()).toBe(FAILED);
    known.row = { recruiter_id: "autre", employer_id: "ailleurs" };
    expect(await refusal()).toBe(FAILED);
    known.row = { recruiter_id: "moi", employer_id: null };
    expect(await refusal()).toBe(FAILED);
    known.row = { recruiter_id: "moi", employer_id: "maison" };
    known.role = "owner";
    expect(await refusal()).toBe(FAILED);
    expect(await refusal("article")).toBe(FAILED);
  });
});
