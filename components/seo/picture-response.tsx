import "server-only";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";
import figtree from "@fontsource/figtree/files/figtree-latin-500-normal.woff";
import boldFigtree from "@fontsource/figtree/files/figtree-latin-700-normal.woff";
import { ImageResponse } from "next/og";
import { site } from "@/lib/shared/site";
import { excerpt } from "@/lib/text/plain";
import { Picture, type PictureText } from "./picture";

/** Maximum length of each text, in characters. */
const LENGTHS = { kind: 40, title: 96, by: 62, fact: 40, detail: 34 } satisfies Record<
  keyof PictureText,
  number
>;

/** Returns a preview image of 1200 × 630 for shared links; cached for an hour. */
export async function pictureResponse(text: PictureText): Promise<Response> {
  const fitting = { ...text };
  for (const [name, length] of Object.entries(LENGTHS) as [keyof PictureText, number][]) {
    const value = fitting[name];
    if (value) fitting[name] = excerpt(drawable(value), length);
  }
  const image = new ImageResponse(<Picture name={drawable(site.name)} text={fitting} />, {
    width: 1200,
    height: 630,
    fonts: [...FONTS],
  });
  // Rendered before the response starts, so that a failure is an error, not half an image.
  return new Response(await image.arrayBuffer(), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

/**
 * Static fonts: Satori supports neither woff2 nor variable fonts. They are bundled, since not every host
 * has a file system to read.
 */
const FONTS = [
  { name: "Bricolage", weight: 700, style: "normal", data: wholeBuffer(bricolage) },
  { name: "Figtree", weight: 500, style: "normal", data: wholeBuffer(figtree) },
  { name: "Figtree", weight: 700, style: "normal", data: wholeBuffer(boldFigtree) },
] as const;

/** The library takes a buffer of its own, not a view into a larger one. */
function wholeBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

/** Characters in the Latin subset of our typefaces. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/u;

/**
 * Reduces text to the characters of our typefaces: letters lose foreign accents, the rest is removed. For
 * any other character the library would fetch a font from a third-party server.
 */
export function drawable(text: string): string {
  return Array.from(text.normalize("NFC").replace(/[\s\u202f]+/g, " "), drawn)
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

function drawn(sign: string): string {
  if (DRAWN.test(sign)) return sign;
  const bare = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(bare).every((part) => DRAWN.test(part)) ? bare : "";
}
