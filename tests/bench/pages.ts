import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { startBackend } from "#local/backend.ts";
import { generateJobs } from "#local/generate-jobs.ts";
import { buildFolder } from "#server/build.ts";
import { freePort } from "#server/ports.ts";
import { buildSite, serveSite } from "#server/site.ts";
import { type Load, load, startNginx } from "./front.ts";

// npm run bench -- [OFFERS] [SECONDS]: the production build on one core, who asks on the other.
const [offers = 10_000, seconds = 5] = process.argv.slice(2).map(Number);
const CONNECTIONS = [1, 16, 64];

const port = await freePort();
const siteUrl = `http://localhost:${port}`;
const backend = await startBackend({ siteUrl });
const children: { stop(): Promise<void> }[] = [];

try {
  await generateJobs(backend.query, offers);
  const options = { host: "127.0.0.1", port, siteUrl, source: backend };
  await buildSite(buildFolder(), (child) => children.push(child));
  // What is started from now on shares the first core.
  execFileSync("taskset", ["-a", "-cp", "0", String(process.pid)], { stdio: "ignore" });
  await serveSite({ ...options, command: "start" }, (child) => children.push(child));
  await report();
} finally {
  for (const child of children.reverse()) await child.stop();
  await backend.stop();
}

async function report(): Promise<void> {
  const [offer] = await backend.query<{ id: string }>(
    "select id from public.jobs where status = 'published' order by posted_at desc limit 1",
  );
  const [article] = await backend.query<{ id: string }>(
    "select id from public.news_articles where status = 'published' limit 1",
  );
  const pages: Record<string, string> = {
    accueil: "/",
    liste: "/emplois",
    "page 50": "/emplois?page=50",
    province: "/emplois/province/quebec",
    choix: "/emplois?contrat=CDI&province=quebec",
    offre: `/emplois/${offer?.id}`,
    article: `/actualites/${article?.id}`,
    recherche: "/emplois?q=soins&province=quebec",
    connexion: "/connexion",
  };
  console.log(`\n${cpus()[0]?.model}, ${cpus().length} cœurs, Node ${process.version}`);
  console.log(
    `${offers.toLocaleString("fr-CA")} offres, base embarquée, ${seconds} s par mesure\n`,
  );
  console.log("| Page | Connexions | req/s | p50 (ms) | p95 | p99 | Échecs | o, br | / nginx |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  const fileOf = (name: string) => name.replaceAll(" ", "-");
  const drawn: Record<string, Buffer> = {};
  for (const [name, page] of Object.entries(pages)) {
    drawn[fileOf(name)] = await bytesOf(siteUrl + page);
  }
  const nginx = await startNginx(drawn);
  if (nginx) children.push(nginx);
  else console.log("nginx n’est pas là : la dernière colonne reste vide.");
  for (const [name, page] of Object.entries(pages)) {
    const size = Number((await ask(siteUrl + page, "br")).headers.get("content-length") ?? 0);
    const rival = nginx && (await load(`${nginx.url}/${fileOf(name)}.html`, 16, seconds));
    for (const connections of CONNECTIONS) {
      const own = await load(siteUrl + page, connections, seconds);
      console.log(line(name, connections, own, size, connections === 16 ? rival : null));
    }
  }
}

function line(name: string, connections: number, own: Load, size: number, rival: Load | null) {
  const { rate, p50, p95, p99, errors } = own;
  const share = rival ? `${(rate / rival.rate).toFixed(3)} (${rival.rate.toFixed(0)})` : "";
  const cells = [name, connections, rate.toFixed(0), p50, p95, p99, errors, size || "", share];
  return `| ${cells.join(" | ")} |`;
}

function ask(url: string, coding: string): Promise<Response> {
  return fetch(url, { headers: { "accept-encoding": coding } });
}

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await ask(url, "identity")).arrayBuffer());
}
