import "server-only";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";
import figtree from "@fontsource/figtree/files/figtree-latin-500-normal.woff";
import boldFigtree from "@fontsource/figtree/files/figtree-latin-700-normal.woff";
import { ImageResponse } from "next/og";
import { site } from "@/lib/shared/site";
import { excerpt } from "@/lib/text/plain";
import { Picture, type PictureText } from "./picture";

/** Longest texts that fit, in characters. */
const LENGTHS = { kind: 40, title: 96, by: 62, fact: 40, detail: 34 } satisfies Record<
  keyof PictureText,
  number
>;

/** A picture of 1200 × 630 for those who share the page; cached for an hour. */
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
  // Drawn before it is answered: a failure is then an error, not half a picture.
  return new Response(await image.arrayBuffer(), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

/**
 * The drawing library reads no woff2 and no variable typeface: these are the static ones. They are
 * part of the build, since not every host has files to read.
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

/** What the Latin subset of our typefaces draws. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/u;

/**
 * Text with only the signs that our typefaces have: letters lose a foreign accent, all else is
 * left out. For any other sign the drawing library would ask a server abroad for a typeface.
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
