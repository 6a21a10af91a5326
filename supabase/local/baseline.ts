import { readdir, readFile, writeFile } from "node:fs/promises";

const SUPABASE = new URL("../", import.meta.url);
const BASELINE = new URL("migrations/20261125000000_baseline.sql", SUPABASE);

const HEAD = `-- Generated from supabase/schemas and supabase/data by \`npm run db:baseline\`. Do not edit.
`;

/** Returns the declared state of the database as one text: every schema file, then the reference rows. */
export async function declaredState(): Promise<string> {
  const texts = await Promise.all(["schemas/", "data/"].map((folder) => readFolder(folder)));
  // The first schema file switches it off, since a function may call one of a later file.
  return [HEAD, ...texts.flat(), "reset check_function_bodies;\n"].join("\n");
}

async function readFolder(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, SUPABASE));
  const names = files.filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map((name) => readFile(new URL(folder + name, SUPABASE), "utf8")));
}

if (import.meta.main) {
  await writeFile(BASELINE, await declaredState());
  console.log("The baseline migration is written");
}
