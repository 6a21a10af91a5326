import { z } from "zod";

/** Features that an operator can suspend in an emergency, as named in SUSPENDED_FEATURES. */
const SUSPENDABLE = [
  "search",
  "quick-apply",
  "apply",
  "save",
  "like",
  "comment",
  "share",
  "documents",
  "photo",
  "settings",
  "password",
  "account-deletion",
  "application-view",
  "application-withdraw",
  "contact",
  "newsletter",
  "alerts",
] as const;

export type Feature = (typeof SUSPENDABLE)[number];

export function suspendedNames(variable: string): string[] {
  return variable
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

type Environment = Record<string, string | undefined>;

/** The site's environment variables; all but Supabase's pair have a default. */
const schema = z
  .object({
    SUPABASE_URL: address("SUPABASE_URL"),
    SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .refine((key) => !opensEverything(key), {
        error:
          "SUPABASE_PUBLISHABLE_KEY est une clé secrète\u00a0: elle ouvre toute la base et le site n’en a pas besoin. Donnez la clé publiable.",
      })
      .optional(),
    SITE_URL: address("SITE_URL").refine((url) => url === undefined || isHostAlone(url), {
      error: ({ input }) =>
        `SITE_URL=${input} contient plus que l’hôte\u00a0: donnez l’adresse sans chemin, comme https://horizon.example.`,
    }),
    HOST: form("HOST", /^[\w.:-]+$/, "un hôte où écouter, comme 127.0.0.1"),
    DEMO_DATA: form("DEMO_DATA", /^[01]$/, "1 ni 0"),
    OPERATORS_TWO_FACTOR: form("OPERATORS_TWO_FACTOR", /^[01]$/, "1 ni 0"),
    SUSPENDED_FEATURES: z
      .string()
      .superRefine((names, context) => {
        for (const name of suspendedNames(names)) {
          if ((SUSPENDABLE as readonly string[]).includes(name)) continue;
          const message = `SUSPENDED_FEATURES nomme «\u00a0${name}\u00a0», qui n’existe pas. Donnez une de celles-ci\u00a0: ${SUSPENDABLE.join(", ")}.`;
          context.addIssue({ code: "custom", message });
        }
      })
      .optional(),
    SITE_EMAIL: form(
      "SITE_EMAIL",
      /^[^\s@]+@[^\s@]+$/,
      "une adresse courriel, comme bonjour@horizon.example",
    ),
    SITE_PRIVACY_EMAIL: form(
      "SITE_PRIVACY_EMAIL",
      /^[^\s@]+@[^\s@]+$/,
      "une adresse courriel, comme vie-privee@horizon.example",
    ),
    PUBLISHING_REVIEW: form(
      "PUBLISHING_REVIEW",
      /^(open|review)$/,
      "une façon de publier\u00a0: donnez open ou review",
    ),
    TRUSTED_PROXY: form("TRUSTED_PROXY", /^\d$/, "un nombre de mandataires, de 0 à 9"),
    INDEXNOW_KEY: form(
      "INDEXNOW_KEY",
      /^[a-zA-Z0-9-]{8,128}$/,
      "une clé IndexNow\u00a0: donnez de 8 à 128 lettres, chiffres ou tirets",
    ),
    LOG_LEVEL: form(
      "LOG_LEVEL",
      /^(debug|info|warn|error|silent)$/,
      "un niveau de journal\u00a0: donnez debug, info, warn, error ou silent",
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: address("OTEL_EXPORTER_OTLP_ENDPOINT"),
    // These may contain a password: error messages must not repeat their values.
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error:
          "DATABASE_URL n’est pas l’adresse d’une base PostgreSQL\u00a0: donnez postgres://utilisateur:mot-de-passe@hôte:5432/base, les signes #, / et\u00a0? du mot de passe écrits %23, %2F et %3F.",
      })
      // Invalid addresses are rejected above; their text must not appear in an error.
      .refine((url) => (URL.parse(url)?.pathname.length ?? 2) > 1, {
        error:
          "DATABASE_URL n’est pas complète\u00a0: il y manque le nom de la base, après l’hôte.",
      })
      .optional(),
    REDIS_URL: z
      .url({
        protocol: /^rediss?$/,
        error:
          "REDIS_URL n’est pas une adresse de Redis\u00a0: donnez redis://hôte:6379 ou rediss://hôte:6379.",
      })
      .optional(),
    RATE_LIMIT_SECRET: secret("RATE_LIMIT_SECRET"),
    METRICS_TOKEN: secret("METRICS_TOKEN"),
  })
  .superRefine((env, context) => {
    const pair = ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"] as const;
    const provided = pair.find((name) => env[name] !== undefined);
    const missing = pair.find((name) => env[name] === undefined);
    if (!provided || !missing) return;
    const message = `${provided} est défini sans ${missing}\u00a0: donnez les deux, ou aucun.`;
    context.addIssue({ code: "custom", path: [missing], message });
  });

/**
 * Returns the errors in the site's variables, one line in French for each. Never repeats a secret. An empty
 * variable counts as unset.
 * @param needsSupabase true if nothing else configures Supabase
 */
export function configurationFaults(env: Environment, needsSupabase = false): string[] {
  const provided = withoutEmpty(env);
  const faults = schema.safeParse(provided).error?.issues.map(({ message }) => message) ?? [];
  if (needsSupabase && !provided.SUPABASE_URL && !provided.SUPABASE_PUBLISHABLE_KEY) {
    faults.push("SUPABASE_URL et SUPABASE_PUBLISHABLE_KEY manquent\u00a0: donnez les deux.");
  }
  return faults;
}

/**
 * Returns the Supabase project of this server.
 * @throws when one of the pair is missing; their format is checked at start
 */
export function supabaseEnv(): { url: string; key: string } {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key) throw new Error("SUPABASE_URL ou SUPABASE_PUBLISHABLE_KEY manque.");
  return { url, key };
}

/** A key that bypasses row-level security, in either of Supabase's formats. */
function opensEverything(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  try {
    const claims = JSON.parse(
      atob((key.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")),
    );
    return claims.role === "service_role";
  } catch {
    return false;
  }
}

function isHostAlone(address: string): boolean {
  // Invalid addresses are already rejected.
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return /^\/*$/.test(pathname) && search === "" && hash === "";
}

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value));
}

function address(name: string) {
  return z
    .url({
      protocol: /^https?$/,
      error: ({ input }) =>
        `${name}=${input} n’est pas une adresse http(s)\u00a0: donnez-la entière, comme https://horizon.example.`,
    })
    .optional();
}

function form(name: string, pattern: RegExp, what: string) {
  const error = ({ input }: { input?: unknown }) => `${name}=${input} n’est pas ${what}.`;
  return z.string().regex(pattern, { error }).optional();
}

/** Long enough to resist guessing. */
function secret(name: string) {
  return z
    .string()
    .min(16, `${name} est trop court\u00a0: il lui faut au moins 16 caractères.`)
    .optional();
}
