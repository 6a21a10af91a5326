import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { importsOf, violation } from "@/tests/support/architecture";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("qui peut importer qui", () => {
  it.each([
    ["lib/jobs/queries.ts", "@/lib/news/queries"],
    ["lib/text/dates.ts", "@/lib/jobs/schema"],
    ["lib/jobs/queries.ts", "@/components/jobs/job-card"],
    ["components/jobs/job-card.tsx", "@/components/news/article-card"],
    ["components/jobs/job-card.tsx", "@/lib/news/schema"],
    ["components/jobs/job-card.tsx", "@/lib/jobs/queries"],
    ["components/ui/button.tsx", "@/components/jobs/job-card"],
    ["components/ui/button.tsx", "@/app/(public)/page"],
    ["app/(public)/page.tsx", "../../lib/site"],
  ])("refuse que %s importe %s", (from, to) => {
    expect(violation(from, to)).not.toBeNull();
  });

  it.each([
    ["app/(public)/page.tsx", "@/lib/jobs/queries"],
    ["components/jobs/job-card.tsx", "@/lib/jobs/schema"],
    ["components/jobs/job-card.tsx", "@/components/ui/card"],
    ["components/jobs/job-card.tsx", "./contract-badge"],
    ["lib/jobs/queries.ts", "@/lib/supabase/public"],
    ["lib/jobs/queries.ts", "@/lib/log"],
  ])("laisse %s importer %s", (from, to) => {
    expect(violation(from, to)).toBeNull();
  });

  it("est respecté partout", () => {
    const imports = importsOf(root);
    expect(imports.length).toBeGreaterThan(50);
    const broken = imports.flatMap(({ from, to }) => {
      const why = violation(from, to);
      return why === null ? [] : [`${from} → ${to} : ${why}`];
    });
    expect(broken).toEqual([]);
  });
});
