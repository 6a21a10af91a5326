import { expect, it } from "vitest";
import { beyondBounds } from "@/tests/support/attack/report";

const figures = (failed: number, memoryMiB: number) => ({
  answers: new Map([
    ["2xx", 10],
    ["5xx", failed],
  ]),
  memoryMiB,
});

it("tient un site attaqué pour sauf tant qu'il ne tombe ni ne grossit", () => {
  expect(beyondBounds([figures(1, 150), figures(1, 400)])).toEqual([]);
  expect(beyondBounds([figures(0, 150), figures(2, 400)])).toEqual(["2 answers 5xx"]);
  expect(beyondBounds([figures(0, 150), figures(0, 900)])).toHaveLength(1);
  expect(beyondBounds([figures(0, 150), figures(0, Number.NaN)])).toHaveLength(1);
});
