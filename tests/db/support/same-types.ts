import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** What ours may not differ in: ours say more where a constraint lists the words of a column. */
const COMPARISON = `
import type { Database as Official } from "./official";
import type { Database as Ours } from "./ours";

type Same<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One] ? true : false;
type Fits<One, Other> = Same<One, Other> extends true ? (One extends Other ? true : false) : false;
type OursTables = Ours["public"]["Tables"];
type OfficialTables = Official["public"]["Tables"];
type Shared = keyof OursTables & keyof OfficialTables;
type Shape = "Row" | "Insert" | "Update";
type Differing = {
  [Table in Shared]: {
    [Each in Shape]: Fits<OursTables[Table][Each], OfficialTables[Table][Each]> extends true
      ? never
      : \`\${Table}.\${Each}\`;
  }[Shape];
}[Shared];
type Missing =
  | Exclude<keyof OursTables, keyof OfficialTables>
  | Exclude<keyof OfficialTables, keyof OursTables>
  | Exclude<keyof Ours["public"]["Functions"], keyof Official["public"]["Functions"]>
  | Exclude<keyof Official["public"]["Functions"], keyof Ours["public"]["Functions"]>;
// Named one by one in the compiler's complaint.
export const differing: { [Name in Differing | Missing]: never } = {};
`;

/**
 * Compares the types of the repository with what the official tool writes.
 * @returns what the compiler says of it; empty when they agree.
 */
export function differenceOfTypes(official: string): string {
  const cache = path.join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "types-"));
  try {
    writeFileSync(path.join(folder, "official.ts"), official);
    writeFileSync(path.join(folder, "compared.ts"), COMPARISON);
    symlinkSync(path.join(root, "lib/supabase/database.types.ts"), path.join(folder, "ours.ts"));
    const tsc = path.join(root, "node_modules/.bin/tsc");
    const flags = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig", "--types", ""];
    const { stdout } = spawnSync(tsc, [...flags, "compared.ts"], { cwd: folder, encoding: "utf8" });
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
