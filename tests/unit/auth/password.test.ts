import { describe, expect, it } from "vitest";
import {
  changePasswordSchema,
  passwordAgainSchema,
  passwordProblem,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "@/lib/auth/schema";
import { validation } from "@/lib/copy/validation";

describe("un nouveau mot de passe", () => {
  it.each([
    ["", validation.passwordRequired],
    ["Court-2026", null],
    ["Court-202", validation.passwordTooShort],
    ["🍁🍁🍁", validation.passwordTooShort],
    [`Aé1-${"x".repeat(67)}`, null],
    [`Aé1-${"xyzwv".repeat(14)}`, validation.passwordTooLong],
    ["a".repeat(73), validation.passwordTooLong],
  ])("%j : longueur", (password, problem) => {
    if (problem === null) expect(passwordProblem(password)).not.toBe(validation.passwordTooLong);
    else expect(passwordProblem(password)).toBe(problem);
  });

  const COMMON = `
    1234567890 0123456789 9876543210 abcdefghij aaaaaaaaaaaa abababababab 1111122222 motdepasse
    MotDePasse motdepasse1 motdepasse2026! Mot-de-passe-1 password123 P@ssw0rd2026 Passw0rd!!!!
    azertyuiop azerty123456 qwertyuiop! Bonjour2026! Québec2026!! Montreal514! administrateur
    HorizonErable1 iloveyou1234 correcthorsebatterystaple`;
  it.each(COMMON.trim().split(/\s+/))("%s est trop facile à deviner", (password) => {
    expect(passwordProblem(password)).toBe(validation.passwordTooCommon);
  });

  it.each(["Erable-2026!", "trois canards verts", "kX9#mQ2$vL7p", "la neige tombe sur Gaspé"])(
    "%s convient",
    (password) => {
      expect(passwordProblem(password, "camille@exemple.ca")).toBeNull();
    },
  );

  it("compte comme un caractère ce qu'un clavier écrit en deux", () => {
    expect(passwordProblem("Été-2026é".normalize("NFD"))).toBe(validation.passwordTooShort);
    expect(
      passwordProblem(`Aé1-${"éàùèîôâêûëïüçÉ".repeat(2)}abcdefgh`.normalize("NFD")),
    ).toBeNull();
  });

  it("ne répète pas l'adresse courriel", () => {
    const problem = passwordProblem("Camille.Roy-9!", "camille.roy@exemple.ca");
    expect(problem).toBe(validation.passwordContainsEmail);
  });
});

it.each([
  ["la connexion", signInSchema, "password"],
  ["l'inscription", signUpSchema, "password"],
  ["la récupération", resetPasswordSchema, "password"],
  ["le nouveau", changePasswordSchema, "password"],
  ["le présent", changePasswordSchema, "current_password"],
  ["la confirmation", passwordAgainSchema, "password"],
] as const)(
  "un mot de passe a une seule forme, quel que soit le clavier : %s",
  (_, schema, field) => {
    const [typed, form] = [
      "Été\u00a0à Gaspé\u3000!".normalize("NFD"),
      "Été à Gaspé !".normalize("NFC"),
    ];
    const data = { email: "a@b.ca", full_name: "A", current_password: typed, password: typed };
    expect(schema.parse(data)).toHaveProperty(field, form);
  },
);
