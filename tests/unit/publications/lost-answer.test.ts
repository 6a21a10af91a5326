import { beforeEach, describe, expect, it, vi } from "vitest";
import { deletePublication } from "@/lib/publications/delete";
import { storePublication } from "@/lib/publications/save";

const ID = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const FAILED = { tone: "error", title: "Échec" } as never;

const revalidateTag = vi.fn();
vi.mock("next/cache", () => ({
  refresh: () => {},
  revalidateTag: (...args: unknown[]) => revalidateTag(...args),
}));
const later: (() => unknown)[] = [];
vi.mock("next/server", () => ({ after: (work: () => unknown) => void later.push(work) }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));
vi.mock("@/lib/indexnow", () => ({ notifySearchEngines: () => {} }));
vi.mock("@/lib/auth/session", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", fullName: "A", role: "recruteur" }),
}));

/** A request to the data service whose answer is lost on its way. */
const lost = { data: null, error: { message: "TypeError: fetch failed", code: "" } };
type Steps = Promise<typeof lost> & Record<string, () => Steps>;
const statement = (): Steps =>
  Object.assign(
    Promise.resolve(lost),
    Object.fromEntries(
      ["insert", "update", "delete", "select", "single", "eq", "or"].map((name) => [
        name,
        statement,
      ]),
    ),
  ) as Steps;
vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({
    from: statement,
    // For no employer.
    rpc: async () => ({ data: [], error: null }),
  }),
}));

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

beforeEach(() => {
  later.length = 0;
  revalidateTag.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("Une écriture dont la réponse se perd", () => {
  const expectDrawnAnew = (tags: string[]) => {
    // The answer leaves first.
    expect(revalidateTag).not.toHaveBeenCalled();
    for (const work of later) work();
    expect(revalidateTag.mock.calls.map(([tag]) => tag)).toEqual(tags);
  };

  it("création : les listes sont refaites, car la ligne peut y être", async () => {
    const result = await storePublication("job", "u", form({}), {} as never, () => FAILED);
    expect(result.status).toBe("refused");
    expectDrawnAnew(["jobs"]);
  });

  it("modification : la page aussi", async () => {
    const fields = form({ id: ID, updated_at: "2026-11-21T12:00:00+00:00" });
    const result = await storePublication("job", "u", fields, {} as never, () => FAILED);
    expect(result.status).toBe("refused");
    expectDrawnAnew(["jobs", `job:${ID}`]);
  });

  it("suppression : la page qui peut avoir disparu n'est plus montrée", async () => {
    const deletion = { deleted: FAILED, failed: FAILED };
    const result = await deletePublication("job", form({ id: ID }), deletion);
    expect(result.status).toBe("refused");
    expectDrawnAnew(["jobs", `job:${ID}`]);
  });
});
