import { Parser } from "htmlparser2";
import { knownWord } from "#lib/shared/source-offers.ts";
import type { RawOffer } from "./offer.ts";
import { checkDepth, type Json, listOf, recordOf, SourceError } from "./parsing.ts";
import type { RawPlace } from "./place.ts";

/** Returns each `JobPosting` of a page's JSON-LD (https://schema.org/JobPosting), at any depth. */
export function readPage(html: string, url: string): RawOffer[] {
  let script: { text: string; start: number } | null = null;
  const scripts: { text: string; start: number }[] = [];
  let open = 0;
  const parser = new Parser({
    onopentag(name, { type }) {
      open += 1;
      checkDepth(open);
      if (name === "script" && /^\s*application\/ld\+json\s*(;|$)/i.test(type ?? ""))
        script = { text: "", start: parser.endIndex + 1 };
    },
    ontext(piece) {
      if (script !== null) script.text += piece;
    },
    onclosetag(name) {
      open -= 1;
      if (name === "script" && script !== null) scripts.push(script);
      if (name === "script") script = null;
    },
  });
  parser.end(html);
  const things = scripts.flatMap(({ text, start }) => {
    const data = parsedJson(text);
    if (data !== undefined) return [data];
    if (!text.includes("JobPosting")) return [];
    const before = html.slice(0, start + brokenAt(cleaned(text))).split("\n");
    throw new SourceError(
      `Les données JobPosting de la page ${url} sont mal formées, à la ligne ${before.length}, caractère ${(before.at(-1)?.length ?? 0) + 1}.`,
    );
  });
  const nodes = new Map<unknown, Json>();
  const postings = things.flatMap((thing) => postingsIn(thing, nodes, 0));
  // When a page has several offers, its own address does not identify any of them.
  const isOwn = (address: unknown) => postings.length > 1 && address === url;
  return postings.map((posting) => {
    const whole = recordOf(resolved(posting, nodes));
    const raw = rawOf(whole, postings.length === 1 ? url : undefined);
    return isOwn(raw.url) ? { ...raw, url: null } : raw;
  });
}

const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g;
const CONTROL = /\p{Cc}/gu;

