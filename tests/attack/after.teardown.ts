import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hasPostgres } from "#tests/db/support/cluster.ts";
import { attackReport, beyondBounds, FIGURES, readFigures } from "@/tests/support/attack/report";
import { writeReport } from "@/tests/support/report";

test("le site a tenu : aucune réponse 5xx, et sa mémoire", async ({ baseURL }) => {
  const token = process.env.METRICS_TOKEN;
  test.skip(!token, "demande npm test -- attack");
  const before = JSON.parse(readFileSync(FIGURES, "utf8"));
  const figures = [
    { ...before, answers: new Map(before.answers) },
    await readFigures(baseURL ?? "", token ?? ""),
  ];
  expect(beyondBounds(figures)).toEqual([]);
  writeReport(
    attackReport({
      folder: process.env.ATTACK_FOLDER ?? "",
      engine: hasPostgres ? "PostgreSQL" : "the embedded engine",
      minutes: (Date.now() - before.begun) / 60_000,
      figures,
    }),
  );
});
