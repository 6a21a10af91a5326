import type { Viewer } from "@/lib/auth/roles";
import { coverLetter } from "@/lib/copy/application-notices";
import { languageLevels } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import type { ApplicationTarget, Preparation } from "./schema";

type SharedSituation = { phone: string | null } & Pick<
  Situation,
  "canada_status" | "country" | "french_level" | "english_level"
>;

/** Telephone, permit, country and languages as answers beside a letter, for who joins them. */
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

/** What somebody's profile says of it. */
export async function readSituation(client: Client, userId: string): Promise<string[]> {
  const { data } = await client
    .from("profiles")
    .select("phone, canada_status, country, french_level, english_level")
    .eq("id", userId)
    .maybeSingle();
  return data ? situationOf(data) : [];
}

/** What the recruiter of an offer asks; the other kinds ask nothing. */
async function readQuestions(client: Client, { kind, id }: ApplicationTarget): Promise<string[]> {
  if (kind !== "job") return [];
  const { data, error } = await client.from("jobs").select("questions").eq("id", id).maybeSingle();
  if (error) throw error;
  return data?.questions ?? [];
}

type Client = Awaited<ReturnType<typeof requestClient>>;

/** What is applied to, as it stands now. */
export type Target = { title: string; company: string | null; open: boolean; own: boolean };

/** The offer, mission or bourse; null when it is gone or not public. What is open, the database says. */
export async function findTarget(
  client: Client,
  { kind, id }: ApplicationTarget,
): Promise<Target | null> {
  const { data, error } = await client
    .rpc("publication_target", { kind, target_id: id })
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  const { title, organisation: company, is_open: open, is_own: own } = data;
  return { title, company, open, own };
}

/** What the viewer's application to this starts from; null when there is nothing to apply to. */
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
