import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // One build folder a database, chosen by the start command (supabase/local/build.ts).
  distDir: process.env.BUILD_DIR ?? ".next",
  experimental: { globalNotFound: true },
};

export default config;
