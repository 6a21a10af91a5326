/** Headers of every response: pages, files and errors alike (docs/security.md, Headers). */
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
 * Content security policies of the two zones (docs/security.md, Content policy). Public pages are the same
 * for everyone, so they cannot contain a nonce; private pages are rendered for each request.
 */

type Zone = {
  /** Origin for uploads and downloads of files. */
  supabaseUrl?: string;
  /** React's development tools evaluate code and open a WebSocket. */
  development: boolean;
};

/** Returns the policy of public pages: only scripts of this origin, including inline ones. */
export function publicPolicy(zone: Zone): string {
  return policy(zone, "'self' 'unsafe-inline'");
}

/** Returns the policy of private pages: scripts with the nonce, and what those load. */
export function privatePolicy(zone: Zone, nonce: string): string {
  return policy(zone, `'nonce-${nonce}' 'strict-dynamic'`);
}

function policy({ supabaseUrl, development }: Zone, scripts: string): string {
  const storage = supabaseUrl ? storageSources(supabaseUrl) : [];
  return [
    "default-src 'self'",
    `script-src ${scripts}${development ? " 'unsafe-eval'" : ""}`,
    // Inline styles: positions of menus, and styles that the toast library injects.
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

/** The embedded backend's port may change after the build, so on loopback any port is allowed. */
function storageSources(supabaseUrl: string): string[] {
  const { origin, hostname } = new URL(supabaseUrl);
  const isLoopback = hostname === "127.0.0.1" || hostname === "localhost";
  return isLoopback ? ["http://127.0.0.1:*", "http://localhost:*"] : [origin];
}

/** Files that our own pages embed in a frame; all others refuse framing. */
export const FRAMED_FILES = "/admin/candidatures/:id/cv";

/** Files that open in their own tab: an owner's CV, and an employer's proof for an operator. */
export const OWN_FILES = "/api/documents/:id";
export const PROOFS = "/admin/operation/file/document/:id";

/** Returns true for files under private paths: a page's policy would break the browser's PDF viewer. */
export function isPrivateFile(path: string): boolean {
  return /^\/admin\/(candidatures\/[^/]+\/cv|operation\/file\/document\/[^/]+)$/.test(path);
}

/** Headers of a framed file: only this origin may embed it. */
export const framedFileHeaders: { key: string; value: string }[] = [
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Content-Security-Policy", value: filePolicy("'self'") },
];

export const ownFileHeaders: { key: string; value: string }[] = [
  { key: "Content-Security-Policy", value: filePolicy("'none'") },
];

/** Widgets with a company's offers, embedded in its own site (lib/employers/widget.ts). */
export const WIDGETS = "/widget/:path*";

/** Any site may embed a widget. It has one script, allowed by its hash, and loads nothing. */
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
 * Policy of uploaded files: whatever type a browser detects, the file loads nothing, runs no script and
 * submits no form. The browser's PDF viewer styles its page and embeds the file in it. There is no
 * `sandbox`: with it, WebKit's viewer (Safari) leaves the page grey.
 */
function filePolicy(ancestors: string): string {
  return [
    ...["default-src 'none'", "style-src 'unsafe-inline'", "object-src 'self'", "base-uri 'none'"],
    ...["form-action 'none'", `frame-ancestors ${ancestors}`],
  ].join("; ");
}
