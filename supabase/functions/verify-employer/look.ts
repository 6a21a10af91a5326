import { isPublicAddress } from "#supabase/functions/_shared/addresses.ts";
import type { Internet } from "./internet.ts";

/** Where a domain shows its token: a text of this name below it, or this file of its site. */
const NAME = "_horizon-erable";
const PATH = "/.well-known/horizon-erable.txt";
const MOST_TEXTS = 50;

/** Whether a domain shows the token, in the DNS or on its site. What does not answer shows nothing. */
export async function shows(domain: string, token: string, internet: Internet): Promise<boolean> {
  const looks = [
    inTexts(domain, token, internet),
    onSite(domain, token, internet),
    onSite(`www.${domain}`, token, internet),
  ];
  const found = await Promise.all(looks.map((look) => look.catch(() => false)));
  return found.includes(true);
}

async function inTexts(domain: string, token: string, { textsOf }: Internet): Promise<boolean> {
  const texts = await textsOf(`${NAME}.${domain}`);
  return texts.slice(0, MOST_TEXTS).some((pieces) => pieces.join("").trim() === token);
}

/** A host with an address that is not of the public Internet is not asked at all. */
async function onSite(host: string, token: string, internet: Internet): Promise<boolean> {
  const addresses = await internet.addressesOf(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) return false;
  return (await internet.fileAt(host, first, PATH))?.trim() === token;
}
