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
 * The policy of public pages contains an address, which a build must not know: the server adds it
 * (lib/server/web/serve.ts). Here it is set where our server does not run: in development, and on a host
 * that builds for one address.
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
  // The server of `npm start` compresses (lib/server/web).
  compress: false,
  // Always puts the title in the head: cached pages are rendered once for all clients.
  htmlLimitedBots: /.*/,
  // Pages and data are cached in the process, with a size limit.
  cacheHandler: path.resolve("lib/cache/handler.ts"),
  cacheMaxMemorySize: 0,
  // Pictures are downscaled when they are stored: none is fetched and resized on request.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Fonts of preview pictures: not every host has a file system (components/seo/picture-response.tsx).
  turbopack: {
    rules: { "*.woff": { type: "bytes" } },
    // An edge host cannot run sharp, but would bundle it (docs/deployment.md, The edge).
    resolveAlias: process.env.EDGE_BUILD === "1" ? { sharp: "./deploy/edge/no-sharp.ts" } : {},
  },
  // Tests have their own build folder (lib/server/build.ts).
  distDir: process.env.BUILD_DIR ?? ".next",
  // A numeric id can only be a sample (docs/product.md, Lists). Samples have their own route, since pages by
  // id are cached and a sample must disappear as soon as the data is back.
  rewrites: async () => [
    { source: "/freelance/:id(\\d+)", destination: "/freelance/exemples/:id" },
    { source: "/bourses/:id(\\d+)", destination: "/bourses/exemples/:id" },
  ],
  // Older mails contain this address.
  redirects: async () => [
    {
      source: "/admin/entreprise/invitation",
      destination: "/connexion/invitation",
      permanent: false,
    },
  ],
  experimental: {
    globalNotFound: true,
    // The server parses CSV imports (lib/jobs/csv.ts has the size limit).
    serverActions: { bodySizeLimit: "3584kb" },
  },
  // The middleware replaces the policy on private pages.
  headers: async () => [
    { source: "/((?!widget/).*)", headers: publicHeaders },
    // X-Frame-Options allows no exception, so widgets omit it.
    { source: WIDGETS, headers: publicHeaders.filter(({ key }) => key !== "X-Frame-Options") },
    { source: WIDGETS, headers: widgetHeaders },
    { source: FRAMED_FILES, headers: framedFileHeaders },
    { source: OWN_FILES, headers: ownFileHeaders },
    { source: PROOFS, headers: ownFileHeaders },
  ],
};

// Texts are MDX files beside their pages (docs/how-it-works.md, Texts). Plugins are given by name: Turbopack
// cannot pass functions.
const withMdx = createMdx({
  options: { remarkPlugins: ["remark-frontmatter", "remark-mdx-frontmatter"] },
});

export default withMdx(config);
