import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { importsOf, meant, violation } from "@/tests/support/source/architecture";

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
    ["app/(public)/page.tsx", "@/lib/server/config"],
    ["app/(public)/page.tsx", "supabase/functions/_shared/answer.ts"],
    ["lib/documents/rules.ts", "supabase/functions/_shared/answer.ts"],
    ["lib/jobs/queries.ts", "lib/server/config.ts"],
    ["lib/jobs/queries.ts", "@/tests/support/run/empty"],
    ["lib/server/site.ts", "supabase/local/backend.ts"],
    ["lib/ground/cv.ts", "@/lib/site"],
    ["supabase/functions/_shared/pdf/pdf.ts", "lib/documents/rules.ts"],
    ["supabase/local/server.ts", "@/lib/jobs/queries"],
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
    ["lib/documents/rules.ts", "@/lib/ground/cv"],
    ["lib/server/start.ts", "supabase/local/backend.ts"],
    ["lib/server/web/serve.ts", "lib/security/headers.ts"],
    ["supabase/functions/_shared/pdf/pdf.ts", "lib/ground/cv.ts"],
    ["supabase/local/data-dir.ts", "lib/server/refusal.ts"],
  ])("laisse %s importer %s", (from, to) => {
    expect(violation(from, to)).toBeNull();
  });

  it("lit un alias comme le fichier qu'il désigne", () => {
    const imports = { "#site": "./lib/site.ts", "#shared/*": "./supabase/functions/_shared/*" };
    expect(meant("#site", imports)).toBe("lib/site.ts");
    expect(meant("#shared/mails/left.ts", imports)).toBe(
      "supabase/functions/_shared/mails/left.ts",
    );
    expect(meant("zod", imports)).toBe("zod");
  });

  it("le démarrage ne charge l'embarqué que s'il en a besoin", () => {
    const start = readFileSync(`${root}lib/server/start.ts`, "utf8");
    expect(start).toContain('await import("#local/');
    expect(start).not.toMatch(/^import (?!type)[^;]*"#local/m);
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
