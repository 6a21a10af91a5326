import { MAX_CV_BYTES } from "@/lib/ground/cv";

/** How many CVs a person keeps; the database holds the same number. */
export const MAX_CVS = 10;

export const MAX_FILE_NAME = 200;

/** What can be seen of a file before it is sent; the server looks at every byte afterwards. */
export function looksLikeCv(file: { name: string; type: string; size: number }): boolean {
  const isPdf = file.type === "application/pdf" || (file.type === "" && /\.pdf$/i.test(file.name));
  return isPdf && file.size > 0 && file.size <= MAX_CV_BYTES;
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
