import { expect, it } from "vitest";
import { frenchMoment } from "@/supabase/local/backup/moment";

it.each([
  ["2026-11-22T13:37:10.411Z", "America/Toronto", /^22 novembre 2026 à 08\sh\s37 HNE$/],
  ["2026-07-01T13:37:10.411Z", "UTC", /^1er juillet 2026 à 13\sh\s37 UTC$/],
])("%s, à l'heure de %s", (date, zone, words) => {
  expect(frenchMoment(date, zone)).toMatch(words);
});
