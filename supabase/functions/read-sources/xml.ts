import { Parser } from "htmlparser2";
import type { RawOffer } from "./offer.ts";
import { checkDepth, SourceError } from "./parsing.ts";

/** What an item of each kind of document is called, by the document's first element. */
const ITEMS: Record<string, string> = {
  urlset: "url",
  rss: "item",
  "rdf:rdf": "item",
  feed: "entry",
};

/** An item's texts, by the name of the element that holds them. */
type Fields = Record<string, string>;

/** The items of an XML document, which must be whole and define nothing of its own. */
function itemsOf(xml: string): { root: string; items: Fields[] } {
  const open: string[] = [];
  const items: Fields[] = [];
  let fields: Fields | null = null;
  let root = "";
  let isWhole = false;
  let isEnd = false;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith("!")) {
          throw new SourceError(
            "Ce fichier contient une déclaration DOCTYPE, qui n’est pas acceptée.",
          );
        }
      },
      onopentag(tag, attributes) {
        const name = tag.toLowerCase();
        root ||= name;
        open.push(name);
        checkDepth(open.length);
        if (fields === null && name === (ITEMS[root] ?? "job") && open.length > 1) fields = {};
        if (fields === null) return;
        for (const key of ["id", "href"]) {
          const value = attributes[key];
          if (value) fields[key === "id" ? "id" : name] ??= value;
        }
      },
      ontext(text) {
        const name = open.at(-1) ?? "";
        if (fields) fields[name] = (fields[name] ?? "") + text;
      },
      onclosetag(tag, isImplied) {
        const name = tag.toLowerCase();
        // `<salary/>` closes itself; what its parent or the end closes is cut.
        if (isImplied && (isEnd || xml[parser.endIndex - 1] !== "/")) broken();
        open.pop();
        if (fields && name === (ITEMS[root] ?? "job") && !open.includes(name)) {
          items.push(fields);
          fields = null;
        }
        isWhole = open.length === 0;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  isEnd = true;
  parser.end();
  if (!isWhole) broken();
  return { root, items };
}

function broken(): never {
  throw new SourceError("Ce fichier XML est incomplet ou mal formé.");
}

const first = (fields: Fields, names: string[]) =>
  names.map((name) => fields[name]?.trim()).find(Boolean);

/**
 * The offers of an XML feed of `<job>`, as Indeed (https://docs.indeed.com/indeed-apply/xml-feed), Talent.com
 * (https://www.talent.com/integrations) and Jooble (https://help.jooble.org) publish it, of an RSS or of an Atom;
 * of a sitemap the pages.
 */
export function readXml(xml: string): { kind: string; raw: RawOffer[]; pages: string[] } {
  const { root, items } = itemsOf(xml);
  if (root === "urlset") {
    const pages = items.map((item) => item.loc?.trim() ?? "");
    return { kind: "sitemap", raw: [], pages };
  }
  if (root === "sitemapindex") {
    throw new SourceError("Ce plan de site en nomme d’autres\u00a0: donnez celui des offres.");
  }
  if (items.length === 0 && !ITEMS[root]) {
    throw new SourceError(
      "Ce fichier XML ne contient aucune offre, c’est-à-dire aucun élément <job>.",
    );
  }
  const kind = root === "feed" || ITEMS[root] === "item" ? "rss" : "xml";
  const raw = items.map((item) => {
    const of = (...names: string[]) => first(item, names);
    const isRemote = /^(yes|true|1|oui|remote|fully remote|télétravail)/i;
    // Indeed has it stand for the town of a job that is done from home.
    const isHome = /^remote$/i.test(of("city") ?? "");
    const remote = isHome ? "remote" : (of("remotetype", "remote", "isremote") ?? "");
    return {
      reference: of("referencenumber", "reference", "requisitionid", "guid", "id"),
      url: of("url", "link"),
      title: of("title", "name", "jobtitle"),
      description: of("content:encoded", "description", "content", "summary"),
      location: of("location"),
      city: isHome ? null : of("city"),
      province: of("state", "province", "region"),
      country: of("country"),
      contract: of("jobtype", "job_type", "contract", "employmenttype"),
      trade: of("category"),
      work_mode: /hybrid/i.test(remote) ? "hybrid" : isRemote.test(remote) ? "remote" : null,
      salary: of("salary"),
      deadline: of("expirationdate", "expiration_date", "expire", "closingdate"),
    } as const;
  });
  return { kind, raw, pages: [] };
}
