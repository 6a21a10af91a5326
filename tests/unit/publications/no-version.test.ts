import { beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "@/lib/copy/notices";
import { storePublication } from "@/lib/publications/save";

const ID = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";

vi.mock("next/cache", () => ({ refresh: () => {}, revalidateTag: () => {} }));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));
vi.mock("@/lib/indexnow", () => ({ notifySearchEngines: () => {} }));

/** The rows that are the viewer's, and what was asked of the table. */
let own: { id: string }[] = [];
const asked = vi.fn();
type Steps = Promise<unknown> & Record<string, (...given: unknown[]) => Steps>;
const statement = (): Steps =>
  Object.assign(
    Promise.resolve({ data: own, error: null }),
    Object.fromEntries(
      ["update", "select", "eq", "or"].map((name) => [
        name,
        (...given: unknown[]) => {
          asked(name, ...given);
          return statement();
        },
      ]),
    ),
  ) as Steps;
vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({ from: statement, rpc: async () => ({ data: [], error: null }) }),
}));

/** As the database writes a moment. */
const VERSION = "2026-11-25T12:00:00.123456+00:00";

const save = (version: string) => {
  const data = new FormData();
  data.set("id", ID);
  data.set("updated_at", version);
  return storePublication("job", "u", data, {} as never, () => notices.jobUpdated);
};

const logged = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => {
  asked.mockReset();
  logged.mockReset();
});

describe.each(["", "now", "2026-02-30T00:00:00Z"])(
  "Un formulaire dont la version est « %s »",
  (version) => {
    it("n'écrit rien sur la sienne : la personne choisit", async () => {
      own = [{ id: ID }];
      expect(await save(version)).toMatchObject({ status: "refused", conflict: true });
      expect(asked).not.toHaveBeenCalledWith("update", expect.anything());
      expect(logged).not.toHaveBeenCalled();
    });

    it("est refusé simplement pour celle d'autrui", async () => {
      own = [];
      expect(await save(version)).toMatchObject({ status: "refused", notice: notices.editRefused });
      expect(logged).not.toHaveBeenCalled();
    });
  },
);

describe("Un formulaire dont la version est celle qui fut lue", () => {
  it("ne s'écrit que sur la version lue", async () => {
    own = [{ id: ID }];
    expect(await save(VERSION)).toMatchObject({ status: "done" });
    expect(asked).toHaveBeenCalledWith("update", expect.anything());
    expect(asked).toHaveBeenCalledWith("eq", "updated_at", VERSION);
  });
});
