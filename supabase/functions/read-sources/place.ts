import { knownWord, plain, provinceIn, type SourceOffer } from "#lib/shared/source-offers.ts";
import { cut, textOf } from "./parsing.ts";

/** A place of work in a source's format: a text, or the parts of an address. */
export type RawPlace = {
  text?: unknown;
  city?: unknown;
  province?: unknown;
  country?: unknown;
  /** Restricts where remote work may be done from; it is not a place of work. */
  isLimit?: boolean;
};

export type Place = {
  location: string | null;
  province: string | null;
  /** Null if the source does not say. */
  isInCanada: boolean | null;
  workMode: SourceOffer["work_mode"];
  others: string[];
};

const MODES: [NonNullable<SourceOffer["work_mode"]>, RegExp][] = [
  ["hybrid", /\bhybride?(?: (?:remote|work))?\b/i],
  [
    "remote",
    /\b(?:fully |100 ?% )?remote(?:ly)?\b|t[ée]l[ée]travail|(?:^|\b|\s)[àa] distance|\bwork(?:ing)? from home\b|\bwfh\b|\bhome[- ](?:based|office)\b|\btelecommut(?:e|ing)\b|\banywhere\b|\bvirtuel(?:le)?\b|\bvirtual\b/i,
  ],
  ["site", /\bon[- ]?site\b|\bin[- ]office\b|\bsur place\b|\b(?:en )?pr[ée]sentiel(?:le)?\b/i],
];
const LINKS = "in|within|from|or|ou|and|et|en|dans|depuis|only|seulement|work|jobs?|uniquement";
/** Separators left around a place once the work mode is removed. */
const EDGES = new RegExp(
  `^(?:[\\s,;:|/(\\[–—-]|\\b(?:${LINKS})\\b)+|(?:[\\s,;:|/(\\[–—-]|\\b(?:${LINKS})\\b)+$`,
  "giu",
);

/** Returns the work mode that a text names ("Hybrid", "Remote - Canada"), and the text without it. */
export function modeIn(text: string): { mode: SourceOffer["work_mode"]; rest: string } {
  const [mode = null] = MODES.find(([, names]) => names.test(text)) ?? [];
  if (mode === null) return { mode, rest: text };
  const bare = MODES.reduce((rest, [, names]) => rest.replace(new RegExp(names, "gi"), " "), text)
    .replace(/[([]\s*[)\]]/g, " ")
    .replace(EDGES, "");
  return { mode, rest: (bare.includes("(") ? bare : bare.replace(/[)\]]+\s*$/, "")).trim() };
}

/** Separators between several places: "Laval, QC; Ottawa, ON", "Toronto or Montréal". */
const SEVERAL = /;|\n|\s[/|•]\s|\s(?:or|ou)\s/i;

/**
 * Returns the first place in Canada, else the first that may be; places in other countries are among
 * `others`.
 */
export function placeOf(raw: readonly RawPlace[]): Place {
  const places = raw.flatMap(readPlace);
  const real = places.filter(({ isLimit }) => !isLimit);
  const [first = places[0]] = [real, places].flatMap((list) =>
    [true, null].flatMap((known) => list.find(({ isInCanada }) => isInCanada === known) ?? []),
  );
  const others = real.flatMap(({ location }) => location ?? []);
  return {
    location: (!first?.isLimit && first?.location) || null,
    province: (!first?.isLimit && first?.province) || null,
    isInCanada: first?.isInCanada ?? null,
    workMode: places.map(({ workMode }) => workMode).find(Boolean) ?? null,
    others: [...new Set(others)].filter((each) => each !== first?.location),
  };
}

function readPlace({ isLimit = false, ...raw }: RawPlace) {
  const country = textOf(raw.country);
  const text = textOf(raw.text);
  const city = modeIn(textOf(raw.city) ?? "");
  const province = textOf(raw.province);
  const texts = text?.split(SEVERAL).filter((each) => each.trim() !== "") ?? [
    [city.rest, province].filter(Boolean).join(", "),
  ];
  return texts.map((each) => {
    const { mode, rest } = modeIn(each);
    const location = cut(rest, 200).trim() || null;
    const workMode = city.mode ?? mode;
    const isInCanada = inCanada(country, province, location ?? "");
    const region = province ?? provinceIn(location ?? "");
    return { isLimit, location, province: region, workMode, isInCanada };
  });
}

const STATES = plain(
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida," +
    "GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine," +
    "MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska," +
    "NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio," +
    "OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas," +
    "UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia",
)
  .split(",")
  .flatMap((state) => [state.slice(0, 2), state.slice(3)]);
/** Cities of California ("San Francisco, CA"), where CA is not the country. */
const CALIFORNIA =
  /^(san|santa|los|palo|menlo|mountain view|redwood|sunnyvale|oakland|sacramento|irvine|berkeley|cupertino|pasadena|long beach|south san)\b/;

/** Foreign countries and large cities, except London and Sydney, which Canada has too. */
function namesElsewhere(): Set<string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => code !== "CA");
  const names = ["fr", "en"].flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.flatMap((code) => display.of(code) ?? []);
  });
  const cities = Intl.supportedValuesOf("timeZone")
    .filter((zone) => /^(Europe|Asia|Africa|Australia|Pacific)\//.test(zone))
    .map((zone) => zone.split("/").at(-1) ?? "")
    .filter((city) => !/^(London|Sydney|Perth)$/.test(city));
  const more = "usa,u.s.,u.s.a.,us,uk,u.k.,england,scotland,europe,emea,apac,latam,dach,worldwide";
  // Québec has a Saint-Barthélemy and a Sainte-Lucie too.
  const sure = [...names, ...cities].filter((name) => !/^Sainte?\b/.test(name));
  return new Set([...sure, ...more.split(",")].map(plain));
}
let elsewhere: Set<string> | undefined;

/** Whether an address is in Canada; null if it does not say. */
function inCanada(country: string | null, province: string | null, text: string): boolean | null {
  if (country) return /\b(ca|can|canada)\b/i.test(country);
  if (/\bcanad[ai]/i.test(text) || knownWord("province", province) || provinceIn(text)) return true;
  const parts = text
    .split(/[,()]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = province?.trim() || parts.at(-1) || "";
  if (last === "CA" && !province) return !CALIFORNIA.test(plain(parts[0] ?? ""));
  elsewhere ??= namesElsewhere();
  const isCode = /^[A-Z]{2}$/.test(last) && (parts.length > 1 || province !== null);
  const isState = STATES.includes(plain(last)) && (isCode || last.length > 2);
  return isState || elsewhere.has(plain(last)) ? false : null;
}
