import { type Load, load } from "./asking.ts";
import { pageAsSent } from "./sent.ts";
import type { Stack } from "./stack.ts";

const CONNECTIONS = [1, 16, 64];
/** What is compared with nginx, as `npm start` and behind the front cache. */
const COMPARED = 16;

/** What people land on, by the name of its row. */
async function pagesOf({ backend }: Stack): Promise<Record<string, string>> {
  const [offer] = await backend.query<{ id: string }>(
    "select id from public.jobs where status = 'published' order by posted_at desc, id limit 1",
  );
  const [article] = await backend.query<{ id: string }>(
    "select id from public.news_articles where status = 'published' order by id limit 1",
  );
  return {
    home: "/",
    list: "/emplois",
    "list, page 50": "/emplois?page=50",
    "landing page": "/emplois/province/quebec",
    "filtered list": "/emplois?contrat=CDI&province=quebec",
    offer: `/emplois/${offer?.id}`,
    article: `/actualites/${article?.id}`,
    search: "/emplois?q=soins&province=quebec",
    "sign-in form": "/connexion",
  };
}

/** Asks for each page at each number of connections: the rows of a Markdown table. */
export async function visitRows(stack: Stack, seconds: number): Promise<string[]> {
  const rows = [
    "| Page | Asked of | Connections | req/s | p50 (ms) | p95 | p99 | Failures | Bytes, br | Share of a file |",
    "|---|---|---|---|---|---|---|---|---|---|",
  ];
  for (const [name, page] of Object.entries(await pagesOf(stack))) {
    console.error(`▸ ${stack.engine}, ${page}`);
    const bytes = (await pageAsSent(stack.siteUrl + page, "br")).bytes.length;
    const file = await rateOfFile(stack, name, page, seconds);
    const row = (asked: string, connections: number, own: Load) => {
      const share = file && connections === COMPARED ? (own.rate / file.rate).toFixed(3) : "";
      const times = [own.p50, own.p95, own.p99].map((ms) => ms.toFixed(1));
      const cells = [name, asked, connections, own.rate.toFixed(0), ...times, own.failures];
      rows.push(`| ${[...cells, bytes, share].join(" | ")} |`);
    };
    for (const connections of CONNECTIONS) {
      row("the site", connections, await load(stack.siteUrl + page, connections, seconds));
    }
    if (!stack.front) continue;
    row("the front", COMPARED, await load(stack.front.url + page, COMPARED, seconds));
    if (file) row("nginx, a file", COMPARED, file);
  }
  return rows;
}

/** The same bytes as a file of the same nginx. */
async function rateOfFile(stack: Stack, name: string, page: string, seconds: number) {
  if (!stack.front) return null;
  const file = name.replaceAll(/\W+/g, "-");
  const { status, bytes } = await pageAsSent(stack.siteUrl + page, "gzip");
  if (status !== 200) throw new Error(`${page} answered ${status}`);
  stack.front.keep(file, bytes);
  return load(`${stack.front.filesUrl}/${file}.html`, COMPARED, seconds);
}
