import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Ports, PublishingReview } from "#lib/server/config.ts";
import { site } from "#lib/shared/site.ts";
import { appMaker } from "./app.ts";
import { lockDataDir } from "./data-dir.ts";
import type { Query } from "./engine.ts";
import { generateKeys, loadKeys, proofOf } from "./keys.ts";
import { createAuthMailer, createMailer, startMailbox } from "./mail.ts";
import { preparedEngine } from "./prepared.ts";
import { tendTables } from "./scheduled-jobs.ts";
import { startServer } from "./server.ts";

export type BackendOptions = {
  /** Folder of rows, files and mails; without it they are lost at the end. */
  dataDir?: string;
  /** The operator's PostgreSQL, for the rows; without it the engine is embedded. */
  databaseUrl?: string | null;
  /** Ports of Supabase, SMTP and mailbox; the system chooses the missing ones. */
  ports?: Partial<Omit<Ports, "site">>;
  /** Address of the site, for the links in mails. */
  siteUrl?: string;
  /** Whether an empty database gets the demonstration data. */
  seed?: boolean;
  /** Whether publications of unverified recruiters wait for a review. */
  publishingReview?: PublishingReview;
  /** Whether operators must sign in with a second factor; false in a demonstration. */
  operatorsTwoFactor?: boolean;
};

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The secret of the site's fingerprints. */
  siteSecret: string;
  mailboxUrl: string;
  smtpPort: number;
  /** SQL as the database's owner, for tests and maintenance. */
  query: Query;
  /** Updates the planner's statistics of the tables; call it from time to time. */
  tend(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded Supabase with its mailbox, up to date with migrations and seed.
 * @throws {Refusal} when the data folder is in use or a migration fails.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir, databaseUrl, ports = {}, siteUrl = "http://localhost:3000" } = options;
  const { seed = true, publishingReview = "open", operatorsTwoFactor = false } = options;
  /** Cleanup of what was started so far, run from the last to the first. */
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };

  try {
    const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), "horizon-"));
    if (!dataDir) undo.push(() => rmSync(folder, { recursive: true, force: true }));
    undo.push(lockDataDir(folder));
    const keys = dataDir ? await loadKeys(folder) : await generateKeys();

    const siteSecret = process.env.RATE_LIMIT_SECRET || keys.siteSecret;

    const mailbox = await startMailbox(path.join(folder, "mail"), {
      smtp: ports.smtp ?? 0,
      mailbox: ports.mailbox ?? 0,
    });
    undo.push(mailbox.stop);
    const sendMail = createMailer(mailbox.smtpPort);

    const storage = path.join(folder, "storage");
    const email = createAuthMailer(sendMail);
    const createApp = appMaker({ keys, siteUrl, email, storage });
    const engine = await preparedEngine({ databaseUrl, dataDir, storage, seed, createApp });
    undo.push(engine.close);
    const { query } = engine;
    const settings = "site_proof = $1, publishing_review = $2, operators_two_factor = $3";
    await query(`update private.settings set ${settings}`, [
      proofOf(siteSecret),
      publishingReview,
      operatorsTwoFactor,
    ]);
    const tend = () => tendTables(query);
    await tend();

    const server = await startServer({
      engine,
      port: ports.supabase ?? 0,
      jwtSecret: keys.jwtSecret,
      siteUrl,
      sendMail,
      environment: (supabaseUrl) => ({
        supabaseUrl,
        publishableKey: keys.publishable,
        secretKey: keys.secret,
        siteUrl,
        siteEmail: process.env.SITE_EMAIL ?? site.email,
        postalAddress: process.env.SITE_POSTAL_ADDRESS ?? site.postalAddress,
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
