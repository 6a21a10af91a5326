import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MAX_CV_BYTES } from "#shared/cv.ts";
import { isAcceptablePdf } from "@/supabase/functions/register-document/pdf.ts";

const END = "startxref\n9\n%%EOF\n";

function pdf(body: string, end = END): Uint8Array {
  return Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${body}\n${end}`, "latin1");
}

function stream(dictionary: string, content: string): string {
  const data = deflateSync(Buffer.from(content, "latin1"));
  return `5 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream\nendobj`;
}

function padded(size: number): Uint8Array {
  const bytes = Buffer.alloc(size, "x");
  bytes.write("%PDF-1.7\n", 0, "latin1");
  bytes.write(`\n${END}`, size - END.length - 1, "latin1");
  return bytes;
}

describe("Un PDF accepté", () => {
  test.each([
    ["sans flux", pdf("1 0 obj << /Type /Catalog >> endobj")],
    ["avec un texte compressé", pdf(stream("", "BT (Bonjour) Tj ET"))],
    ["dont le texte parle de HTML/JavaScript", pdf(stream("", "BT (HTML/JavaScript) Tj ET"))],
    [
      "avec des objets groupés",
      pdf(stream("/Type /ObjStm /N 1 /First 4", "1 0 << /Type /Page >>")),
    ],
    [
      "avec une image illisible",
      pdf("5 0 obj << /Filter /DCTDecode >> stream\n\xff\xd8\nendstream"),
    ],
    ["qui finit par des blancs", pdf("1 0 obj << >> endobj", `${END}\r\n\0 `)],
    ["de 5 Mio tout juste", padded(MAX_CV_BYTES)],
  ])("%s", (_, bytes) => {
    expect(isAcceptablePdf(bytes)).toBe(true);
  });
});

describe("Un fichier refusé", () => {
  test.each([
    ["vide", Buffer.alloc(0)],
    ["du HTML qui se dit PDF", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["un PDF caché derrière du HTML", Buffer.from(`<html>%PDF-1.7\n${END}`)],
    ["un PDF précédé d'un octet", Buffer.from(`\n%PDF-1.7\n${END}`)],
    ["du HTML derrière la fin", pdf("", `${END}<script>alert(1)</script>`)],
    ["une archive derrière la fin", pdf("", `${END}PK\x03\x04`)],
    ["un PDF coupé en route", pdf("1 0 obj << /Type /Catalog >>", "")],
    ["une fin sans table", pdf("", "%%EOF\n")],
    ["5 Mio et un octet", padded(MAX_CV_BYTES + 1)],
    ["une version sans numéro", Buffer.from(`%PDF-x\n${END}`)],
    ["un script", pdf("<< /S /JavaScript /JS (app.alert(1)) >>")],
    ["un script sans espace", pdf("<</S/JavaScript/JS(app.alert(1))>>")],
    ["un script au nom échappé", pdf("<< /S /#4aava#53cript /JS (x) >>")],
    ["un script au nom échappé en entier", pdf("<< /S /#4A#61#76#61#53#63#72#69#70#74 >>")],
    ["un programme", pdf("<< /S /Launch /F (cmd.exe) >>")],
    ["un programme au nom échappé", pdf("<< /S /L#61unch >>")],
    ["une pièce jointe", pdf("<< /Type /EmbeddedFile >>")],
    ["une liste de pièces jointes", pdf("<< /Names << /EmbeddedFiles 3 0 R >> >>")],
    ["une pièce jointe au nom échappé", pdf("<< /Type /Embedded#46ile >>")],
    ["un script dans des objets groupés", pdf(stream("/Type /ObjStm", "<< /S /JavaScript >>"))],
    ["un script dans un flux quelconque", pdf(stream("", "<< /S /JavaScript /JS (x) >>"))],
    ["un script groupé et échappé", pdf(stream("/Type /Obj#53tm", "/J#61vaScript 4 0 R"))],
    ["des objets groupés illisibles", pdf("5 0 obj << /Type /ObjStm >> stream\nzz\nendstream")],
    ["une bombe", pdf(stream("/Type /ObjStm", "0".repeat(5_000_000)))],
  ])("%s", (_, bytes) => {
    expect(isAcceptablePdf(bytes)).toBe(false);
  });
});