/** Escapes control characters in strings and blanks CDATA and comment markers; positions do not change. */
function cleaned(script: string): string {
  return script
    .replace(
      /^\uFEFF|^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?|(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/g,
      (signs) => signs.replace(/\S/g, " "),
    )
    .replace(/;\s*$/, " ");
}

function parsedJson(script: string): unknown {
  const text = cleaned(script).replace(STRING, (string) =>
    string.replace(CONTROL, (sign) => (sign === "\n" ? "\\n" : sign === "\r" ? "" : " ")),
  );
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Position where a text stops being JSON: the length of its longest prefix that could still become valid.
 */
function brokenAt(script: string): number {
  const text = script.replace(STRING, (string) => string.replace(CONTROL, " "));
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayContinue(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * V8 reports the position of an unexpected token; for input that is merely cut short it reports the end, or
 * no position.
 */
function mayContinue(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    if (/^Unterminated|^Unexpected end/.test(message)) return true;
    return position !== undefined && Number(position) >= json.length;
  }
}

function postingsIn(value: unknown, nodes: Map<unknown, Json>, depth: number): Json[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((each) => postingsIn(each, nodes, depth + 1));
  const thing = recordOf(value);
  if (thing["@id"] && Object.keys(thing).length > 1) nodes.set(thing["@id"], thing);
  const own = listOf(thing["@type"]).some((type) => /(^|[/#:])JobPosting$/.test(String(type)));
  const within = Object.values(thing).filter((each) => typeof each === "object");
  const postings = within.flatMap((each) => postingsIn(each, nodes, depth + 1));
  return own ? [thing] : postings;
}

/** Replaces references to nodes of the page (objects with only an `@id`) by the nodes. */
function resolved(value: unknown, nodes: Map<unknown, Json>, depth = 0): unknown {
  if (typeof value !== "object" || depth > 4 || nodes.size === 0) return value;
  if (Array.isArray(value)) return value.map((each) => resolved(each, nodes, depth + 1));
  const thing = recordOf(value);
  const whole = (Object.keys(thing).length === 1 && nodes.get(thing["@id"])) || thing;
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [name, resolved(each, nodes, depth + 1)]),
  );
}

const nameOf = (value: unknown) => recordOf(value).name ?? value;

function placesIn({ jobLocation }: Json): RawPlace[] {
  return listOf(jobLocation).flatMap((place): RawPlace[] => {
    if (typeof place === "string") return [{ text: place }];
    const { address, name, ...rest } = recordOf(place);
    const addresses = listOf(address ?? (rest.addressLocality || rest.addressRegion ? rest : name));
    return addresses.map((each) => {
      if (typeof each === "string") return { text: each };
      const { addressLocality, addressRegion, addressCountry } = recordOf(each);
      const [city, province, country] = [addressLocality, addressRegion, addressCountry].map(
        nameOf,
      );
      return { city, province, country };
    });
  });
}

/** Regions where remote work is allowed; only the country matters. */
function limitsIn({ applicantLocationRequirements: areas }: Json): RawPlace[] {
  return listOf(areas).map((area) => {
    const isCountry = recordOf(area)["@type"] === "Country";
    return { isLimit: true, [isCountry ? "country" : "text"]: nameOf(area) };
  });
}

/** Known only for a single region that is Canada or the offer's own province; otherwise null. */
function remoteFrom({ applicantLocationRequirements: locations }: Json, region: unknown) {
  const [place, ...others] = listOf(locations).map(recordOf);
  const name = String(place?.name ?? "").replace(/,\s*Canada$/i, "");
  if (!place || others.length > 0) return null;
  if (place["@type"] === "Country") return /^(ca|can|canada)$/i.test(name) ? "canada" : null;
  const province = knownWord("province", name);
  return province && province === knownWord("province", String(region ?? "")) ? "province" : null;
}

/** A range written as one text: "25 - 31,50". */
const RANGE = /^\s*([\d\s.,$]*\d[\d\s.,$kK]*?)\s*(?:-|–|—|à|to)\s*([\d\s.,$]*\d[\d\s.,$kK]*)\s*$/;

/**
 * Reads the pay in every form that pages use: MonetaryAmount, PriceSpecification, a number, a text, or a list
 * of these. The unit is on the amount or on its parent.
 */
function payIn({ baseSalary, salaryCurrency }: Json): Pick<RawOffer, "pay" | "salary"> {
  const [outer] = listOf(baseSalary).filter((each) => each !== "");
  const amount = typeof outer === "object" ? recordOf(outer) : { value: outer };
  const [inner] = listOf(amount.value);
  const fields: Json =
    typeof inner === "object" ? { ...amount, ...recordOf(inner) } : { ...amount, value: inner };
  const value = fields.value ?? fields.price;
  const [, low = value, high = value] = RANGE.exec(String(value ?? "")) ?? [];
  const isText = typeof value === "string" && /\p{L}{2}|\//u.test(value);
  return {
    // A pay with text in it is published as written.
    salary: isText ? value : null,
    pay: {
      min: fields.minValue ?? fields.minPrice ?? low,
      max: fields.maxValue ?? fields.maxPrice ?? high,
      currency: fields.currency ?? fields.priceCurrency ?? salaryCurrency,
      period: fields.unitText ?? fields.unitCode,
    },
  };
}

function rawOf(posting: Json, url: string | undefined): RawOffer {
  const { identifier } = posting;
  const isRemote = /telecommut/i.test(String(posting.jobLocationType ?? ""));
  const places = placesIn(posting);
  const [first] = listOf(identifier);
  return {
    reference: typeof first === "object" ? recordOf(first).value : first,
    url: posting.url ?? url,
    title: posting.title ?? posting.name,
    description: posting.description,
    places: isRemote ? [...places, ...limitsIn(posting)] : places,
    contract: posting.employmentType,
    trade: nameOf(posting.occupationalCategory ?? posting.industry),
    work_mode: isRemote ? "remote" : null,
    remote_from: isRemote ? remoteFrom(posting, places[0]?.province) : null,
    ...payIn(posting),
    deadline: posting.validThrough,
  };
}
