import { beforeEach, describe, expect, it, vi } from "vitest";
import { managePublications } from "@/lib/publications/manage-actions";

const ids = Array.from(
  { length: 50 },
  (_, n) => `6f1c1c52-7d1f-4a4e-9d7e-${String(n).padStart(12, "0")}`,
);
const known = vi.hoisted(() => ({
  refused: "",
  code: "P0001",
  asked: [] as { write: unknown; ids: string[] }[],
}));
vi.mock("next/cache", () => ({ refresh: () => {}, revalidateTag: () => {} }));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));
vi.mock("@/lib/log", () => ({ logError: () => {} }));
vi.mock("@/lib/auth/session", () => ({
  currentViewer: async () => ({ id: "moi", email: "a@b.ca", fullName: "A", role: "recruteur" }),
}));
/** A database that refuses one of the rows, and with it the statement. */
vi.mock("@/lib/supabase/server", () => {
  const table = () => {
    const asked: { write: unknown; ids: string[] } = { write: null, ids: [] };
    const noted = (more: Partial<typeof asked>) => {
      Object.assign(asked, more);
      return query;
    };
    const query: object = {
      update: (write: object) => noted({ write }),
      insert: (write: object[]) => noted({ write }),
      select: () => query,
      in: (_column: string, chosen: string[]) => noted({ ids: chosen }),
      or: () => query,
      eq: () => query,
      neq: () => query,
      // biome-ignore lint/suspicious/noThenProperty: a query of the client is awaited.
      then: (done: (answer: object) => void) => {
        known.asked.push({ ...asked });
        const isRefused = asked.write !== null && asked.ids.includes(known.refused);
        const data = Array.isArray(asked.write) ? asked.write : asked.ids.map((id) => ({ id }));
        done(isRefused ? { data: null, error: { code: known.code } } : { data, error: null });
      },
    };
    return query;
  };
  return { requestClient: async () => ({ from: table, rpc: async () => ({ data: [] }) }) };
});

beforeEach(() => Object.assign(known, { refused: "", code: "P0001", asked: [] }));

async function manage(act: string, deadline = "") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: "job", act, deadline })) form.set(name, value);
  for (const id of ids) form.append("id", id);
  return managePublications(null, form);
}

describe("Cinquante annonces à la fois", () => {
  it.each([
    ["publish", "", { status: "published" }],
    ["fill", "", { status: "filled" }],
    ["renew", "2099-12-03", { application_deadline: "2099-12-03" }],
  ])("%s est une demande", async (act, deadline, write) => {
    expect(await manage(act, deadline)).toMatchObject({ status: "done" });
    expect(known.asked).toEqual([{ write, ids }]);
  });

  it("se copient en deux demandes", async () => {
    expect(await manage("copy")).toMatchObject({ status: "done" });
    expect(known.asked).toHaveLength(2);
    expect(known.asked[1]?.write).toHaveLength(50);
  });

  it("une qui est refusée n'arrête pas les autres", async () => {
    known.refused = ids[7] ?? "";
    const { status, notice } = await manage("publish");
    expect(status).toBe("refused");
    expect(JSON.stringify(notice)).toContain("49");
    expect(known.asked).toHaveLength(51);
  });

  it("sans réponse, rien n'est demandé deux fois", async () => {
    Object.assign(known, { refused: ids[7], code: "" });
    expect(await manage("publish")).toMatchObject({ status: "refused" });
    expect(known.asked).toHaveLength(1);
  });
});
