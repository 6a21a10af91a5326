/** What an operator meets most, in their words, by the code or the English of the program. */
const CAUSES: [RegExp, string][] = [
  [/\bENOSPC\b|\b53100\b|No space left on device/i, "le disque est plein"],
  [
    /\b(EACCES|EPERM|EROFS|42501)\b|Permission denied|must be (owner|superuser)/i,
    "le droit manque",
  ],
  [/\b(EEXIST|ELOOP|ENOTDIR)\b/, "un fichier ou un lien brisé se trouve sur son chemin"],
  [
    /\b(28P01|28000)\b|no password supplied|password must be a string|no pg_hba\.conf entry/i,
    "l’utilisateur ou le mot de passe est refusé",
  ],
  [/\b3D000\b|database "[^"]*" does not exist/i, "cette base n’existe pas"],
  [/\b57P0[123]\b|Connection terminated|server closed the connection/i, "elle s’est arrêtée"],
  [/\bECONNREFUSED\b|connect ENOENT/i, "personne n’écoute à cette adresse"],
  [/\b(ENOTFOUND|EAI_AGAIN)\b/, "ce nom de machine est inconnu"],
  [/\bEADDRINUSE\b/, "ce port est déjà pris"],
  [/\bEADDRNOTAVAIL\b/, "cette adresse n’est pas celle de cette machine"],
  [
    /\bETIMEDOUT\b|timeout expired|connection timeout|aborted due to timeout/i,
    "pas de réponse à temps",
  ],
];

/** Why something failed, in a few French words; what nobody foresaw in its own, quoted. */
export function causeOf(error: unknown): string {
  return knownCause(error) ?? `« ${error instanceof Error ? error.message : error} »`;
}

/** The same; null for what nobody foresaw. */
export function knownCause(error: unknown): string | null {
  const text = textOf(error);
  return CAUSES.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** Code and message of an error, of what caused it, and of those that it gathers. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat();
  const code = "code" in error ? `${error.code} ` : "";
  return [...inner.map(textOf), `${code}${error.message}`].join("\n");
}
