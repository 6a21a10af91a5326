import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { requiredText } from "@/lib/text/fields";
import { passwordProblem } from "./password";
import { roles } from "./roles";

const email = z
  .string({ error: validation.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, validation.emailRequired)
  .max(254, validation.emailInvalid)
  .pipe(z.email(validation.emailInvalid));

const currentPassword = z
  .string({ error: validation.passwordRequired })
  .min(1, validation.passwordRequired)
  .max(1_000, validation.passwordWrong);

/** A password is judged beside the e-mail, which it must not repeat. */
const newPassword = z.string({ error: validation.passwordRequired });

type Judged = { password: string; email?: string };

function judgePassword({ password, email }: Judged, context: z.RefinementCtx) {
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
  .superRefine(judgePassword);

/** For the resend and the forgotten password. */
export const emailSchema = z.object({ email });

/** The new password alone, after a link sent by mail. */
export const resetPasswordSchema = z.object({ password: newPassword }).superRefine(judgePassword);

/** Fields `current_password` and `password`. */
export const changePasswordSchema = z
  .object({ current_password: currentPassword, password: newPassword })
  .superRefine(judgePassword);

/** Fields `email` and `current_password`. */
export const changeEmailSchema = z.object({ email, current_password: currentPassword });

/** Six digits of an app, or a code of the ten on paper; blanks between are the reader's. */
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

/** What a form holds of a second step that is being added. */
export const begunSchema = z.object({
  factor_id: z.uuid(),
  key: z.string().regex(/^[A-Z2-7]{16,64}$/),
});

/** Field `password`: the present one, once more. */
export const passwordAgainSchema = z.object({ password: currentPassword });

/** What a link of a mail carries. */
export const linkSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{8,200}$/),
  type: z.enum(["signup", "recovery", "email_change"]),
});

export type LinkType = z.infer<typeof linkSchema>["type"];
