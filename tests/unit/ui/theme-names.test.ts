import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const theme = readFileSync("app/globals.css", "utf8");

/** Tailwind makes nothing of a name that the theme has not, and says nothing. */
function used(prefix: string): string[] {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  const found = files.flatMap((text) => [
    ...text.matchAll(new RegExp(`\\b${prefix}-(?:[trbl]{1,2}-)?([a-z0-9]{2,})`, "g")),
  ]);
  return [...new Set(found.map(([, name = ""]) => name))];
}

it("chaque arrondi a un rayon dans le thème", () => {
  const names = used("rounded").filter((name) => !["full", "none"].includes(name));
  expect(names).toContain("card");
  expect(names.filter((name) => !theme.includes(`--radius-${name}:`))).toEqual([]);
});
