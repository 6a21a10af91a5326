import { loadEnvFiles } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator, whyNot } from "./operator-call.ts";

/** The subjects of docs/retention.md in the operator's words. */
const SUBJECTS: Record<string, string> = {
  accounts: "comptes jamais confirmés",
  withdrawn_applications: "candidatures retirées",
  contact_messages: "messages de contact",
  newsletter_requests: "inscriptions à l’infolettre jamais confirmées",
  newsletter_departures: "désabonnements de l’infolettre",
  alert_requests: "alertes jamais confirmées",
  alert_matches: "trouvailles d’alertes jamais envoyées",
  alert_sent: "traces de ce qu’une alerte a montré",
  alert_mails: "traces de courriels d’alerte",
  deadline_reminders: "traces de rappels d’échéance",
  sent_mails: "traces de courriels envoyés",
  audit_log: "lignes du registre",
  removed_publications: "publications retirées par l’équipe",
  report_cases: "dossiers de signalement",
  rate_limits: "comptes de tentatives",
  sign_in_turns: "tours de connexion",
  view_visitors: "empreintes de visites",
  unmet_searches: "recherches sans réponse",
  files: "fichiers que rien ne nomme plus",
  words: "mots de recherche que plus rien ne dit",
};

try {
  loadEnvFiles();
  const unknown = process.argv.slice(2).find((word) => word !== "--now");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--now, ou rien).`);
  const now = process.argv.includes("--now");
  const answer = await callAsOperator("apply-retention", { preview: !now });
  if (!answer.ok) throw new Refusal(`Tout n’a pas pu être oublié : ${whyNot(answer)}.`);
  const counts = Object.entries(answer.body.removed ?? {});
  if (counts.length === 0) console.log("Rien n’a dépassé son délai.");
  else console.log(now ? "Effacé :" : "Dépassé, à effacer par npm run retention -- --now :");
  for (const [subject, count] of counts) {
    console.log(`  ${String(count).padStart(6)} ${SUBJECTS[subject] ?? subject}`);
  }
} catch (error) {
  endWith(error);
}
