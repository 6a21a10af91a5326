/** What every answer carries, pages, files and errors alike (docs/security.md, Headers). */
export const securityHeaders: { key: string; value: string }[] = [
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/**
 * Content security policies of the two zones (docs/security.md, Content policy). Public pages are
 * the same for everybody, so that no nonce can stand in them; private pages are rendered for each
 * request.
 */

type Zone = {
  /** Where files are uploaded to and read from. */
  supabaseUrl?: string;
  /** React's development tools evaluate code and open a socket. */
  development: boolean;
};

/** The policy of public pages: scripts of our own only, inline ones included. */
export function publicPolicy(zone: Zone): string {
  return policy(zone, "'self' 'unsafe-inline'");
}

/** The policy of private pages: what carries the nonce, and what that loads. */
export function privatePolicy(zone: Zone, nonce: string): string {
  return policy(zone, `'nonce-${nonce}' 'strict-dynamic'`);
}

function policy({ supabaseUrl, development }: Zone, scripts: string): string {
  const storage = supabaseUrl ? storageSources(supabaseUrl) : [];
  return [
    "default-src 'self'",
    `script-src ${scripts}${development ? " 'unsafe-eval'" : ""}`,
    // Inline: positions of menus and the styles that the notices bring along.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...storage].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...storage, ...(development ? ["ws:"] : [])].join(" "),
    ["frame-src 'self' blob:", ...storage].join(" "),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** A build outlives the port of the embedded backend: on loopback any port will do. */
function storageSources(supabaseUrl: string): string[] {
  const { origin, hostname } = new URL(supabaseUrl);
  const isLoopback = hostname === "127.0.0.1" || hostname === "localhost";
  return isLoopback ? ["http://127.0.0.1:*", "http://localhost:*"] : [origin];
}

/** Files that a page of ours shows in a frame; everything else stays out of every frame. */
export const FRAMED_FILES = "/admin/candidatures/:id/cv";

/** Files that open in a tab of their own: their owner's, and an employer's proof for an operator. */
export const OWN_FILES = "/api/documents/:id";
export const PROOFS = "/admin/operation/file/document/:id";

/** The files among the private pages: a page's policy would leave their reader grey. */
export function isPrivateFile(path: string): boolean {
  return /^\/admin\/(candidatures\/[^/]+\/cv|operation\/file\/document\/[^/]+)$/.test(path);
}

/** What a framed file's answer carries: only our own pages may frame it. */
export const framedFileHeaders: { key: string; value: string }[] = [
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Content-Security-Policy", value: filePolicy("'self'") },
];

export const ownFileHeaders: { key: string; value: string }[] = [
  { key: "Content-Security-Policy", value: filePolicy("'none'") },
];

/** Offers of a company in a frame of its own site (lib/employers/widget.ts). */
export const WIDGETS = "/widget/:path*";

/** Any site may frame them; they hold one script, known by its hash, and load nothing. */
export const widgetHeaders: { key: string; value: string }[] = [
  {
    key: "Content-Security-Policy",
    value: [
      ...["default-src 'none'", "script-src 'sha256-+3pQH3jvyXkAjJyP0S8K2kws60/uMykNPZSN76Pd6LM='"],
      ...["style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'"],
      "frame-ancestors *",
    ].join("; "),
  },
];

/**
 * The policy of a file that somebody sent: whatever a browser might take it for loads nothing, runs no
 * script and sends no form. The browser's own reader styles its page and embeds the file in it. There is
 * no `sandbox`: WebKit's reader, and so Safari, then leaves the page grey.
 */
function filePolicy(ancestors: string): string {
  return [
    ...["default-src 'none'", "style-src 'unsafe-inline'", "object-src 'self'", "base-uri 'none'"],
    ...["form-action 'none'", `frame-ancestors ${ancestors}`],
  ].join("; ");
}
