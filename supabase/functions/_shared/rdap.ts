import { isPublicAddress } from "./addresses.ts";
import type { addressesOf, askAt, Outside } from "./outside.ts";

/** One question with its redirects. */
const MOST_MILLISECONDS = 3_000;
const MOST_QUESTIONS = 3;
const MOST_REDIRECTS = 3;
const MOST_BYTES = 256 * 1_024;
const REDIRECTS = [301, 302, 303, 307, 308];
/** A registry says 404, and some 400, of a name that stands below one of its own. */
const NOT_REGISTERED = [400, 404];

/** What is asked of the Internet; tests have another. */
export type Network = { addressesOf: typeof addressesOf; askAt: typeof askAt };

/** Who is asked, and until when. */
export type Asking = { base: string; end: number; network: Network };

/** Whoever is asked has had enough of it for now. */
export class Enough extends Error {}

/**
 * The day on which a domain was registered, or the one that it stands below, by RDAP (RFC 9082, 9083); null
 * where nobody says.
 * @throws Enough when the others had better wait too, and where nobody could be asked
 */
export async function registeredOn(domain: string, asking: Asking): Promise<string | null> {
  const labels = domain.split(".");
  for (let below = 0; below < MOST_QUESTIONS && labels.length - below >= 2; below += 1) {
    const { status, text } = await ask(labels.slice(below).join("."), asking);
    if (status === 200) return dayIn(text);
    if (status === 429) throw new Enough("the registry wants to be asked later");
    if (!NOT_REGISTERED.includes(status)) throw new Error(`the registry answers ${status}`);
  }
  return null;
}

async function ask(name: string, { base, end, network }: Asking): Promise<Outside> {
  const late = Math.min(end, Date.now() + MOST_MILLISECONDS);
  let url = new URL(`domain/${name}`, base.replace(/\/*$/, "/"));
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const address = await addressOf(url, late, network);
    const asked = { url, address, accept: "application/rdap+json", mostBytes: MOST_BYTES };
    const answer = await network.askAt({ ...asked, milliseconds: left(late) });
    if (!REDIRECTS.includes(answer.status)) return answer;
    url = new URL(answer.location ?? "", url);
    if (url.protocol !== "https:") throw new Error("the registry is not asked by https");
  }
  throw new Error("too many redirects");
}

/** A host with an address that is not of the public Internet is not asked at all. */
async function addressOf(url: URL, late: number, network: Network): Promise<string> {
  // Only the operator's own address is asked plainly, and only on this machine (isRdapAddress).
  if (url.protocol === "http:") return url.hostname;
  const addresses = await network.addressesOf(url.hostname, left(late));
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) {
    throw new Error("the registry has no public address");
  }
  return first;
}

function left(late: number): number {
  const milliseconds = late - Date.now();
  if (milliseconds <= 0) throw new Error("too late");
  return milliseconds;
}

/** The day of the event that is a registration, as it is at Greenwich. */
function dayIn(text: string): string | null {
  const { events } = Object(JSON.parse(text)) as { events?: unknown };
  const all: unknown[] = Array.isArray(events) ? events : [];
  const found = all.map(Object).find(({ eventAction }) => eventAction === "registration");
  const said = String(found?.eventDate ?? "");
  // A year that the database knows, too.
  if (!/^[12]\d{3}-\d{2}-\d{2}/.test(said) || Number.isNaN(Date.parse(said))) return null;
  return new Date(said).toISOString().slice(0, 10);
}
