import { Buffer } from "node:buffer";
import { lookup } from "node:dns/promises";
import { type IncomingHttpHeaders, request as requestPlainly } from "node:http";
import { request } from "node:https";
import { gunzipSync } from "node:zlib";

/** IPv4 ranges outside the public Internet (RFC 6890), as first address and prefix length. */
const RESERVED: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Returns whether an address, as a resolver writes it, is on the public Internet. */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublic6(address) : isPublic4(address);
}

function isPublic4(address: string): boolean {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return false;
  const value = numberOf(address);
  return !RESERVED.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(value / size) === Math.floor(numberOf(first) / size);
  });
}

function numberOf(address: string): number {
  return address.split(".").reduce((value, part) => value * 256 + Number(part), 0);
}

/**
 * Global unicast only (2000::/3), without the ranges in it that embed other addresses or none: Teredo,
 * documentation and 6to4.
 */
function isPublic6(address: string): boolean {
  if (!/^[0-9a-f]{1,4}:[0-9a-f:.]+$/i.test(address)) return false;
  const [first = 0, second = 0] = address
    .split(":")
    .map((part) => Number.parseInt(part || "0", 16));
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x3fff && second < 0x1000) return false;
  return first !== 0x2001 || (second > 0x01ff && second !== 0x0db8);
}

/** A request to an external host. */
export type Question = {
  url: URL;
  /** The address that was checked: resolving the name again could lead elsewhere. */
  address: string;
  accept: string;
  headers?: Record<string, string>;
  /** The rest of the response is not read. */
  mostBytes: number;
  milliseconds?: number;
};

/** The response; the body of an error or a redirect is not read. */
export type Outside = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** False when the response was cut. */
  isWhole: boolean;
};

const TIMEOUT_MS = 3_000;

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
 * Sends a request to one address of a host, under its name. No redirect is followed, and the certificate must
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
      const end = (isWhole: boolean) => {
        const body = Buffer.concat(pieces).subarray(0, mostBytes);
        try {
          done({ status, headers, bytes: inflated(body, mostBytes), isWhole });
        } catch (error) {
          // Too large, or cut short.
          done({ status, headers, bytes: body, isWhole: !isTooLarge(error) && isWhole });
        }
      };
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

/** Some servers compress unasked, and some files are compressed themselves (`sitemap.xml.gz`). */
function inflated(body: Buffer, maxOutputLength: number): Buffer {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return isGzip ? gunzipSync(body, { maxOutputLength }) : body;
}

const isTooLarge = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
