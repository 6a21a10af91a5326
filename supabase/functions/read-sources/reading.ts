import type { SourceProblem } from "#lib/shared/source-offers.ts";
import {
  addressesOf,
  askAt,
  isPublicAddress,
  type Outside,
} from "#supabase/functions/_shared/outside.ts";
import { postingsOf, readBoard, readPosting, SMART_RECRUITERS } from "./boards.ts";
import { MAX_OFFERS, offersOf, type RawOffer, type Read } from "./offer.ts";
import { readPage } from "./page.ts";
import { decoded, SourceError } from "./parsing.ts";

import { readXml } from "./xml.ts";

/** Access to the Internet; tests replace it. */
export type Network = { addressesOf: typeof addressesOf; askAt: typeof askAt };

/** The ETag and date of a document, for a conditional request. */
export type Version = { etag: string | null; last_modified: string | null };

/** `isPartial`: an offer that is missing here may still be open. */
export type Reading = Read & Version & { kind: string; isPartial: boolean };

/** The User-Agent of the reader; in production it includes the site and its contact. */
export const READER = "HorizonErable";
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MILLISECONDS = 20_000;
const MAX_REDIRECTS = 3;
const MAX_PAGES = 200;
const PAGES_AT_ONCE = 5;

/** Requests documents of one host until the time or size limit of a reading is reached. */
function visitor(start: URL, network: Network, agent: string) {
  const end = Date.now() + MAX_MILLISECONDS;
  let bytesLeft = MAX_BYTES;
  const home = start.hostname.replace(/^www\./, "");

  return async function ask(
    url: URL,
    headers: Record<string, string> = {},
    hops = 0,
  ): Promise<Outside> {
    // Servers behind a proxy often use http for their own addresses: use https instead.
    if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
    const host = url.hostname.replace(/^www\./, "");
    const isHome = host === home || host.endsWith(`.${home}`);
    if (url.protocol !== "https:" || url.port || url.username || !isHome) {
      throw new SourceError(
        `Cette adresse renvoie à un autre site (${url.host})\u00a0: donnez son adresse finale.`,
      );
    }
    const left = () => Math.max(end - Date.now(), 1);
    const addresses = await network.addressesOf(url.hostname, left()).catch(() => []);
    const [address] = addresses;
    // Never connect to an address outside the public Internet; the connection uses the address checked here.
    if (address === undefined || !addresses.every(isPublicAddress)) {
      throw new SourceError("Ce site est introuvable.");
    }
    const question = {
      url,
      address,
      headers: { "user-agent": agent, ...headers },
      accept: "*/*",
      mostBytes: bytesLeft,
      milliseconds: left(),
    };
    const answer = await network.askAt(question).catch(() => {
      throw new SourceError("Ce site n’a pas répondu à temps.");
    });
    if (!answer.isWhole) throw new SourceError("Cette source dépasse 10 Mo.");
    bytesLeft -= answer.bytes.length;
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || !location)
      return answer;
    const next = URL.parse(location, url);
    if (next === null || hops >= MAX_REDIRECTS) {
      throw new SourceError("Cette adresse renvoie trop souvent ailleurs.");
    }
    return ask(next, headers, hops + 1);
  };
}

/**
 * Reads the offers of a source, whatever its kind; null if it has not changed since `known`.
 * @throws SourceError with a message for the recruiter.
 */
export async function readSource(
  address: string,
  known: Version,
  network: Network = { addressesOf, askAt },
  agent = READER,
): Promise<Reading | null> {
  const url = new URL(address);
  const ask = visitor(url, network, agent);
  const answer = await ask(url, {
    ...(known.etag && { "if-none-match": known.etag }),
    ...(known.last_modified && { "if-modified-since": known.last_modified }),
  });
  if (answer.status === 304) return null;
  const text = textOf(answer);
  const {
    kind,
    raw,
    failed = [],
  }: Document = (await readPostings(text, url, ask)) ??
  readBoard(text, url) ??
  (await readDocument(text, url, ask));
  const { etag = null, "last-modified": last_modified = null } = answer.headers;
  // A list of pages does not tell whether the pages changed.
  const version = ["sitemap", SMART_RECRUITERS].includes(kind)
    ? { etag: null, last_modified: null }
    : { etag, last_modified };
  const { offers, problems } = offersOf(raw);
  // RSS has the latest offers only; a page that could not be read may have others.
  const isPartial = kind === "rss" || failed.length > 0;
  return { kind, ...version, isPartial, offers, problems: [...failed, ...problems] };
}

