import { expect, it, vi } from "vitest";
import { renewRecoveryCodes } from "@/lib/auth/two-factor-actions";
import { securityNotices } from "@/lib/copy/security-notices";

const rpc = vi.fn(async () => ({ data: ["a"], error: null }));
let totp: { id: string; updated_at: string }[] = [];
vi.mock("next/cache", () => ({ refresh: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {}, redirect: () => {} }));
vi.mock("@/lib/security/rate-limit", () => ({}));
vi.mock("@/lib/auth/signed-cookies", () => ({}));
vi.mock("@/lib/auth/viewer", () => ({
  SECURITY_PATH: "/",
  currentViewer: async () => ({ id: "u", email: "a@exemple.ca", fullName: "A", role: "candidat" }),
  signedInRecently: async () => true,
}));
vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({
    rpc,
    auth: { mfa: { listFactors: async () => ({ data: { totp }, error: null }) } },
  }),
}));

it("sans validation en deux étapes, il n'y a pas de codes à refaire : c'est un refus", async () => {
  const answer = await renewRecoveryCodes();
  expect(answer).toMatchObject({ status: "refused", notice: securityNotices.twoFactorFailed });
  expect(answer).not.toHaveProperty("failed", true);
  expect(rpc).not.toHaveBeenCalled();
});

it("avec elle, ils sont refaits", async () => {
  totp = [{ id: "f", updated_at: "2026-11-22T12:00:00Z" }];
  expect(await renewRecoveryCodes()).toMatchObject({ status: "done", codes: ["a"] });
});
