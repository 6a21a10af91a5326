import localFont from "next/font/local";

// The Latin subsets hold every letter of French. Only the text face is preloaded: titles are few,
// and stand in it until their own arrives, widened as much, so that lines break where they will.
const figtree = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});

/** The same file, of the width that titles have in their own face (docs/decisions/0008). */
const figtreeForTitles = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-for-titles",
  display: "swap",
  declarations: [{ prop: "size-adjust", value: "107%" }],
});

const bricolage = localFont({
  src: "../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "700",
  variable: "--font-bricolage",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});

/** For the class of the `html` element. */
export const fontVariables = [figtree, figtreeForTitles, bricolage]
  .map(({ variable }) => variable)
  .join(" ");
