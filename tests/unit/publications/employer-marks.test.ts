import { describe, expect, it, vi } from "vitest";
import { findMark } from "@/lib/publications/queries";

const EXPECTED = {
  name: "Pommes « du Lac »",
  slug: "pommes-du-lac",
  website: "https://pommes.example",
  verified_at: "2026-11-01T00:00:00Z",
  verified_by: "mail",
};
vi.mock("@/lib/supabase/public", () => {
  const query = {
    select: () => query,
    eq: () => query,
    maybeSingle: async () => ({ data: EXPECTED }),
  };
  return { publicClient: () => ({ from: () => query }) };
});

describe("La marque d'une entreprise vérifiée", () => {
  it("se montre à côté de son nom, quelles que soient ses espaces", async () => {
    for (const shown of ["Pommes « du Lac »", "Pommes «\u00a0du Lac\u00a0»"]) {
      expect(await findMark("e", shown)).toMatchObject({ verifiedAt: EXPECTED.verified_at });
    }
  });

  it("ne se montre pas à côté d'un autre, gardée d'avant qu'elle en change", async () => {
    for (const shown of ["Immigration Québec", "", null]) {
      expect(await findMark("e", shown)).toEqual({
        slug: EXPECTED.slug,
        verifiedAt: null,
        verifiedBy: null,
        website: null,
      });
    }
  });

  it("n'est celle de personne sans entreprise", async () => {
    expect(await findMark(null, "Pommes")).toBeNull();
  });
});
