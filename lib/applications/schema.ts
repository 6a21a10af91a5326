import { z } from "zod";
import { type KindThatCan, kindsThatCan } from "@/lib/publications/kinds";
import { requiredText, ticked, writtenText } from "@/lib/text/fields";

/** Kinds that accept applications, by their name in `applications.target_kind`. */
export type ApplicationKind = KindThatCan<"apply">;

export type ApplicationTarget = { kind: ApplicationKind; id: string };

export const MAX_MESSAGE = 5_000;
export const MAX_ANSWER = 1_000;

export type Preparation = {
  title: string;
  company: string | null;
  open: boolean;
  applied: boolean;
  /** True when the viewer or their company published it. */
  own: boolean;
  /** The viewer's CVs, the default one first. */
  documents: { id: string; name: string }[];
  letter: string;
  /** Telephone, permit, country and languages of the viewer's profile, which they may attach. */
  situation: string[];
  questions: string[];
};

/** Splits an answer into its question (or the name of a fact) and its text. */
export function labelled(answer: string): [label: string, text: string] {
  const [label = "", ...text] = answer.split("\n");
  return [label, text.join("\n")];
}

/** An application as its sender sees it. What was deleted is null. */
export type SentApplication = {
  id: string;
  status: string;
  appliedAt: string;
  /** Last day of the response commitment, if there is one. */
  answerDueOn: string | null;
  interviewAt: string | null;
  kind: ApplicationKind;
  cvFileName: string | null;
  title: string | null;
  company: string | null;
  targetId: string | null;
};

/** The colour of each status (docs/design.md, Colour); others are grey. */
const statusTones = {
  "En cours": "blue",
  Entretien: "green",
  Refusée: "red",
} as const;

export type StatusTone = (typeof statusTones)[keyof typeof statusTones] | "grey";

export function statusTone(status: string): StatusTone {
  return Object.hasOwn(statusTones, status)
    ? statusTones[status as keyof typeof statusTones]
    : "grey";
}

export const targetInput = z.object({ kind: z.enum(kindsThatCan("apply")), id: z.uuid() });

export const applicationInput = targetInput.extend({
  /** Empty while no CV is selected. */
  document_id: z.union([z.uuid(), z.literal("")]).default(""),
  cover_message: writtenText(MAX_MESSAGE, "Le message ne peut pas dépasser 5\u00a0000 caractères"),
  situation: ticked,
  questions: z.array(z.string().max(200)).max(3).default([]),
  answers: z
    .array(z.object({ text: requiredText("Répondez à la question", MAX_ANSWER) }))
    .max(3)
    .default([]),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

export const applicationIdInput = z.uuid();
