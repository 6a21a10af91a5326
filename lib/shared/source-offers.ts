/** An offer from a source as plain text, with the source's own values for lists. */
export type SourceOffer = {
  /** Position in the document, starting at one. */
  line: number;
  reference: string;
  title: string;
  description: string;
  location: string | null;
  province: string | null;
  contract: string | null;
  trade: string | null;
  work_mode: "site" | "hybrid" | "remote" | null;
  remote_from: "province" | "canada" | null;
  salary_range: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: string | null;
  application_deadline: string | null;
};

/** An offer that could not be parsed or imported. */
export type SourceProblem = {
  line: number;
  reference?: string;
  title?: string;
  message: string;
  detail?: string | null;
};

/** The lists whose values an owner maps once. */
export const mappedFields = ["contract", "province", "trade"] as const;
type MappedField = (typeof mappedFields)[number];

/** Mapping of a source's values; the empty string stands for an offer without a value. */
export type SourceMapping = Partial<Record<MappedField, Record<string, string>>>;

/** Result of the first reading, before a source is connected. */
export type SourcePreview = {
  kind: string;
  total: number;
  /** The first offers only. */
  offers: SourceOffer[];
  problems: SourceProblem[];
  problemCount: number;
  /** Values unknown to this site, most frequent first. */
  words: Record<MappedField, string[]>;
};

/** Names in both languages, and the abbreviations of the Office québécois de la langue française. */
const PROVINCES: Record<string, RegExp> = {
  AB: /^(alberta|alb\.?|alta\.?)$/,
  BC: /^(british columbia|colombie-britannique|c\.-b\.|b\.c\.)$/,
  MB: /^(manitoba|man\.?)$/,
  NB: /^(new brunswick|nouveau-brunswick|n\.-b\.|n\.b\.)$/,
  NL: /^(newfoundland( (and|&) labrador)?|terre-neuve(-et-labrador)?|t\.-n\.-l\.)$/,
  NS: /^(nova scotia|nouvelle-ecosse|n\.-e\.|n\.s\.)$/,
  NT: /^(northwest territories|territoires du nord-ouest|t\.n\.-o\.)$/,
  NU: /^nunavut$/,
  ON: /^(ontario|ont\.?)$/,
  PE: /^(prince edward island|ile-du-prince-edouard|i\.-p\.-e\.|p\.?e\.?i\.?)$/,
  QC: /^(quebec|que\.?|pq|p\.q\.)$/,
  SK: /^(saskatchewan|sask\.?)$/,
  YT: /^(yukon( territory)?|yn|yk)$/,
};

/** The first match wins: "contract, full time" is a term, "internship, temporary" an internship. */
const CONTRACTS: [string, RegExp][] = [
  ["Stage", /\b(intern|internship|stage|stagiaire|co-?op)\b/],
  ["Freelance", /\b(freelance|contractor|pigiste|travailleur autonome)\b/],
  ["CDI", /\b(permanent|permanente|cdi|indeterminee?|regular|regulier)\b/],
  [
    "CDD",
    /\b(temporary|temporaire|contract|contrat|contractuel|cdd|determinee|fixed.?term|seasonal|saisonnier|casual)\b/,
  ],
];

/** Normalizes a value: lower case, no accents, spaces for "_". */
export const plain = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();

/** Returns this site's value for a source's value, if it can be recognized; null otherwise. */
export function knownWord(field: MappedField, word: string | null): string | null {
  const text = plain(word ?? "");
  if (field === "contract") return CONTRACTS.find(([, names]) => names.test(text))?.[0] ?? null;
  if (field === "trade") return null;
  const code = text.replace(/^ca-/, "").toUpperCase();
  if (Object.hasOwn(PROVINCES, code)) return code;
  return Object.entries(PROVINCES).find(([, names]) => names.test(text))?.[0] ?? null;
}

/**
 * Returns the province that ends a location: "Laval, QC", "Laval (Québec) H7A 1A1, Canada", "Vancouver BC".
 */
export function provinceIn(place: string): string | null {
  const parts = place
    .replace(/\b[a-z]\d[a-z] ?\d[a-z]\d\b/gi, "")
    .split(/[,;()/|]|\s[-–—]\s/)
    .flatMap((part) => [part, /\s([A-Z]{2})\s*$/.exec(part)?.[1] ?? ""]);
  return parts.reduceRight<string | null>(
    (code, part) => code ?? knownWord("province", part),
    null,
  );
}

function workTime(contract: string | null): "full" | "part" | null {
  const text = plain(contract ?? "");
  if (/\bfull.?time\b|\btemps plein\b/.test(text)) return "full";
  return /\bpart.?time\b|\btemps partiel\b/.test(text) ? "part" : null;
}

/** Returns the columns of an offer, from its owner's mapping and recognized values; omits unmapped ones. */
export function jobOf(offer: SourceOffer, mapping: SourceMapping): Record<string, string | number> {
  const { line: _line, reference: _reference, contract, province, trade, ...rest } = offer;
  const meant = (field: MappedField, word: string) => {
    const words = mapping[field] ?? {};
    return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
  };
  const mapped = (field: MappedField, word: string | null) =>
    meant(field, word ?? "") ?? knownWord(field, word) ?? meant(field, "");
  const columns = {
    ...rest,
    contract_type: mapped("contract", contract) ?? "CDI",
    work_time: workTime(contract),
    province: mapped("province", province),
    trade: mapped("trade", trade),
  };
  return Object.fromEntries(
    Object.entries(columns).filter(
      (pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== "",
    ),
  );
}

const BOARDS: [RegExp, (board: string) => string][] = [
  [
    /^(?:job-)?boards\.greenhouse\.io\/(?:embed\/job_board\?for=)?([\w-]+)/,
    (board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
  ],
  [/^jobs\.lever\.co\/([\w-]+)/, (board) => `https://api.lever.co/v0/postings/${board}?mode=json`],
  [
    /^jobs\.eu\.lever\.co\/([\w-]+)/,
    (board) => `https://api.eu.lever.co/v0/postings/${board}?mode=json`,
  ],
  [/^([\w-]+)\.recruitee\.com/, (board) => `https://${board}.recruitee.com/api/offers/`],
  [
    /^apply\.workable\.com\/(?!api\/)([\w-]+)/,
    (board) => `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
  ],
  [
    /^(?:jobs|careers)\.smartrecruiters\.com\/([\w-]+)/,
    (board) => `https://api.smartrecruiters.com/v1/companies/${board}/postings?country=ca`,
  ],
];

/**
 * Returns the address to read: for a known service's public page, its data. Null if it is not an address.
 */
export function sourceAddress(typed: string): string | null {
  const url = URL.parse(/^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`);
  if (url?.protocol !== "https:" || url.username !== "" || url.port !== "") return null;
  url.hash = "";
  const rest = url.href.slice("https://".length);
  for (const [page, data] of BOARDS) {
    const board = page.exec(rest)?.[1];
    if (board) return data(board);
  }
  return url.href;
}
