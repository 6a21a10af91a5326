import { deflateSync } from "node:zlib";

export const END = "startxref\n9\n%%EOF\n";

/** A PDF around these objects, one byte a character. */
export function pdf(body: string, end = END): Uint8Array {
  return Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${body}\n${end}`, "latin1");
}

export function deflated(content: string): string {
  return deflateSync(Buffer.from(content, "latin1")).toString("latin1");
}

/** An object with a stream; `dictionary` says of what kind it is and how it is packed. */
export function stream(dictionary: string, data: string): string {
  return `5 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`;
}

/** A group of one object, as every program writes it. */
export function group(content: string, { more = "", filter = "/FlateDecode" } = {}): string {
  const dictionary = `/Type /ObjStm /N 1 /First 4 ${more} /Filter ${filter}`;
  return stream(dictionary, deflated(`1 0 ${content}`));
}
