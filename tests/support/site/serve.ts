import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { hasPostgres, startCluster } from "#tests/db/support/cluster.ts";
import { makeAccount } from "#tests/support/accounts/make-account.ts";
import { freePort } from "./free-port.ts";
import { startInternet } from "./internet.ts";
import { buildSiteUnderTest } from "./site.ts";

// What Playwright starts for a run: the production build on a new backend with the demonstration data;
// with POSTGRES its rows on a server of its own, with EDGE as an edge host runs it. Neither a running
// site nor the person's own Supabase is used.
for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "DATABASE_URL", "SITE_URL"]) {
  delete process.env[name];
}
if (process.env.POSTGRES && !hasPostgres) {
  console.error("PostgreSQL n’est pas installé : les parcours vont sur le moteur embarqué.");
}
const internet = await startInternet();
const cluster = process.env.POSTGRES && hasPostgres ? await startCluster() : undefined;
const site = await buildSiteUnderTest({
  isEdge: Boolean(process.env.EDGE),
  databaseUrl: await cluster?.createDatabase(),
});
await site.serve();

// A sign-up costs the backend a second, for its hash and its mail, while all others wait.
const accounts = createServer(async (request, response) => {
  try {
    const command = JSON.parse(await text(request));
    if (command.address) response.end(String(internet.set(command.address, command.text).size));
    else response.end(await makeAccount(site.query, command));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
const accountsPort = await freePort();
await new Promise<void>((done) => accounts.listen(accountsPort, "127.0.0.1", done));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    accounts.close();
    await site.stop();
    await cluster?.stop();
    process.exit(0);
  });
}

const variables = { E2E_ACCOUNTS_URL: `http://127.0.0.1:${accountsPort}`, ...site.environment };
console.log(
  Object.entries(variables)
    .map((pair) => pair.join("="))
    .join(" "),
);
