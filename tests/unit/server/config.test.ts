import { describe, expect, it } from "vitest";
import { configurationFaults } from "@/lib/env";
import { readConfig, root } from "@/lib/server/config";

describe("La configuration des commandes", () => {
  it("a une valeur pour tout quand rien n'est demandé", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      dataDir: `${root}.data`,
      ports: { site: 3000, supabase: 54321, smtp: 1025, mailbox: 1080 },
      supabase: null,
      databaseUrl: null,
      publishingReview: "open",
    });
  });

  it("prend la base PostgreSQL donnée, sauf quand un autre Supabase l'est", () => {
    const env = { DATABASE_URL: "postgres://moi:secret@localhost:5432/erable" };
    expect(readConfig(env).databaseUrl).toBe(env.DATABASE_URL);
    const other = { SUPABASE_URL: "https://x.co", SUPABASE_PUBLISHABLE_KEY: "k" };
    expect(readConfig({ ...env, ...other }).databaseUrl).toBeNull();
  });

  const DATABASES =
    "mysql://moi:secret@localhost/erable localhost:5432 postgres://moi:secret@localhost postgres://moi:secret#1@localhost:5432/erable secret";
  it.each(DATABASES.split(" "))(
    "refuse la base %s sans répéter son mot de passe",
    (DATABASE_URL) => {
      const attempt = () => readConfig({ DATABASE_URL });
      expect(attempt).toThrow(/^DATABASE_URL n’est pas [^\n]+$/);
      expect(attempt).not.toThrow("secret");
    },
  );

  it("laisse deux copies vivre côte à côte", () => {
    const ports = { SUPABASE_PORT: "54331", SMTP_PORT: "1026", MAILBOX_PORT: "1081" };
    expect(readConfig({ ...ports, PORT: "3001", DATA_DIR: "/tmp/autre" })).toMatchObject({
      dataDir: "/tmp/autre",
      siteUrl: "http://localhost:3001",
      ports: { site: 3001, supabase: 54331, smtp: 1026, mailbox: 1081 },
    });
  });

  it("prend le Supabase donné et l'adresse publique, sans barre finale", () => {
    const settings = {
      SUPABASE_URL: "https://x.co/",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    };
    expect(readConfig({ ...settings, SITE_URL: "https://horizon.example/" })).toMatchObject({
      supabase: { url: "https://x.co", publishableKey: "sb_publishable_x" },
      siteUrl: "https://horizon.example",
    });
  });

  it.each([
    ["l'adresse sans la clé", { SUPABASE_URL: "https://x.co" }, "SUPABASE_PUBLISHABLE_KEY"],
    ["la clé sans l'adresse", { SUPABASE_PUBLISHABLE_KEY: "k" }, "SUPABASE_URL"],
    [
      "un autre protocole",
      { SUPABASE_URL: "ftp://x.co", SUPABASE_PUBLISHABLE_KEY: "k" },
      "http(s)",
    ],
    ["une adresse publique sans protocole", { SITE_URL: "horizon.example" }, "SITE_URL"],
    ["un nombre de mandataires en lettres", { TRUSTED_PROXY: "oui" }, "TRUSTED_PROXY=oui"],
    ["une clé IndexNow trop courte", { INDEXNOW_KEY: "abc" }, "de 8 à 128 lettres"],
    ["un port qui n'est pas un nombre", { PORT: "trois" }, "PORT=trois"],
    ["un port trop grand", { SMTP_PORT: "65536" }, "SMTP_PORT=65536"],
    ["une adresse courriel qui n'en est pas une", { SITE_EMAIL: "bonjour" }, "SITE_EMAIL=bonjour"],
    ["une façon de publier inconnue", { PUBLISHING_REVIEW: "ouvert" }, "PUBLISHING_REVIEW=ouvert"],
    ["un niveau de journal inconnu", { LOG_LEVEL: "fort" }, "debug, info, warn, error ou silent"],
    ["un collecteur sans protocole", { OTEL_EXPORTER_OTLP_ENDPOINT: "collecteur" }, "OTEL_"],
    ["une adresse publique avec un chemin", { SITE_URL: "https://x.ca/emplois" }, "sans chemin"],
    ["un hôte qui n'en est pas un", { HOST: "http://0.0.0.0" }, "HOST=http://0.0.0.0"],
    ["des données de démonstration en toutes lettres", { DEMO_DATA: "oui" }, "DEMO_DATA=oui"],
    ["une fonction à suspendre que rien ne porte", { SUSPENDED_FEATURES: "apply,serch" }, "serch"],
  ])("refuse %s en une ligne", (_case, env, words) => {
    const attempt = () => readConfig(env);
    expect(attempt).toThrow(words);
    expect(attempt).toThrow(/^[^\n]+$/);
  });

  it("prend l'adresse avec sa barre, et des fonctions suspendues qu'il connaît", () => {
    const env = { SITE_URL: "https://x.ca/", SUSPENDED_FEATURES: "apply, search,", HOST: "::1" };
    expect(configurationFaults({ ...env, DEMO_DATA: "1" })).toEqual([]);
  });

  it("refuse une clé secrète à la place de la clé publiable, sans la répéter", () => {
    const claims = (role: string) => Buffer.from(JSON.stringify({ role })).toString("base64url");
    const faultsOf = (key: string) =>
      configurationFaults({ SUPABASE_URL: "https://x.co", SUPABASE_PUBLISHABLE_KEY: key });
    for (const key of ["sb_secret_abcdef", `a.${claims("service_role")}.b`]) {
      expect(faultsOf(key)).toHaveLength(1);
      expect(faultsOf(key)[0]).toMatch(/^SUPABASE_PUBLISHABLE_KEY est une clé secrète/);
      expect(faultsOf(key)[0]).not.toContain(key);
    }
    for (const key of ["sb_publishable_abcdef", `a.${claims("anon")}.b`, "k"]) {
      expect(faultsOf(key)).toEqual([]);
    }
  });

  it("dit toutes les fautes à la fois, une par ligne", () => {
    const env = { PORT: "trois", SITE_URL: "horizon", TRUSTED_PROXY: "oui", SUPABASE_URL: "ici" };
    const attempt = () => readConfig(env);
    expect(attempt).toThrow(/^([^\n]+\n){4}[^\n]+$/);
    for (const name of [...Object.keys(env), "SUPABASE_PUBLISHABLE_KEY"]) {
      expect(attempt).toThrow(name);
    }
  });

  it("ne répète jamais un secret", () => {
    for (const name of ["RATE_LIMIT_SECRET", "METRICS_TOKEN", "REDIS_URL"]) {
      const attempt = () => readConfig({ [name]: "hunter2" });
      expect(attempt).toThrow(name);
      expect(attempt).not.toThrow("hunter2");
    }
  });

  it("tient une variable vide pour absente", () => {
    expect(configurationFaults({ SITE_URL: "", TRUSTED_PROXY: "", METRICS_TOKEN: "" })).toEqual([]);
  });

  it("demande un Supabase là où rien d'autre n'en donne un", () => {
    expect(configurationFaults({}, true)).toHaveLength(1);
    expect(configurationFaults({ SUPABASE_URL: "https://x.co" }, true)).toHaveLength(1);
  });
});
