import { expect, it } from "vitest";
import { countWrongCodes } from "#local/wrong-codes.ts";

const FACTOR = "f";

it("la boîte aux lettres seule n'essaie que cinquante codes par jour, de lien en lien", () => {
  let now = 0;
  const codes = countWrongCodes(() => now);
  const owner = { isSure: true, sessionId: "la sienne" };
  let tried = 0;
  for (let link = 0; link < 20; link += 1) {
    const thief = { isSure: false, sessionId: `lien ${link}` };
    codes.trustMailbox(thief.sessionId);
    while (!codes.areTooMany(FACTOR, thief)) {
      codes.add(FACTOR, thief);
      tried += 1;
    }
    now += 300_000;
  }
  expect(tried).toBe(50);
  expect(codes.areTooMany(FACTOR, owner)).toBe(false);
  now += 86_400_000;
  const later = { isSure: false, sessionId: "demain" };
  codes.trustMailbox(later.sessionId);
  expect(codes.areTooMany(FACTOR, later)).toBe(false);
});

it("dix codes faux ferment cinq minutes la session qui n'a que le mot de passe", () => {
  let now = 0;
  const codes = countWrongCodes(() => now);
  const who = { isSure: false, sessionId: "s" };
  for (let n = 0; n < 10; n += 1) codes.add(FACTOR, who);
  expect(codes.areTooMany(FACTOR, who)).toBe(true);
  now += 300_001;
  expect(codes.areTooMany(FACTOR, who)).toBe(false);
});
