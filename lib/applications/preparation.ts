import type { Viewer } from "@/lib/auth/roles";
import { coverLetter } from "@/lib/copy/application-notices";
import { languageLevels } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import type { ApplicationTarget, Preparation } from "./schema";

type SharedSituation = Pick<
  Situation,
  "canada_status" | "country" | "french_level" | "english_level"
>;

/** Place, permit and languages as lines of a letter, for who joins them; null where nothing is said. */
export function situationText(situation: SharedSituation): string | null {
  const { canada_status: status, country, french_level, english_level } = situation;
  const place = [status && canadaStatuses[status], country].filter(Boolean).join(", ");
  const level = (own: SharedSituation["french_level"]) =>
    own && (own === "none" ? "aucun" : languageLevels[own].label.toLowerCase());
  const lines = [
    ["Ma situation", place],
    ["Français", level(french_level)],
    ["Anglais", level(english_level)],
  ].flatMap(([label, words]) => (words ? [`${label}\u00a0: ${words}`] : []));
  return lines.length > 0 ? lines.join("\n") : null;
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
  const [found, documents, sent, profile] = await Promise.all([
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
    client
      .from("profiles")
      .select("canada_status, country, french_level, english_level")
      .eq("id", viewer.id)
      .maybeSingle(),
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
    situation: profile.data && situationText(profile.data),
    letter: coverLetter({ kind: target.kind, title, company, applicant }),
  };
}
