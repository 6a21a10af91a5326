import { beforeEach, describe, expect, it, vi } from "vitest";
import { kinds, kindsThatCan } from "@/lib/publications/kinds";
import { listSavedItems } from "@/lib/saved/queries";

const asked = vi.fn();
let row: object;
vi.mock("@/lib/supabase/server", () => {
  const query: Record<string, unknown> = {};
  for (const name of ["eq", "order", "limit"]) query[name] = () => query;
  query.overrideTypes = async () => ({ data: [row], error: null });
  query.select = (columns: string) => {
    asked(columns);
    return query;
  };
  return { requestClient: async () => ({ from: () => query }) };
});

beforeEach(() => asked.mockReset());

describe.each(kindsThatCan("save"))("Un favori du genre « %s »", (kind) => {
  const { table, organisation, deadline } = kinds[kind];

  it("se lit dans sa table, par ses colonnes", async () => {
    row = {
      created_at: "2026-11-21T00:00:00Z",
      publication_kind: kind,
      publication_id: "1",
      [table]: {
        title: "Titre",
        organisation: "O",
        location: null,
        deadline: null,
        closes_at: "infinity",
        status: "published",
      },
    };
    expect(await listSavedItems("u")).toMatchObject([
      { kind, id: "1", title: "Titre", organisation: "O", open: true },
    ]);
    expect(asked.mock.calls[0]?.[0]).toContain(
      `${table} (title, organisation:${organisation}, location, deadline:${deadline}, closes_at, status`,
    );
  });

  it("garde sa place sans ses mots quand il n'est plus public", async () => {
    row = { created_at: "", publication_kind: kind, publication_id: "1", [table]: null };
    expect(await listSavedItems("u")).toMatchObject([{ kind, title: null, open: false }]);
  });
});
