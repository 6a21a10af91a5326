import { DomHandler, DomUtils, Parser } from "htmlparser2";
import type { RawOffer } from "./offer.ts";
import { checkDepth, SourceError } from "./parsing.ts";
import { modeIn, type RawPlace } from "./place.ts";

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** The element of an item in each kind of document, by the local name of the root element. */
const ITEMS: Record<string, string> = { urlset: "url", rss: "item", rdf: "item", feed: "entry" };

/** Builds the tree of a document, which must be complete and define no entities of its own. */
class Tree extends DomHandler {
  isWhole = false;
  isEnd = false;
  readonly #xml: string;
  #parser: { endIndex: number | null } = { endIndex: null };

  constructor(xml: string) {
    super(null, { xmlMode: true });
    this.#xml = xml;
  }

  override onparserinit(parser: { startIndex: number | null; endIndex: number | null }) {
    this.#parser = parser;
    super.onparserinit(parser);
  }

  override onprocessinginstruction(name: string, data: string) {
    if (name.startsWith("!")) {
      throw new SourceError("Ce fichier contient une déclaration DOCTYPE, qui n’est pas acceptée.");
    }
    super.onprocessinginstruction(name, data);
  }

  override onopentag(name: string, attributes: Record<string, string>) {
    checkDepth(this.tagStack.length);
    super.onopentag(name.toLowerCase(), attributes);
  }

  override onclosetag(_name?: string, isImplied?: boolean) {
    // `<salary/>` closes itself; an element closed by its parent or by the end of the document was cut.
    if (isImplied && (this.isEnd || this.#xml[(this.#parser.endIndex ?? 0) - 1] !== "/")) broken();
    super.onclosetag();
    this.isWhole = this.tagStack.length === 1;
  }
}

function treeOf(xml: string): Element {
  const tree = new Tree(xml);
  const parser = new Parser(tree, { xmlMode: true });
  parser.write(xml);
  tree.isEnd = true;
  parser.end();
  const [root] = elementsIn(tree.root);
  return tree.isWhole && root ? root : broken();
}

function broken(): never {
  throw new SourceError("Ce fichier XML est incomplet ou mal formé.");
}

const elementsIn = (parent: { children: unknown[] }) =>
  (parent.children as Element[]).filter((node) => node.type === "tag");

/** "job_listing:location", "Expiration-Date": without prefix and punctuation. */
const localName = ({ name }: Element) => name.replace(/^.*:/, "").replace(/[-_.]/g, "");

/** The content as HTML: markup that is part of the XML itself, else its text. */
function contentOf(element: Element): string {
  if (elementsIn(element).length === 0) {
    return DomUtils.textContent(element).trim() || (element.attribs.term ?? "");
  }
  const markup = DomUtils.getInnerHTML(element, { xmlMode: true });
  return markup.replace(/<(\/?)[\w-]+:/g, "<$1").trim();
}

/** Elements that name or locate something other than the offer. */
const OTHERS =
  /^(company|employer|hiringorganization|author|contributor|source|publisher|contact|recruiter|client)$/;

/**
 * The first of these elements that has content: direct children come before deeper descendants, and the exact
 * name before one with another prefix.
 */
function find(item: Element, names: string[]): Element[] {
  for (let level = elementsIn(item); level.length > 0; ) {
    for (const nameOf of [(element: Element) => element.name, localName]) {
      for (const name of names) {
        const result = level.filter((each) => nameOf(each) === name && contentOf(each) !== "");
        if (result.length > 0) return result;
      }
    }
    level = level.filter((element) => !OTHERS.test(localName(element))).flatMap(elementsIn);
  }
  return [];
}

/**
 * The address of an offer: a text in RSS; in Atom one of several links, another of which is the feed's own.
 */
function addressOf(item: Element): string | undefined {
  const links = elementsIn(item).filter(
    (element) =>
      /^(url|link)$/.test(localName(element)) && /^(alternate)?$/.test(element.attribs.rel ?? ""),
  );
  return links.map((link) => link.attribs.href ?? contentOf(link)).find(Boolean);
}

/** A place in parts, which are child elements of a location or of the item itself. */
function placesOf(item: Element): RawPlace[] {
  const address = (parent: Element) => {
    const part = (...names: string[]) => find(parent, names).map(contentOf)[0];
    const [city, province] = [part("city", "town"), part("state", "province", "region")];
    return { city, province, country: part("country", "countrycode") };
  };
  const own = address(item);
  const places = find(item, ["location", "joblocation"]).map((location) => {
    const parts = address(location);
    return Object.values(parts).some(Boolean) ? parts : { ...own, text: contentOf(location) };
  });
  return places.length > 0 ? places : [own];
}

/**
 * Reads the offers of an XML feed of `<job>`, as Indeed (https://docs.indeed.com/indeed-apply/xml-feed),
 * Talent.com (https://www.talent.com/integrations) and Jooble (https://help.jooble.org) publish it, of an RSS
 * feed or of an Atom feed; of a sitemap, the addresses of its pages.
 */
export function readXml(xml: string): { kind: string; raw: RawOffer[]; pages: string[] } {
  const tree = treeOf(xml);
  const root = localName(tree);
  if (root === "sitemapindex") {
    throw new SourceError("Ce plan de site en nomme d’autres\u00a0: donnez celui des offres.");
  }
  const items = itemsIn(tree, ITEMS[root] ?? "job");
  if (root === "urlset") {
    const pages = items.map((item) => find(item, ["loc"]).map(contentOf)[0] ?? "");
    return { kind: "sitemap", raw: [], pages };
  }
  if (items.length === 0 && !ITEMS[root]) {
    throw new SourceError(
      "Ce fichier XML ne contient aucune offre, c’est-à-dire aucun élément <job>.",
    );
  }
  return { kind: ITEMS[root] ? "rss" : "xml", raw: items.map(offerIn), pages: [] };
}

/** The outermost elements of that name. */
function itemsIn(parent: Element, name: string): Element[] {
  return elementsIn(parent).flatMap((element) =>
    localName(element) === name ? [element] : itemsIn(element, name),
  );
}

const REMOTE = /^(yes|true|1|oui)$/i;

function offerIn(item: Element): RawOffer {
  const of = (...names: string[]) => find(item, names).map(contentOf)[0];
  const remote =
    of("remotetype", "remote", "isremote", "workplacetype", "workmode", "telework") ?? "";
  return {
    reference: of("referencenumber", "reference", "requisitionid", "guid", "id") ?? item.attribs.id,
    url: addressOf(item),
    title: of("title", "name", "jobtitle"),
    description: of("content:encoded", "description", "content", "summary", "jobdescription"),
    places: placesOf(item),
    contract: of("jobtype", "contract", "contracttype", "employmenttype"),
    trade: find(item, ["category"]).map(contentOf),
    work_mode: REMOTE.test(remote) ? "remote" : modeIn(remote).mode,
    salary: of("salary"),
    deadline: of(
      "expirationdate",
      "expirydate",
      "expire",
      "expires",
      "closingdate",
      "validthrough",
      "deadline",
    ),
  };
}
