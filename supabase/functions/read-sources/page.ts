import { Parser } from "htmlparser2";
import { knownWord } from "#lib/shared/source-offers.ts";
import type { RawOffer } from "./offer.ts";
import { checkDepth, type Json, listOf, recordOf, SourceError } from "./parsing.ts";
import type { RawPlace } from "./place.ts";

/** The `JobPosting` of a page's JSON-LD (https://schema.org/JobPosting), at any depth of it. */
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
  // A page's own address is no number of one offer among several.
  const isOwn = (address: unknown) => postings.length > 1 && address === url;
  return postings.map((posting) => {
    const whole = recordOf(resolved(posting, nodes));
    const raw = rawOf(whole, postings.length === 1 ? url : undefined);
    return isOwn(raw.url) ? { ...raw, url: null } : raw;
  });
}

/** Strings of JSON. */
const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g;
const CONTROL = /\p{Cc}/gu;

/** Control signs in strings are escaped and the signs of a CDATA section or a comment are blank: positions stay. */
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

/** Where a text stops to be JSON: the length of its longest beginning that may still become some. */
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

/** V8 names the position of what it did not expect, and the end of what is only cut by neither or by its length. */
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

/** A value in which nodes of the page that are only named by their `@id` stand whole. */
function resolved(value: unknown, nodes: Map<unknown, Json>, depth = 0): unknown {
  if (typeof value !== "object" || depth > 4 || nodes.size === 0) return value;
  if (Array.isArray(value)) return value.map((each) => resolved(each, nodes, depth + 1));
  const thing = recordOf(value);
  const whole = (Object.keys(thing).length === 1 && nodes.get(thing["@id"])) || thing;
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [name, resolved(each, nodes, depth + 1)]),
  );
}

/** A thing's name, or the text that is written in its place. */
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

/** Where people may work from, of which the country counts. */
function limitsIn({ applicantLocationRequirements: areas }: Json): RawPlace[] {
  return listOf(areas).map((area) => {
    const isCountry = recordOf(area)["@type"] === "Country";
    return { isLimit: true, [isCountry ? "country" : "text"]: nameOf(area) };
  });
}

/** Of one place that is Canada or the offer's own province; of any other, and of several, it is not sure. */
function remoteFrom({ applicantLocationRequirements: locations }: Json, region: unknown) {
  const [place, ...others] = listOf(locations).map(recordOf);
  const name = String(place?.name ?? "").replace(/,\s*Canada$/i, "");
  if (!place || others.length > 0) return null;
  if (place["@type"] === "Country") return /^(ca|can|canada)$/i.test(name) ? "canada" : null;
  const province = knownWord("province", name);
  return province && province === knownWord("province", String(region ?? "")) ? "province" : null;
}

/** A range that is written as one text: "25 - 31,50". */
const RANGE = /^\s*([\d\s.,$]*\d[\d\s.,$kK]*?)\s*(?:-|–|—|à|to)\s*([\d\s.,$]*\d[\d\s.,$kK]*)\s*$/;

/**
 * Pay in each of the forms that pages have: MonetaryAmount, PriceSpecification, a number, a text, a list of them;
 * the unit is of the amount or of what holds it.
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
    // A text with words is the pay's own.
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
