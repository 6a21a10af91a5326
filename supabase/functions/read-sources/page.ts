import { Parser } from "htmlparser2";
import { knownWord } from "#lib/shared/source-offers.ts";
import type { RawOffer } from "./offer.ts";
import { checkDepth, type Json, listOf, recordOf, SourceError } from "./parsing.ts";

/** The `JobPosting` of a page's JSON-LD (https://schema.org/JobPosting), wherever they stand in it. */
export function readPage(html: string, url: string): RawOffer[] {
  let text: string | null = null;
  const scripts: string[] = [];
  let open = 0;
  const parser = new Parser({
    onopentag(name, { type }) {
      open += 1;
      checkDepth(open);
      if (name === "script" && type?.trim().toLowerCase() === "application/ld+json") text = "";
    },
    ontext(piece) {
      if (text !== null) text += piece;
    },
    onclosetag(name) {
      open -= 1;
      if (name === "script" && text !== null) scripts.push(text);
      if (name === "script") text = null;
    },
  });
  parser.end(html);
  const postings = scripts.flatMap((script) => {
    try {
      return postingsIn(JSON.parse(script), 0);
    } catch {
      if (!script.includes("JobPosting")) return [];
      throw new SourceError("Les données JobPosting d’une page sont mal formées.");
    }
  });
  return postings.map((posting) => rawOf(posting, postings.length === 1 ? url : undefined));
}

function postingsIn(value: unknown, depth: number): Json[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((each) => postingsIn(each, depth + 1));
  const thing = recordOf(value);
  if (listOf(thing["@type"]).includes("JobPosting")) return [thing];
  return ["@graph", "itemListElement", "item", "mainEntity"].flatMap((name) =>
    postingsIn(thing[name] ?? [], depth + 1),
  );
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

function rawOf(posting: Json, url: string | undefined): RawOffer {
  const address = recordOf(recordOf(listOf(posting.jobLocation)[0]).address);
  const { value, ...salary } = recordOf(posting.baseSalary);
  const pay = typeof value === "object" ? recordOf(value) : { value, ...salary };
  const { identifier } = posting;
  const isRemote = posting.jobLocationType === "TELECOMMUTE";
  return {
    reference: typeof identifier === "object" ? recordOf(identifier).value : identifier,
    url: posting.url ?? url,
    title: posting.title,
    description: posting.description,
    city: address.addressLocality,
    province: address.addressRegion,
    country: recordOf(address.addressCountry).name ?? address.addressCountry,
    contract: posting.employmentType,
    trade: posting.occupationalCategory ?? posting.industry,
    work_mode: isRemote ? "remote" : null,
    remote_from: isRemote ? remoteFrom(posting, address.addressRegion) : null,
    pay: {
      min: pay.minValue ?? pay.value,
      max: pay.maxValue ?? pay.value,
      currency: salary.currency,
      period: pay.unitText,
    },
    deadline: posting.validThrough,
  };
}
