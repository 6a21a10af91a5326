import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { requiredText } from "@/lib/text/fields";
import { roles } from "./roles";

/**
 * Common passwords, without the digits and signs that people add around them: those are stripped before
 * comparing, and "p@ssw0rd" is compared as "password".
 */
const commonWords = new Set(
  `password passwords passwort passw motdepasse lemotdepasse monmotdepasse nouveaumotdepasse mdp
  azerty azertyui azertyuiop azertyuiopqsdfghjklm qsdfghjklm wxcvbn qwerty qwertyui qwertyuiop
  qwertyuiopasdfghjkl asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasdzxc aqwzsxedc azeqsdwxc
  letmein welcome welcomehome bienvenue bonjour bonsoir salut coucou merci soleil doudou loulou
  chouchou chocolat amour monamour jetaime jetaimebebe iloveyou loveyou forever sunshine princess
  princesse football baseball basketball hockey superman batman spiderman pokemon starwars dragon
  monkey shadow master mustang michael nicolas thomas camille caroline isabelle marseille
  canada oncanada canadien canadienne quebec montreal toronto ottawa vancouver canadiens
  admin administrator administrateur root superuser compte utilisateur user username test testtest
  testing changeme changezmoi default secret topsecret monsecret horizon horizonerable
  emploi emplois travail recruteur candidat abcdef abcdefgh abcdefghij abcdefghijk trustno
  computer ordinateur internet samsung google facebook linkedin whatever freedom liberte
  correcthorsebatterystaple passwordpassword motdepassemotdepasse azertyazerty qwertyqwerty`
    .split(/\s+/)
    .filter(Boolean),
);

const MIN_CHARACTERS = 10;
/** In bytes; the authentication service hashes no more than this. */
const MAX_BYTES = 72;
const MIN_DISTINCT = 5;

/**
 * Normalizes a password before it is hashed or compared: keyboards write "é" as one character or as two,
 * and spaces of several kinds (OpaqueString of RFC 8265, as NIST SP 800-63B asks).
 */
const prepared = (password: string) => password.replace(/\p{Zs}/gu, " ").normalize("NFC");

/**
 * Returns the problem of a new password as a sentence; null when it is acceptable (docs/security.md,
 * Passwords).
 */
export function passwordProblem(typed: string, email = ""): string | null {
  const password = prepared(typed);
  if (password === "") return validation.passwordRequired;
  if ([...password].length < MIN_CHARACTERS) return validation.passwordTooShort;
  if (new TextEncoder().encode(password).length > MAX_BYTES) return validation.passwordTooLong;
  if (isCommon(password)) return validation.passwordTooCommon;
  return containsEmail(password, email) ? validation.passwordContainsEmail : null;
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DISTINCT || isRun(lower)) return true;
  const plain = lower.normalize("NFD").replace(/\p{M}/gu, "");
  return [lettersOf(plain), lettersOf(unleet(plain))].some((word) => commonWords.has(word));
}

/** True for "1234567890", "9876543210", "abcdefghij". */
function isRun(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  return [1, -1].some((step) => steps.every((one) => one === step || Math.abs(one) === 9));
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, "");
}

const signs: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Digits within a word replace letters; those at its end are only digits. */
function unleet(text: string): string {
  return text.replace(/[\d\W_]+$/, "").replace(/[013457@$]/g, (sign) => signs[sign] ?? sign);
}

function containsEmail(password: string, email: string): boolean {
  const [local = ""] = email.toLowerCase().split("@");
  return local.length >= 5 && password.toLowerCase().includes(local);
}

const email = z
  .string({ error: validation.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, validation.emailRequired)
  .max(254, validation.emailInvalid)
  .pipe(z.email(validation.emailInvalid));

const currentPassword = z
  .string({ error: validation.passwordRequired })
  .transform(prepared)
  .pipe(z.string().min(1, validation.passwordRequired).max(1_000, validation.passwordWrong));

/** Checked together with the e-mail, which it must not contain. */
const newPassword = z.string({ error: validation.passwordRequired }).transform(prepared);

type PasswordInput = { password: string; email?: string };

function checkPassword({ password, email }: PasswordInput, context: z.RefinementCtx) {
  const message = passwordProblem(password, email);
  if (message) context.addIssue({ code: "custom", path: ["password"], message });
}

export const signInSchema = z.object({ email, password: currentPassword });

export const signUpSchema = z
  .object({
    full_name: requiredText(validation.fullNameRequired, 120, validation.fullNameTooLong),
    email,
    password: newPassword,
    role: z.enum(roles, { error: validation.roleUnknown }).default("candidat"),
  })
  .superRefine(checkPassword);

export const emailSchema = z.object({ email });

export const resetPasswordSchema = z.object({ password: newPassword }).superRefine(checkPassword);

export const changePasswordSchema = z
  .object({ current_password: currentPassword, password: newPassword })
  .superRefine(checkPassword);

export const changeEmailSchema = z.object({ email, current_password: currentPassword });

/** Six digits of an app, or one of the ten recovery codes; spaces are ignored. */
export const codeSchema = z.object({
  code: z
    .string({ error: validation.codeRequired })
    .transform((text) => text.replace(/[\s\u202f-]/g, "").toLowerCase())
    .pipe(
      z
        .string()
        .min(1, validation.codeRequired)
        .regex(/^(\d{6}|[0-9a-f]{16})$/, validation.codeWrong),
    ),
});

/** Hidden fields of a second factor that is being added. */
export const begunSchema = z.object({
  factor_id: z.uuid(),
  key: z.string().regex(/^[A-Z2-7]{16,64}$/),
});

export const passwordAgainSchema = z.object({ password: currentPassword });

export const linkSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{8,200}$/),
  type: z.enum(["signup", "recovery", "email_change"]),
});

export type LinkType = z.infer<typeof linkSchema>["type"];
