import { lookup, Resolver } from "node:dns/promises";
import { request } from "node:https";

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
  addressesOf: async (host) =>
    (await inTime(lookup(host, { all: true }))).map(({ address }) => address),
  fileAt: readFile,
};

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error("too late")), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Asked of the address that was looked at, under the host's name: asking for the name again could lead
 * elsewhere. No redirect is followed, and the certificate must be the host's.
 */
function readFile(host: string, address: string, path: string): Promise<string | null> {
  return new Promise((done, fail) => {
    const asked = request(
      {
        ...{ host: address, port: 443, path, servername: host, agent: false },
        headers: { host, accept: "text/plain", "accept-encoding": "identity" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (answer) => {
        if (answer.statusCode !== 200) {
          asked.destroy();
          return done(null);
        }
        let said = "";
        answer.setEncoding("latin1");
        answer.on("data", (piece: string) => {
          said += piece;
          if (said.length < MOST_BYTES) return;
          asked.destroy();
          done(said.slice(0, MOST_BYTES));
        });
        answer.on("end", () => done(said));
        answer.on("error", fail);
      },
    );
    asked.on("error", fail);
    asked.end();
  });
}
