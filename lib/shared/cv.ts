/** The most that a CV may weigh, in bytes: what the form, the check of its bytes and the bucket hold. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

/** How many CVs a person keeps; the database holds the same number. */
export const MAX_CVS = 10;

export const MAX_FILE_NAME = 200;

/** Why a file is not taken as a CV, the words of register-document included. */
export type CvProblem =
  | "invalid_file"
  | "incomplete_pdf"
  | "protected_pdf"
  | "active_pdf"
  | "other_document"
  | "photo";

/** Readers look for the header of a PDF so far (PDF 1.7, Annex H). */
const HEADER_WITHIN = 1024;

/**
 * What can be seen of a file before it is sent; null where nothing is wrong. Its name and its type
 * are guesses: they only say what else a file is that does not begin as a PDF.
 */
export async function problemOfCv(file: File): Promise<CvProblem | null> {
  // A folder that was dropped has no bytes.
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
 * A file name that is safe to keep and to show: no folders, no control or direction characters,
 * always ending in ".pdf"; "CV.pdf" when nothing is left.
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
