import { describe, expect, test } from "vitest";
import { contentDisposition } from "@/lib/security/file-responses";
import { cleanFileName, problemOfCv } from "@/lib/shared/cv";

/** Five megabytes, as people are told; not what the program says of itself. */
const FIVE_MEGABYTES = 5_242_880;

describe("Le nom d'un fichier", () => {
  test.each([
    ["CV Zoé Lévesque.pdf", "CV Zoé Lévesque.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\zoe\\cv.PDF", "cv.pdf"],
    ["..", "CV.pdf"],
    ["a\0b\r\nc.pdf", "a b c.pdf"],
    ["cv\u202efdp.exe", "cv fdp.exe.pdf"],
    ["cv.pdf.pdf", "cv.pdf"],
    ["   ", "CV.pdf"],
    ["é".repeat(500), `${"é".repeat(196)}.pdf`],
  ])("%j devient %j", (typed, name) => {
    expect(cleanFileName(typed)).toBe(name);
  });
});

describe("L'en-tête de téléchargement", () => {
  test("donne le nom entier et son double sans accents", () => {
    expect(contentDisposition("attachment", "CV Zoé.pdf")).toBe(
      `attachment; filename="CV Zoe.pdf"; filename*=UTF-8''CV%20Zo%C3%A9.pdf`,
    );
  });

  test("ne laisse sortir ni guillemet, ni saut de ligne, ni apostrophe", () => {
    const header = contentDisposition("inline", `a"b'c\r\nSet-Cookie: x=1;\ud800.pdf`);
    expect(header).toMatch(/^inline; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.~!-]+$/);
  });
});

describe("Avant l'envoi", () => {
  const PDF = "%PDF-1.7\n";
  test.each([
    ["cv.pdf", "application/pdf", PDF, null],
    ["cv.PDF", "", PDF, null],
    ["cv.download", "application/octet-stream", PDF, null],
    ["cv.docx", "application/msword", `${"\n".repeat(900)}${PDF}`, null],
    ["cv.pdf", "application/pdf", PDF.padEnd(FIVE_MEGABYTES), null],
    ["cv.pdf", "application/pdf", PDF.padEnd(FIVE_MEGABYTES + 1), "invalid_file"],
    ["cv.pdf", "application/pdf", "", "invalid_file"],
    ["cv.docx", "", "PK\x03\x04", "other_document"],
    ["cv", "application/pdf", "PK\x03\x04", "other_document"],
    ["IMG_2041.HEIC", "", "ftypheic", "photo"],
    ["cv", "image/jpeg", "JFIF", "photo"],
  ])("%s (%s) : %#", async (name, type, bytes, expected) => {
    expect(await problemOfCv(new File([bytes], name, { type }))).toBe(expected);
  });
});
