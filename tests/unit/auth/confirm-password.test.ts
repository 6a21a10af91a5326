import { beforeEach, expect, it, vi } from "vitest";
import { checkPassword } from "@/lib/auth/confirm-password";
import { validation } from "@/lib/copy/validation";

let isRecent = true;
let step: object | null = null;
const redirect = vi.hoisted(() =>
  vi.fn((path: string): never => {
    throw new Error(path);
  }),
);
vi.mock("next/navigation", () => ({ redirect, unstable_rethrow: () => {} }));
vi.mock("@/lib/security/rate-limit", () => ({
  takeRateLimit: async () => ({ allowed: true }),
  resetRateLimit: async () => {},
}));
vi.mock("@/lib/auth/viewer", () => ({ signedInRecently: async () => isRecent }));
vi.mock("@/lib/auth/two-factor", () => ({ findTwoFactor: async () => step }));
const client = vi.hoisted(() => () => ({
  auth: {
    getSession: async () => ({ data: { session: { access_token: "avant" } } }),
    signInWithPassword: vi.fn(async ({ password }: { password: string }) =>
      ["bon", "De\u0301ja\u0300"].includes(password)
        ? { data: { user: { factors: [] } }, error: null }
        : { data: {}, error: { code: "invalid_credentials" } },
    ),
    signOut: vi.fn(async () => ({ error: null })),
    admin: { signOut: vi.fn(async () => ({ error: null })) },
  },
}));
const visitor = client();
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => visitor }));

const viewer = { id: "u", email: "a@exemple.ca", fullName: "A", role: "candidat" };
let own = client();
beforeEach(() => {
  [isRecent, step, own] = [true, null, client()];
  vi.clearAllMocks();
});
const check = (password: string) =>
  checkPassword(own as never, viewer as never, password, "/espace-utilisateur");

it("d'une session neuve, le mot de passe se vérifie à part", async () => {
  expect(await check("bon")).toBeNull();
  expect(visitor.auth.signOut).toHaveBeenCalledWith({ scope: "local" });
  expect(own.auth.signInWithPassword).not.toHaveBeenCalled();
  expect(await check("faux")).toMatchObject({
    fieldErrors: { current_password: validation.passwordWrong },
  });
  // An account from before passwords had one form.
  expect(await check("Déjà")).toBeNull();
});

it("d'une session plus ancienne, il en ouvre une neuve, qui remplace l'autre", async () => {
  isRecent = false;
  expect(await check("faux")).toMatchObject({ status: "refused" });
  expect(own.auth.admin.signOut).not.toHaveBeenCalled();
  expect(await check("bon")).toBeNull();
  expect(own.auth.admin.signOut).toHaveBeenCalledWith("avant", "local");
  expect(visitor.auth.signInWithPassword).not.toHaveBeenCalled();
});

it("avec une seconde étape, les deux se donnent là où elles se demandent", async () => {
  [isRecent, step] = [false, { id: "f", since: "" }];
  await expect(check("bon")).rejects.toThrow("/connexion/confirmer?suivant=%2Fespace-utilisateur");
  expect(own.auth.signInWithPassword).not.toHaveBeenCalled();
});
