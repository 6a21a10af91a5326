import { Resolver } from "node:dns/promises";
import { addressesOf, askAt } from "#supabase/functions/_shared/outside.ts";

/** What this function asks of the Internet; tests have another. */
export type Internet = {
  /** The texts that a name has in the DNS, each in the pieces that it was sent in. */
  textsOf(name: string): Promise<string[][]>;
  /** Every address of a host. */
  addressesOf(host: string): Promise<string[]>;
  /** The first bytes of a file that a host has at this very address; null where it has none. */
  fileAt(host: string, address: string, path: string): Promise<string | null>;
};

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_024;

/** The real one: each question ends after three seconds. */
export const internet: Internet = {
  textsOf: (name) => new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name),
  addressesOf: (host) => addressesOf(host),
  fileAt: async (host, address, path) => {
    const url = new URL(`https://${host}${path}`);
    const options = { url, address, accept: "text/plain", mostBytes: MOST_BYTES };
    const { status, bytes } = await askAt(options);
    return status === 200 ? new TextDecoder().decode(bytes) : null;
  },
};
