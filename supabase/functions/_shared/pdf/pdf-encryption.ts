import { Buffer } from "node:buffer";
import { PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { dictOf, PdfRefusal, type ReadObject, resolver } from "./pdf-reader.ts";

/**
 * What these streams hold: as it stands or, where the file is encrypted and opens without a
 * password, decrypted. Names are never encrypted, so that the rest of such a file is read as any.
 * pdf-lib decrypts a file of nothing but these streams: there it unpacks none.
 * @throws PdfRefusal where the file opens by a password alone
 */
export async function decrypted(
  read: readonly ReadObject[],
  streams: readonly ReadObject[],
): Promise<Uint8Array[]> {
  const contents = streams.map(({ object }) =>
    object instanceof PDFRawStream ? object.contents : new Uint8Array(),
  );
  const trailers = read.flatMap(({ object }) => {
    const dict = dictOf(object);
    return dict?.has(ENCRYPT) ? [dict] : [];
  });
  if (trailers.length === 0) return contents;
  const resolve = resolver(read);
  const encryptions = trailers.flatMap((dict) => resolve(dict.get(ENCRYPT)));
  const [encryption, ...others] = new Set(encryptions.map(String));
  const id = trailers.flatMap((dict) => dict.get(PDFName.of("ID")) ?? [])[0];
  const numbers = new Set(streams.map(({ number }) => number));
  if (!encryption || others.length > 0 || numbers.size < streams.length) throw protectedFile();
  const pieces = streams.map(({ number, generation }, at) => [
    `${number} ${generation} obj\n<< /Length ${contents[at]?.length} >>\nstream\n`,
    contents[at] ?? "",
    "\nendstream\nendobj\n",
  ]);
  const trailer = `trailer\n<< /Root 9999999 0 R /Encrypt ${encryption} /ID ${id ?? "[<> <>]"} >>\n%%EOF\n`;
  const parts = ["%PDF-1.7\n9999999 0 obj << >> endobj\n", ...pieces.flat(), trailer];
  const file = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
  const opened = await PDFDocument.load(file, {
    password: "",
    parseSpeed: Number.POSITIVE_INFINITY,
    updateMetadata: false,
  }).catch(() => {
    throw protectedFile();
  });
  return streams.map(({ number = 0, generation }) => {
    const stream = opened.context.lookup(PDFRef.of(number, generation));
    if (!(stream instanceof PDFRawStream)) throw protectedFile();
    return stream.contents;
  });
}

const ENCRYPT = PDFName.of("Encrypt");

const protectedFile = () => new PdfRefusal("encryption", "protected_pdf");
