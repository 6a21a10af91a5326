import { frenchText } from "@/lib/shared/french";
import { type AppliedKind, appliedLabels } from "@/lib/shared/kinds";
import { failure, type Notice, notices } from "./server-notices";

/** Shown to candidates who have already applied. */
export const alreadyApplied: Record<AppliedKind, Notice> = {
  job: notices.alreadyApplied,
  freelance: notices.alreadyProposed,
  scholarship: notices.alreadyAppliedForGrant,
};

/** Returns the message for an application or a proposal that could not be sent, with the reason. */
export function sendingFailed(
  kind: AppliedKind,
  message = "Une erreur inconnue est survenue.",
): Notice {
  return failure(
    "Erreur lors de l’envoi",
    `Votre ${appliedLabels[kind].sent} n’a pas pu être envoyée. Erreur: ${message}`,
  );
}

/** Returns the message when an application of this kind could not be sent. */
export function applicationFailure(kind: AppliedKind): Notice {
  return kind === "job" ? notices.applicationFailed : sendingFailed(kind);
}

type Parts = {
  kind: AppliedKind;
  title: string;
  /** The employer, the client, or the university. */
  company: string | null;
  /** Full name, or the e-mail of an applicant without one. */
  applicant: string;
};

/** Returns the default message of an application, for its sender to edit (docs/product.md, Applying). */
export function coverLetter({ kind, title, company, applicant }: Parts): string {
  return [
    "Madame, Monsieur,",
    ...openings[kind](`«\u00a0${frenchText(title)}\u00a0»`, company && frenchText(company)),
    "Je vous prie d’agréer mes salutations distinguées.",
    applicant,
  ].join("\n\n");
}

const openings: Record<AppliedKind, (title: string, company: string | null) => string[]> = {
  job: (title, company) => [
    `Je vous présente ma candidature au poste ${title}${company ? ` (${company})` : ""}. Mon CV est joint\u00a0: mon parcours répond à ce que vous recherchez, et j’ai à cœur de mettre mon expérience au service de votre équipe.`,
    "Je reste à votre disposition pour une entrevue, au moment qui vous conviendra.",
  ],
  freelance: (title, company) => [
    `Je vous propose mes services pour la mission ${title}${company ? ` (${company})` : ""}. Mon CV est joint.`,
    "Je suis disponible pour en parler, préciser le calendrier et vous remettre un devis détaillé.",
  ],
  scholarship: (title, company) => [
    `Je souhaite présenter ma candidature à la bourse ${title}${company ? ` (${company})` : ""}. Mon parcours, que détaille le CV joint, et mon projet d’études correspondent aux critères de ce programme.`,
    "Je me tiens à votre disposition pour fournir toute pièce complémentaire.",
  ],
};
