import { Buffer } from "node:buffer";
import { lookup } from "node:dns/promises";
import { type IncomingHttpHeaders, request as requestPlainly } from "node:http";
import { request } from "node:https";

/** What is asked of a host that is not ours. */
export type Question = {
  url: URL;
  /** The address that was looked at: asking for the name again could lead elsewhere. */
  address: string;
  accept: string;
  headers?: Record<string, string>;
  /** More of the answer is not read. */
  mostBytes: number;
  milliseconds?: number;
};

/** What it answered; a refusal or a redirect is not read. */
export type Outside = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** False when more would have come. */
  isWhole: boolean;
};

const TIMEOUT_MS = 3_000;

/** Every address of a host. */
export async function addressesOf(host: string, milliseconds = TIMEOUT_MS): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error("too late")), milliseconds);
  });
  const found = await Promise.race([lookup(host, { all: true }), late]).finally(() =>
    clearTimeout(timer),
  );
  return found.map(({ address }) => address);
}

/**
 * Asks a host at one of its addresses, under its name. No redirect is followed, and the certificate must
 * be the host's.
 */
export function askAt(question: Question): Promise<Outside> {
  const { url, address, accept, headers, mostBytes, milliseconds = TIMEOUT_MS } = question;
  const isPlain = url.protocol === "http:";
  const ask: typeof request = isPlain ? requestPlainly : request;
  const options = {
    ...{ host: address, port: url.port || (isPlain ? 80 : 443), path: url.pathname + url.search },
    ...{ servername: url.hostname, agent: false as const },
    headers: { ...headers, host: url.host, accept, "accept-encoding": "identity" },
    signal: AbortSignal.timeout(milliseconds),
  };
  return new Promise((done, fail) => {
    const call = ask(options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const pieces: Buffer[] = [];
      let bytes = 0;
      const end = (isWhole: boolean) =>
        done({ status, headers, bytes: Buffer.concat(pieces).subarray(0, mostBytes), isWhole });
      if (status !== 200) {
        call.destroy();
        return end(true);
      }
      answer.on("data", (piece: Buffer) => {
        pieces.push(piece);
        bytes += piece.length;
        if (bytes <= mostBytes) return;
        call.destroy();
        end(false);
      });
      answer.on("end", () => end(true));
      answer.on("error", fail);
    });
    call.on("error", fail);
    call.end();
  });
}
