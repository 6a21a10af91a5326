import localFont from "next/font/local";

// The Latin subsets hold every letter of French. Only the text face is preloaded: titles are few,
// and stand in it until their own arrives, at nearly the same width (globals.css), so that lines
// break where they will.
const figtree = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});

const bricolage = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-bricolage",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});

/** For the class of the `html` element. */
export const fontVariables = `${figtree.variable} ${bricolage.variable}`;
