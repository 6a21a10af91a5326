/**
 * What went wrong in an operator's words, by the code or, where a program tells no code, by its
 * English. The first that fits is said.
 */
const CAUSES: [RegExp, string][] = [
  [/\bENOSPC\b|\b53100\b|No space left on device/i, "le disque est plein"],
  [/\bEDQUOT\b|quota exceeded/i, "le quota du disque est épuisé"],
  [/\bEROFS\b|Read-only file system/i, "le disque est en lecture seule"],
  [/\bEIO\b|Input\/output error/i, "le disque ne se lit ou ne s’écrit pas, il est peut-être abîmé"],
  [/\b(EACCES|EPERM|42501)\b|Permission denied|must be (owner|superuser)/i, "le droit manque"],
  [/\bEISDIR\b/, "c’est un dossier"],
  [/\b(EEXIST|ELOOP|ENOTDIR)\b/, "un fichier ou un lien brisé se trouve sur son chemin"],
  [/\bENAMETOOLONG\b/, "son nom est trop long"],
  [
    /\b28P01\b|password authentication failed|no password supplied|password must be a string/i,
    "le mot de passe est refusé ou manque",
  ],
  [/\b3D000\b|database "[^"]*" does not exist/i, "cette base n’existe pas"],
  [
    /\b28000\b|role "[^"]*" does not exist|no pg_hba\.conf entry/i,
    "cet utilisateur n’y est pas admis",
  ],
  [/\b53300\b|too many (connections|clients)/i, "elle a trop de connexions"],
  [/\b57P03\b|is (starting up|shutting down)/i, "elle démarre ou s’arrête"],
  [/\b57P0[12]\b|Connection terminated|server closed the connection/i, "elle s’est arrêtée"],
  [/\bECONNREFUSED\b|Connection refused|connect ENOENT/i, "personne n’écoute à cette adresse"],
  [/\b(ENOTFOUND|EAI_AGAIN)\b|could not translate host name/i, "ce nom de machine est inconnu"],
  [/\bEADDRNOTAVAIL\b/, "cette adresse n’est pas celle de cette machine"],
  [
    /\bETIMEDOUT\b|timeout expired|connection timeout|aborted due to timeout/i,
    "pas de réponse à temps",
  ],
  [/\bECONNRESET\b|\bEPIPE\b|other side closed/i, "la liaison a été coupée"],
  [
    /does not support SSL|\b\w*SELF_SIGNED\w*\b|certificate/i,
    "la liaison chiffrée n’aboutit pas, voyez sslmode",
  ],
  [
    /server version mismatch|unsupported version/i,
    "les programmes clients de PostgreSQL sont plus anciens que lui",
  ],
  [/\bENOENT\b|No such file or directory/i, "il n’y a rien à cet endroit"],
];

/** Why something failed, in a few French words; what nobody foresaw in its own, quoted. */
export function causeOf(error: unknown): string {
  return knownCause(error) ?? `« ${lineOf(textOf(error))} »`;
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

/** Of what a program says, the line that says so; its last one otherwise. */
function lineOf(text: string): string {
  const lines = text.trim().split("\n");
  return lines.find((line) => /\b(ERROR|FATAL|error|fatal):/.test(line)) ?? lines.at(-1) ?? "";
}
