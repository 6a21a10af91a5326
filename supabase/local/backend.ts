import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { App, setExperimental } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { Ports } from "#server/config.ts";
import { site } from "#site";
import { refuseFullDisk } from "./data-dir.ts";
import { prepareDatabase, readingFunctions } from "./database.ts";
import { proofOf } from "./direct-limit.ts";
import { createEmailChange } from "./email-change.ts";
import { type Query, startEngine } from "./engine.ts";
import { generateKeys, type Keys, loadKeys } from "./keys.ts";
import { lockDataDir } from "./lock.ts";
import { createAuthMailer, createMailer } from "./mail.ts";
import { createMailLimit } from "./mail-limit.ts";
import { startMailbox } from "./mailbox.ts";
import { createResend } from "./resend.ts";
import { createRoom, freeOf } from "./room.ts";
import { writeSeedFiles } from "./seed-files.ts";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";
import { createSignInLimit } from "./sign-in-limit.ts";
import { createStorageAdapter } from "./storage-adapter.ts";
import { tendTables } from "./upkeep.ts";

export type BackendOptions = {
  /** Where rows, files and mails are kept; without it all is gone at the end. */
  dataDir?: string;
  /** Ports of Supabase, SMTP and mailbox; those not named are chosen by the system. */
  ports?: Partial<Omit<Ports, "site">>;
  /** Address of the site, for the links in mails. */
  siteUrl?: string;
  /** Whether an empty database gets the demonstration data. */
  seed?: boolean;
};

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** What the site makes its fingerprints with. */
  siteSecret: string;
  mailboxUrl: string;
  smtpPort: number;
  /** SQL as the database's owner, for tests and maintenance. */
  query: Query;
  /** To be called now and then: keeps the planner's knowledge of the tables fresh. */
  tend(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded Supabase with its mailbox, up to date with migrations and seed.
 * @throws {Refusal} when the data folder is in use or a migration fails.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir, ports = {}, siteUrl = "http://localhost:3000", seed = true } = options;
  /** What was started so far, undone from the last to the first. */
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };

  try {
    const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), "horizon-"));
    if (!dataDir) undo.push(() => rmSync(folder, { recursive: true, force: true }));
    undo.push(lockDataDir(folder));
    await refuseFullDisk(folder);
    const keys = dataDir ? await loadKeys(folder) : await generateKeys();

    const siteSecret = process.env.RATE_LIMIT_SECRET || keys.siteSecret;

    const mailbox = await startMailbox(path.join(folder, "mail"), {
      smtp: ports.smtp ?? 0,
      mailbox: ports.mailbox ?? 0,
    });
    undo.push(mailbox.stop);
    const sendMail = createMailer(mailbox.smtpPort);

    const database = dataDir && path.join(folder, "database");
    const storage = path.join(folder, "storage");
    const engine = await startEngine(database, (connection) => {
      const app = createApp({ connection, keys, siteUrl, email: createAuthMailer(sendMail) });
      app._storageAdapter = createStorageAdapter(storage);
      return app;
    });
    undo.push(engine.close);
    const { query, connection } = engine;
    await prepareDatabase(connection, { seed });
    if (seed) await writeSeedFiles(connection.driver, storage);
    await query("update private.settings set site_proof = $1", [proofOf(siteSecret)]);
    const tend = () => tendTables(query);
    await tend();

    const server = await startServer({
      engine,
      port: ports.supabase ?? 0,
      room: createRoom(freeOf(folder), await readingFunctions(connection.driver)),
      repairs: {
        resend: createResend({ query, siteUrl, sendMail }),
        emailChange: createEmailChange({ query, siteUrl, sendMail }),
        signInLimit: createSignInLimit(siteSecret),
        mailLimit: createMailLimit(siteSecret),
      },
      environment: (supabaseUrl) => ({
        supabaseUrl,
        publishableKey: keys.publishable,
        secretKey: keys.secret,
        siteUrl,
        siteEmail: process.env.SITE_EMAIL ?? site.email,
        sendMail,
      }),
    });
    undo.push(server.stop);

    return {
      url: server.url,
      publishableKey: keys.publishable,
      secretKey: keys.secret,
      siteSecret,
      mailboxUrl: mailbox.url,
      smtpPort: mailbox.smtpPort,
      query,
      tend,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type AppParts = {
  connection: PgliteConnection;
  keys: Keys;
  siteUrl: string;
  email: ReturnType<typeof createAuthMailer>;
};

function createApp({ connection, keys, siteUrl, email }: AppParts): App {
  setExperimental("storage", true);
  const { api, auth } = readSettings();
  return new App({
    connection,
    api,
    auth: {
      ...auth,
      // With it lite would ask the present address alone: email-change.ts asks both.
      email: { ...auth.email, double_confirm_changes: false },
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    storage: { enabled: true },
    options: { server: { disableStudio: true, admin: false }, drivers: { email } },
  });
}
