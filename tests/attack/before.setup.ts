import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "@playwright/test";
import { FIGURES, readFigures } from "@/tests/support/attack/report";

test("ce que le site dit de lui avant les attaques", async ({ baseURL }) => {
  const token = process.env.METRICS_TOKEN;
  test.skip(!token, "demande npm test -- attack");
  const { answers, memoryMiB } = await readFigures(baseURL ?? "", token ?? "");
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, JSON.stringify({ answers: [...answers], memoryMiB, begun: Date.now() }));
});
