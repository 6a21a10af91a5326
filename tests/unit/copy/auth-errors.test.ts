import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { authErrorText, tryAgainIn } from "@/lib/copy/auth-errors";

/** Every code that the installed client knows, read from its own declaration. */
const client = dirname(createRequire(import.meta.url).resolve("@supabase/auth-js"));
const declared = readFileSync(join(client, "lib/error-codes.d.ts"), "utf8");
const codes = [...declared.matchAll(/'([a-z_0-9]+)'/g)].map(([, code = ""]) => code);

describe("les erreurs du service d'authentification", () => {
  it("sont toutes relues", () => {
    expect(codes.length).toBeGreaterThan(60);
  });

  it.each(codes)("%s a une phrase française", (code) => {
    const text = authErrorText({ code });
    expect(text).toMatch(/^[A-ZÀ-Ý].*\.$/);
    expect(text).not.toMatch(/\b(the|is|not|invalid|password|email|error|token|user)\b/i);
  });

  it("ne disent pas si un compte existe", () => {
    const wrong = authErrorText({ code: "invalid_credentials" });
    for (const code of ["email_not_confirmed", "user_not_found", "user_banned"]) {
      expect(authErrorText({ code })).toBe(wrong);
    }
  });

  it.each([
    [{ name: "AuthRetryableFetchError", status: 0 }, /ne répond pas/],
    [{ status: 503 }, /ne répond pas/],
    [{ status: 429 }, /Trop de tentatives/],
    [{ name: "AuthSessionMissingError", status: 400 }, /session a pris fin/],
    [{ code: "toString" }, /inattendue/],
    [{}, /inattendue/],
  ])("%o se lit sans code", (failure, text) => {
    expect(authErrorText(failure)).toMatch(text);
  });
});

describe("quand réessayer", () => {
  it.each([
    [1, "1 seconde."],
    [61, "2 minutes."],
    [899, "15 minutes."],
    [3_600, "1 heure."],
  ])("dans %i secondes : %s", (seconds, end) => {
    expect(tryAgainIn(seconds)).toBe(`Trop de tentatives. Vous pourrez réessayer dans ${end}`);
  });
});