type Document = { kind: string; raw: RawOffer[]; failed?: SourceProblem[] };

/** The offers of a board whose list has no descriptions; null if the address is not such a board's. */
async function readPostings(text: string, url: URL, ask: ReturnType<typeof visitor>) {
  const first = postingsOf(text, url);
  if (first === null) return null;
  const { total, pages } = first;
  while (pages.length < total && pages.length <= MAX_PAGES) {
    const next = new URL(url);
    next.searchParams.set("limit", "100");
    next.searchParams.set("offset", String(pages.length));
    pages.push(...(postingsOf(textOf(await ask(next)), next)?.pages ?? []));
  }
  return { kind: SMART_RECRUITERS, ...(await readPages(pages, ask, readPosting)) };
}

async function readDocument(text: string, url: URL, ask: ReturnType<typeof visitor>) {
  if (/<html[\s>]|<!doctype html/i.test(text.slice(0, 2_000))) {
    const raw = readPage(text, url.href);
    if (raw.length > 0) return { kind: "page", raw };
    throw new SourceError("Cette page ne contient aucune offre au format JobPosting.");
  }
  if (!text.trimStart().startsWith("<")) {
    throw new SourceError("Ce document n’est ni un fil XML, ni une page web.");
  }
  const { kind, raw, pages } = readXml(text);
  return kind === "sitemap" ? { kind, ...(await readPages(pages, ask, readPage)) } : { kind, raw };
}

/**
 * Reads the offers of a list's pages. A page that is gone has none; one that fails is reported without
 * stopping the others.
 * @throws SourceError if none could be read.
 */
async function readPages(
  pages: string[],
  ask: ReturnType<typeof visitor>,
  read: (text: string, address: string) => RawOffer[],
): Promise<Omit<Document, "kind">> {
  if (pages.length > MAX_PAGES) {
    throw new SourceError(
      `Cette liste nomme plus de ${MAX_PAGES} pages\u00a0: donnez-en une plus courte, ou un fil XML.`,
    );
  }
  const waiting = [...pages.entries()];
  const results: RawOffer[][] = [];
  const failed: SourceProblem[] = [];
  const readNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, page] = next;
      const url = URL.parse(page);
      try {
        if (url === null) throw new SourceError("Cette liste nomme une page sans adresse.");
        const answer = await ask(url);
        const isGone = answer.status === 404 || answer.status === 410;
        results[index] = isGone ? [] : read(textOf(answer), url.href);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        failed.push({ line: index + 1, title: page.slice(0, 200), message: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, readNext));
  failed.sort((a, b) => a.line - b.line);
  const [first] = failed;
  if (first && failed.length === pages.length) {
    throw new SourceError(`${first.message} (${first.title})`);
  }
  return { raw: results.flat().slice(0, MAX_OFFERS + 1), failed };
}

/** What an HTTP status means for the person who maintains the source, and what to do. */
function statusMessage(status: number): string {
  const start = `Ce site a répondu par l’erreur ${status}\u00a0: `;
  if (status === 401 || status === 403 || status === 406) {
    return `${start}il refuse notre lecteur. Demandez à la personne qui le gère d’admettre les demandes de «\u00a0${READER}\u00a0».`;
  }
  if (status === 404 || status === 410)
    return `${start}cette page n’existe pas. Vérifiez l’adresse.`;
  if (status === 429)
    return `${start}il reçoit trop de demandes. La lecture sera reprise plus tard.`;
  if (status >= 500) return `${start}il est en panne. La lecture sera reprise plus tard.`;
  return `${start}vérifiez que cette adresse s’ouvre sans mot de passe dans un navigateur.`;
}

function textOf({ status, headers, bytes }: Outside): string {
  if (status !== 200) throw new SourceError(statusMessage(status));
  if (bytes.length === 0) throw new SourceError("Ce document est vide.");
  return decoded(bytes, headers["content-type"] ?? "");
}
