import { existsSync } from "node:fs";
import { test } from "@playwright/test";
import { faultsReport } from "@/tests/support/faults/report";
import { writeReport } from "@/tests/support/report";

test("le tableau des pannes", () => {
  const folder = process.env.FAULTS_FOLDER ?? "";
  test.skip(!existsSync(folder), "demande npm test -- faults");
  writeReport(faultsReport(folder));
});
