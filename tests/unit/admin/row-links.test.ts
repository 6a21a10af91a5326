import { describe, expect, it } from "vitest";
import { rowLinks } from "@/components/admin/admin-table";
import { parseAdminList } from "@/lib/publications/admin-filters";

const list = parseAdminList("/admin/jobs", {}, [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
]);
const labels = (row: Parameters<typeof rowLinks>[1]) =>
  rowLinks(list, row).map(({ label }) => label);

describe("Le menu d'une ligne", () => {
  it("mène des siennes aux candidatures reçues, là où l'on postule", () => {
    const row = { id: "a1", own: true, publicPath: "/emplois/a1", receives: true };
    expect(labels(row)).toEqual(["Modifier", "Dupliquer", "Voir", "Candidatures"]);
    expect(rowLinks(list, row).at(-1)?.href).toBe("/admin/candidatures?publication=a1");
    expect(labels({ ...row, receives: undefined })).not.toContain("Candidatures");
  });

  it("ne montre des autres que leur page, et d'un brouillon aucune", () => {
    const row = { id: "a1", own: false, publicPath: "/emplois/a1", receives: true };
    expect(labels(row)).toEqual(["Voir"]);
    expect(labels({ ...row, own: true, publicPath: null })).not.toContain("Voir");
  });
});
