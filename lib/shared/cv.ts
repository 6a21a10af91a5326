/** Maximum size of a CV in bytes, enforced by the form, the check of its content and the bucket. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

/** Maximum number of CVs per user; the database enforces it too. */
export const MAX_CVS = 10;

export const MAX_FILE_NAME = 200;

/** Why a file is rejected as a CV; includes the codes of register-document. */
export type CvProblem =
  | "invalid_file"
  | "incomplete_pdf"
  | "protected_pdf"
  | "active_pdf"
  | "other_document"
  | "photo";

/** PDF readers look for the header in the first bytes only (PDF 1.7, Annex H). */
const HEADER_WITHIN = 1024;

/**
 * Checks what is visible of a file before the upload; null if nothing is wrong. Name and type are hints
 * only.
 */
export async function problemOfCv(file: File): Promise<CvProblem | null> {
  // Reading a dropped folder fails.
  const start = await file
    .slice(0, HEADER_WITHIN)
    .text()
    .catch(() => "");
  const isPdf = start.includes("%PDF-") || /\.pdf$/i.test(file.name);
  if (isPdf) return file.size > 0 && file.size <= MAX_CV_BYTES ? null : "invalid_file";
  const isPhoto =
    /^image\//.test(file.type) || /\.(jpe?g|png|webp|hei[cf]|gif|tiff?)$/i.test(file.name);
  return isPhoto ? "photo" : "other_document";
}

/**
 * Returns a file name that is safe to store and display: no folders, control or direction characters, and
 * always the extension ".pdf"; "CV.pdf" if nothing else is left.
 */
export function cleanFileName(name: string): string {
  const base = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(\s*\.pdf)+$/i, "")
    .replace(/^[.\s]+|\s+$/g, "")
    .replace(/\s+/g, " ");
  const short = [...base].slice(0, MAX_FILE_NAME - ".pdf".length).join("");
  return `${short === "" ? "CV" : short}.pdf`;
}
