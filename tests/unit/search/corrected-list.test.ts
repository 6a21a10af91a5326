import { beforeEach, expect, it, vi } from "vitest";
import type { Words } from "@/lib/search/filters";
import { correctedList } from "@/lib/search/queries";

const better = vi.fn();
vi.mock("@/lib/supabase/public", () => ({
  publicClient: () => ({ rpc: async () => ({ data: better(), error: null }) }),
}));
beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => {}));

const FOUND = ["infirmier", "infirmier zzz, en partie", "soudeur cuisinier, en partie"];

/** A list that has something for each of these words alone. */
const list = async ({ q, partly = false }: Words) => ({
  total: FOUND.includes(partly ? `${q}, en partie` : q) ? 1 : 0,
  partly,
});

it.each([
  ["infirmier", null, { corrected: null, meant: "infirmier", partly: false, total: 1 }],
  ["infirmer", "infirmier", { corrected: "infirmier", partly: false, total: 1 }],
  ["infirmer zzz", "infirmier zzz", { corrected: "infirmier zzz", partly: true, total: 1 }],
  ["soudeur cuisinier", null, { corrected: null, partly: true, total: 1 }],
  ["zzz qqq", null, { corrected: null, meant: "zzz qqq", partly: false, total: 0 }],
  ["zzz", "qqq", { corrected: null, meant: "qqq", partly: false, total: 0 }],
])("« %s », corrigé en %s, n'est jamais vide s'il y en a la moitié", async (q, other, read) => {
  better.mockReturnValue(other);
  expect(await correctedList("job", { q, sort: "date" }, list)).toMatchObject(read);
});
