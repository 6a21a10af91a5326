import { everyKind, kinds } from "@/lib/publications/kinds";
import { reportReasons } from "./reporting";

/** "Offre d’emploi", "Commentaire", "Compte". */
export function kindLabel(kind: string): string {
  if (kind === "comment") return "Commentaire";
  if (kind === "account") return "Compte";
  if (kind === "employer") return "Entreprise";
  const known = everyKind.find((each) => each === kind);
  return known ? kinds[known].one : kind;
}

/** The title of what a case is about; an account has none. */
export function titleOf({ kind, title }: { kind: string; title: string | null }): string {
  return title ?? (kind === "account" ? "Votre compte" : "Sans titre");
}

/** Why it was reported, as its reporter chose it. */
export function reasonLabel(reason: string): string {
  return Object.hasOwn(reportReasons, reason)
    ? reportReasons[reason as keyof typeof reportReasons]
    : reason;
}
