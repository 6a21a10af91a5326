import path from "node:path";
import type { NextConfig } from "next";
import { securityHeaders } from "./lib/security/headers";
import {
  FRAMED_FILES,
  framedFileHeaders,
  OWN_FILES,
  ownFileHeaders,
  publicPolicy,
} from "./lib/security/policy";

const policy = publicPolicy({
  supabaseUrl: process.env.SUPABASE_URL,
  development: process.env.NODE_ENV === "development",
});

const config: NextConfig = {
  poweredByHeader: false,
  // The server of `npm start` does it (lib/server/web).
  compress: false,
  // A page's title stands in its head for whoever asks: lists are drawn once for all.
  htmlLimitedBots: /.*/,
  // Pages and answers are kept in the process, within bounds (docs/decisions/0011).
  cacheHandler: path.resolve("lib/server/web/kept-handler.ts"),
  cacheMaxMemorySize: 0,
  // Pictures are made smaller when they are stored: nothing is fetched and redrawn for anybody.
  images: { unoptimized: true },
  reactStrictMode: true,
  // One build folder a database, chosen by the start command (lib/server/build.ts).
  distDir: process.env.BUILD_DIR ?? ".next",
  // A numeric id can only be an example (docs/product.md, Lists): those have a page of their own,
  // since pages by id are kept and an example must go as soon as the data is back.
  rewrites: async () => [
    { source: "/freelance/:id(\\d+)", destination: "/freelance/exemples/:id" },
    { source: "/bourses/:id(\\d+)", destination: "/bourses/exemples/:id" },
  ],
  experimental: {
    globalNotFound: true,
    // A file of offers to import is checked by the server (lib/jobs/csv.ts says how large).
    serverActions: { bodySizeLimit: "3mb" },
  },
  // The middleware replaces the policy on private pages.
  headers: async () => [
    {
      source: "/:path*",
      headers: [...securityHeaders, { key: "Content-Security-Policy", value: policy }],
    },
    { source: FRAMED_FILES, headers: framedFileHeaders },
    { source: OWN_FILES, headers: ownFileHeaders },
  ],
};

export default config;
