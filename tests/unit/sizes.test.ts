import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = ["app", "components", "lib", "supabase"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** Those among them that have more lines than that. */
const longerThan = (most: number, among: string[]) =>
  among.filter((file) => readFileSync(file, "utf8").split("\n").length - 1 > most);

describe("Un fichier se lit d'un trait", () => {
  it("a 200 lignes au plus, sauf celui que la base écrit", () => {
    expect(longerThan(200, files)).toEqual(["lib/supabase/database.types.ts"]);
  });

  it("d'une page, 60 : ce qu'elle lit, et ce qu'elle place", () => {
    const pages = files.filter((file) => file.endsWith("/page.tsx"));
    expect(longerThan(10, pages).length).toBeGreaterThan(50);
    expect(longerThan(60, pages)).toEqual([]);
  });
});
