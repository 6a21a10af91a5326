import { describe, expect, it } from "vitest";
import { endOfDayAt } from "@/lib/server/web/day";

describe("endOfDayAt", () => {
  it.each([
    ["2026-11-22T04:59:59Z", "2026-11-22T05:00:00Z"],
    ["2026-11-22T05:00:00Z", "2026-11-23T05:00:00Z"],
    ["2026-07-01T12:00:00Z", "2026-07-02T04:00:00Z"],
    // The clocks change in the night: the day has 23 hours, then 25.
    ["2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"],
    ["2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
    ["2026-11-22T04:59:59Z", "2026-11-22T05:00:00Z"],
  ])("dit que le jour de %s finit à %s", (moment, end) => {
    expect(endOfDayAt(Date.parse(moment))).toBe(Date.parse(end));
  });
});
