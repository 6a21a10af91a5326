import { changeSchema, savedSearchSchema } from "@/lib/alerts/schema";
import {
  changeEmailSchema,
  changePasswordSchema,
  emailSchema,
  linkSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "@/lib/auth/schema";
import { contactSchema } from "@/lib/contact/schema";
import { renameSchema } from "@/lib/documents/schema";
import { profileSchema } from "@/lib/profile/schema";
import { deletionSchema, preferencesSchema } from "@/lib/settings/schema";
import type { ActionLine } from "./action-lines";

const FORGED = "f".repeat(64);
const TEXT = "Un essai, de qui n’a rien à faire ici.";
const PASSWORD = "Sapin-bleu-2027";

/** What is asked of the actions about accounts, files and mails. */
export const accountActions: Record<string, ActionLine> = {
  signIn: {
    given: ({ candidate }) => ({ email: candidate.email, password: "Mauvais-mot-0" }),
    schema: signInSchema,
    outcome: "R R R R R",
  },
  signUp: {
    given: ({ candidate }) => ({
      ...{ email: candidate.email, password: PASSWORD, full_name: "Autre", role: "admin" },
    }),
    schema: signUpSchema,
    outcome: "R R R R R",
  },
  resendConfirmation: {
    given: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D R R",
  },
  recoverPassword: {
    given: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D R R",
  },
  confirmLink: {
    given: () => ({ token_hash: FORGED, type: "recovery" }),
    schema: linkSchema,
    outcome: "R R R R R",
  },
  resetPassword: {
    given: ({ candidate }) => ({ password: PASSWORD, user_id: candidate.id }),
    schema: resetPasswordSchema,
    outcome: "R R R R R",
  },
  changePassword: {
    given: ({ candidate }) => ({
      ...{ current_password: "Mauvais-mot-0", password: PASSWORD, email: candidate.email },
    }),
    schema: changePasswordSchema,
    outcome: "> R R R R",
  },
  changeEmail: {
    given: ({ candidate }) => ({ current_password: "Mauvais-mot-0", email: candidate.email }),
    schema: changeEmailSchema,
    outcome: "> R R R R",
  },
  saveProfile: {
    given: ({ candidate }) => ({ id: candidate.id, full_name: "Autre nom" }),
    schema: profileSchema,
    outcome: "> D D D D",
  },
  savePhoto: { given: ({ path }) => ({ photo: path }), outcome: "> R R R R" },
  removePhoto: { given: () => [], outcome: "> D D D D" },
  savePreferences: {
    given: ({ candidate }) => ({ id: candidate.id, promo_alerts: "on" }),
    schema: preferencesSchema,
    outcome: "> D D D D",
  },
  deleteAccount: {
    given: ({ candidate }) => ({ confirmation: "SUPPRIME", user_id: candidate.id }),
    schema: deletionSchema,
    outcome: "> R R R R",
  },
  sendContactMessage: {
    given: ({ candidate }) => ({
      ...{
        name: "Autre",
        email: candidate.email,
        subject: "Essai",
        message: TEXT,
        type: "general",
      },
    }),
    schema: contactSchema,
    outcome: "D D D D D",
  },
  requestAlert: {
    given: ({ candidate }) => ({
      ...{ kind: "job", asked: '{"q":"soins"}', label: "Soins", address: "/emplois?q=soins" },
      ...{ frequency: "daily", email: candidate.email },
    }),
    schema: savedSearchSchema,
    outcome: "D D D D D",
  },
  changeAlert: {
    given: ({ ids }) => ({ id: ids.alert, act: "delete" }),
    schema: changeSchema,
    outcome: "R R R R R",
  },
  confirmAlert: {
    given: ({ ids }) => ({ jeton: FORGED, alerte: ids.alert }),
    outcome: "> > > > >",
  },
  leaveAlerts: { given: () => ({ jeton: FORGED, tout: "1" }), outcome: "> > > > >" },
  subscribeNewsletter: {
    given: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D D D",
  },
  confirmNewsletter: { given: () => ({ jeton: FORGED }), outcome: "> > > > >" },
  leaveNewsletter: { given: () => ({ jeton: FORGED }), outcome: "> > > > >" },
  prepareUpload: { given: () => [], outcome: "> D D D D" },
  finishUpload: { given: ({ path }) => [path, "cv.pdf"], outcome: "> R R R R" },
  renameDocument: {
    given: ({ ids }) => ({ id: ids.document, file_name: "volé.pdf" }),
    schema: renameSchema,
    outcome: "> R R R R",
  },
  chooseDefaultDocument: { given: ({ ids }) => ({ id: ids.document }), outcome: "> R R R R" },
  deleteDocument: { given: ({ ids }) => ({ id: ids.document }), outcome: "> R R R R" },
};
