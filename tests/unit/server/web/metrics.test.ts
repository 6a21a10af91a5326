import { describe, expect, it } from "vitest";
import { newRequest } from "@/lib/monitoring/request-context";
import { answerMetrics, measure } from "@/lib/server/web/metrics";
import { host } from "@/tests/support/site/host";

const FIXED = { "x-content-type-options": "nosniff" };
const TOKEN = "un-jeton-de-seize-signes";

const startServer = (token: string | undefined) =>
  host((request, response) => {
    const state = newRequest();
    measure(request, response, state);
    if (answerMetrics(request, response, FIXED, token)) return;
    state.hasFailed = request.url?.startsWith("/panne") ?? false;
    if (request.url === "/tard") response.statusCode = 400;
    else response.writeHead(404);
    response.write("Dit.");
    // As Next does where an answer fails that has begun.
    response.statusCode = 500;
    response.end();
  });

describe("les chiffres pour l'exploitant", () => {
  it("n'existent pas sans METRICS_TOKEN", async () => {
    const site = await startServer(undefined);
    expect((await fetch(`${site}/metrics`)).status).toBe(404);
  });

  it("ne se donnent qu'avec le jeton, et à personne d'autre", async () => {
    const site = await startServer(TOKEN);
    const ask = (authorization?: string) =>
      fetch(`${site}/metrics`, { headers: authorization ? { authorization } : {} });
    for (const header of [undefined, TOKEN, "Bearer ", `Bearer ${TOKEN}x`]) {
      const refused = await ask(header);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("comptent les réponses et les pannes, sans adresse de personne", async () => {
    const site = await startServer(TOKEN);
    await (await fetch(`${site}/panne?q=zoe`)).text();
    expect((await fetch(`${site}/tard`)).status).toBe(400);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${site}/metrics`, { headers })).text();
    expect(text).toMatch(/site_request_duration_seconds_count\{method="GET",status="4xx"\} [1-9]/);
    expect(text, "ce qui est parti").not.toContain('status="5xx"');
    expect(text).toMatch(/site_backend_failures_total [1-9]/);
    expect(text).toContain('site_cache{what="entries"}');
    expect(text).toContain("site_cache_disconnected 0");
    expect(text).not.toContain("zoe");
  });
});
