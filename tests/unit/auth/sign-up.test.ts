import { expect, it, vi } from "vitest";
import { signUpSchema } from "@/lib/auth/schema";
import { inConstantTime } from "@/lib/auth/sign-in-attempts";
import { validation } from "@/lib/copy/validation";

// The floor is waited with Node's own timer, which fake timers do not reach.
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)),
}));

const good = { full_name: "Ève Roy", email: "eve@exemple.ca", password: "Sapin-bleu-2027" };

it.each([
  [{ full_name: " " }, "full_name", "Le nom complet est requis"],
  [{ email: "" }, "email", "L’adresse courriel est requise"],
  [{ email: "pas une adresse" }, "email", "Cette adresse courriel n’est pas valide"],
  [{ password: "" }, "password", "Le mot de passe est requis"],
  [{ password: "MotDePasse2026" }, "password", validation.passwordTooCommon],
])("l'inscription avec %j dit ce qui ne va pas, au champ %s", (wrong, field, message) => {
  const { error } = signUpSchema.safeParse({ ...good, ...wrong });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, message]]);
});

it("une inscription entière est d'un candidat, si elle ne dit rien d'autre", () => {
  expect(signUpSchema.parse(good).role).toBe("candidat");
  expect(signUpSchema.safeParse({ ...good, role: "administrateur" }).success).toBe(false);
});

it("ce qui répond d'un compte prend le même temps, que le compte existe ou non", async () => {
  vi.useFakeTimers();
  let isAnswered = false;
  void inConstantTime(async () => "").then(() => {
    isAnswered = true;
  });
  await vi.advanceTimersByTimeAsync(850);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isAnswered).toBe(true);
  vi.useRealTimers();
});
