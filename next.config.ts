import path from "node:path";
import createMdx from "@next/mdx";
import type { NextConfig } from "next";
import {
  FRAMED_FILES,
  framedFileHeaders,
  OWN_FILES,
  ownFileHeaders,
  PROOFS,
  publicPolicy,
  securityHeaders,
  WIDGETS,
  widgetHeaders,
} from "./lib/security/headers.ts";

/**
 * The policy of public pages names an address, which a build must not know: the server adds it
 * (lib/server/web/serve.ts). Here it stands where no server of ours runs: while developing, and at a
 * host that builds for one address.
 */
const isBuiltForOneAddress = process.env.NODE_ENV === "development" || process.env.VERCEL === "1";
const policy = publicPolicy({
  supabaseUrl: process.env.SUPABASE_URL,
  development: process.env.NODE_ENV === "development",
});
const publicHeaders = isBuiltForOneAddress
  ? [...securityHeaders, { key: "Content-Security-Policy", value: policy }]
  : securityHeaders;

const config: NextConfig = {
  poweredByHeader: false,
  // The server of `npm start` does it (lib/server/web).
  compress: false,
  // A page's title stands in its head for whoever asks: lists are drawn once for all.
  htmlLimitedBots: /.*/,
  // Pages and answers are kept in the process, within bounds.
  cacheHandler: path.resolve("lib/cache/handler.ts"),
  cacheMaxMemorySize: 0,
  // Pictures are made smaller when they are stored: nothing is fetched and redrawn for anybody.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Typefaces of pictures: not every host has files to read (components/seo/picture-response.tsx).
  turbopack: {
    rules: { "*.woff": { type: "bytes" } },
    // An edge host does not run it, and would be sent it (docs/deployment.md, The edge).
    resolveAlias: process.env.EDGE_BUILD === "1" ? { sharp: "./deploy/edge/no-sharp.ts" } : {},
  },
  // The tests have a build folder of their own (lib/server/build.ts).
  distDir: process.env.BUILD_DIR ?? ".next",
  // A numeric id can only be an example (docs/product.md, Lists): those have a page of their own,
  // since pages by id are kept and an example must go as soon as the data is back.
  rewrites: async () => [
    { source: "/freelance/:id(\\d+)", destination: "/freelance/exemples/:id" },
    { source: "/bourses/:id(\\d+)", destination: "/bourses/exemples/:id" },
  ],
  // Mails of a week ago lead there.
  redirects: async () => [
    {
      source: "/admin/entreprise/invitation",
      destination: "/connexion/invitation",
      permanent: false,
    },
  ],
  experimental: {
    globalNotFound: true,
    // A file of offers to import is checked by the server (lib/jobs/csv.ts says how large).
    serverActions: { bodySizeLimit: "3584kb" },
  },
  // The middleware replaces the policy on private pages.
  headers: async () => [
    { source: "/((?!widget/).*)", headers: publicHeaders },
    // A frame's older header knows no exception: it is left out.
    { source: WIDGETS, headers: publicHeaders.filter(({ key }) => key !== "X-Frame-Options") },
    { source: WIDGETS, headers: widgetHeaders },
    { source: FRAMED_FILES, headers: framedFileHeaders },
    { source: OWN_FILES, headers: ownFileHeaders },
    { source: PROOFS, headers: ownFileHeaders },
  ],
};

// Texts are MDX beside their pages (docs/how-it-works.md, Texts). Plugins have names: Turbopack takes no
// functions.
const withMdx = createMdx({
  options: { remarkPlugins: ["remark-frontmatter", "remark-mdx-frontmatter"] },
});

export default withMdx(config);
