import "server-only";
import { after } from "next/server";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import type { Viewer } from "@/lib/auth/roles";
import {
  alreadyApplied,
  applicationFailure,
  coverLetter,
  sendingFailed,
} from "@/lib/copy/application-notices";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { languageLevels } from "@/lib/publications/abroad";
import { pointerTo } from "@/lib/publications/kinds";
import { canadaStatuses, type Situation } from "@/lib/publications/match";
import { forgetPublication } from "@/lib/publications/revalidation";
import { requestClient } from "@/lib/supabase/server";
import type { ApplicationInput, ApplicationKind, ApplicationTarget, Preparation } from "./schema";
import { sendApplicationMails } from "./send-mails";

type SharedSituation = { phone: string | null } & Pick<
  Situation,
  "canada_status" | "country" | "french_level" | "english_level"
>;

/** Returns telephone, permit, country and languages as answers that the applicant may attach. */
export function situationOf(profile: SharedSituation): string[] {
  const level = (own: SharedSituation["french_level"]) =>
    own && (own === "none" ? "aucun" : languageLevels[own].label.toLowerCase());
  return [
    ["Téléphone", profile.phone],
    ["Situation", profile.canada_status && canadaStatuses[profile.canada_status]],
    ["Pays", profile.country],
    ["Français", level(profile.french_level)],
    ["Anglais", level(profile.english_level)],
  ].flatMap(([label, words]) => (words ? [`${label}\n${words}`] : []));
}

async function readSituation(client: Client, userId: string): Promise<string[]> {
  const { data } = await client
    .from("profiles")
    .select("phone, canada_status, country, french_level, english_level")
    .eq("id", userId)
    .maybeSingle();
  return data ? situationOf(data) : [];
}

async function readQuestions(client: Client, { kind, id }: ApplicationTarget): Promise<string[]> {
  if (kind === "scholarship") return [];
  const { data, error } = await client
    .from(kind === "job" ? "jobs" : "freelance_jobs")
    .select("questions")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data?.questions ?? [];
}

type Target = { title: string; company: string | null; open: boolean; own: boolean };

/** Returns null when the publication is gone or not public. The database decides whether it is open. */
async function findTarget(client: Client, { kind, id }: ApplicationTarget): Promise<Target | null> {
  const { data, error } = await client
    .rpc("publication_target", { kind, target_id: id })
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  const { title, organisation: company, is_open: open, is_own: own } = data;
  return { title, company, open, own };
}

/** Returns the initial state of the viewer's application; null when there is nothing to apply to. */
export async function prepareApplication(
  viewer: Viewer,
  target: ApplicationTarget,
): Promise<Preparation | null> {
  const client = await requestClient();
  const [found, documents, sent, situation, questions] = await Promise.all([
    findTarget(client, target),
    client
      .from("documents")
      .select("id, file_name")
      .eq("user_id", viewer.id)
      .eq("document_type", "CV")
      .order("is_default", { ascending: false })
      .order("uploaded_at", { ascending: false }),
    client
      .from("applications")
      .select("id")
      .eq("candidate_id", viewer.id)
      .eq("publication_kind", target.kind)
      .eq("publication_id", target.id)
      .maybeSingle(),
    readSituation(client, viewer.id),
    readQuestions(client, target),
  ]);
  if (found === null) return null;
  if (documents.error) throw documents.error;
  if (sent.error) throw sent.error;

  const { title, company, open, own } = found;
  const applicant = viewer.fullName || viewer.email;
  return {
    title,
    company,
    open,
    own,
    applied: sent.data !== null,
    documents: documents.data.map(({ id, file_name }) => ({ id, name: file_name })),
    situation,
    questions,
    letter: coverLetter({ kind: target.kind, title, company, applicant }),
  };
}

const ALREADY_THERE = "23505";

/**
 * Sends the viewer's application: checks duplicate, CV and target, then sends the mail and stores the row
 * in the order given in docs/product.md, Applying. Even with two tabs, the database keeps one row and the
 * Edge Function sends one mail.
 */
export async function apply(viewer: Viewer, application: ApplicationInput): Promise<ActionResult> {
  const client = await requestClient();
  const { kind } = application;
  if (await hasApplied(client, viewer, application)) return refused(alreadyApplied[kind]);
  if (!(await hasDocument(client, viewer, application))) return refused(notices.cvRequired);
  const target = await findTarget(client, application);
  if (!target?.open) return refused(notices.targetClosed);
  if (target.own) return refused(notices.ownPublication);

  const applicant = { name: viewer.fullName || viewer.email, email: viewer.email };
  const answers = [
    ...(application.situation ? await readSituation(client, viewer.id) : []),
    ...application.questions.map((question, n) => `${question}\n${application.answers[n]?.text}`),
  ];
  const sendMails = () => sendApplicationMails(client, { application, answers, target, applicant });
  // A mission's or scholarship's mail goes first: nothing is stored if it fails.
  if (kind !== "job") {
    const reason = await sendMails();
    if (reason !== null) return refused(mailRefusal(kind, reason));
  }
  const refusal = await store(client, viewer, application, answers);
  if (refusal !== null) return refused(refusal);
  // The last application that a publication accepts closes it: invalidate its pages.
  const left = await findTarget(client, application).catch(() => null);
  if (!left?.open) forgetPublication(kind, application.id);
  // The mail of a job, which may fail; for the others, only the acknowledgement to the candidate.
  after(sendMails);
  return done(kind === "freelance" ? notices.proposalSent : notices.applicationSent);
}

/** Messages for the Edge Function's error codes that a user can act on. */
const mailReasons: Record<string, string> = {
  no_recipient: "Le recruteur ne reçoit plus de courriels.",
  not_sent: "Le courriel n’a pas pu partir.",
  too_many: "Trop d’envois en peu de temps.",
};

function mailRefusal(kind: ApplicationKind, reason: string): Notice {
  if (reason === "target_closed") return notices.targetClosed;
  if (reason === "cv_required") return notices.cvRequired;
  return sendingFailed(kind, Object.hasOwn(mailReasons, reason) ? mailReasons[reason] : undefined);
}

type Client = Awaited<ReturnType<typeof requestClient>>;

async function hasApplied(client: Client, viewer: Viewer, { kind, id }: ApplicationInput) {
  const { data, error } = await client
    .from("applications")
    .select("id")
    .eq("candidate_id", viewer.id)
    .eq("publication_kind", kind)
    .eq("publication_id", id)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

async function hasDocument(client: Client, viewer: Viewer, { document_id }: ApplicationInput) {
  if (document_id === "") return false;
  const { data, error } = await client
    .from("documents")
    .select("id")
    .eq("id", document_id)
    .eq("user_id", viewer.id)
    .eq("document_type", "CV")
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** Returns null once the row is stored. What changed since the checks is an expected refusal. */
async function store(
  client: Client,
  viewer: Viewer,
  { kind, id, document_id, cover_message }: ApplicationInput,
  answers: string[],
): Promise<Notice | null> {
  const { error } = await client.from("applications").insert({
    candidate_id: viewer.id,
    ...pointerTo(kind, id),
    status: "En cours",
    cover_message,
    document_id,
    answers,
  });
  if (!error) return null;
  if (error.code === ALREADY_THERE) return alreadyApplied[kind];
  if (error.message.includes("target_closed")) return notices.targetClosed;
  if (error.message.includes("own_publication")) return notices.ownPublication;
  if (error.message.includes("cv_required")) return notices.cvRequired;
  if (error.message.includes("account_suspended")) return moderationNotices.accountSuspended;
  logError("applications.store", error, { kind });
  return applicationFailure(kind);
}
