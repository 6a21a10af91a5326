import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generateTypes, TYPES_FILE } from "@/supabase/local/types";

// PGlite takes its time to start on a busy machine.
const TIME_LIMIT = 120_000;

it(
  "database.types.ts dit ce que disent les migrations (sinon : npm run db:types)",
  async () => {
    expect(await generateTypes()).toBe(await readFile(TYPES_FILE, "utf8"));
  },
  TIME_LIMIT,
);
