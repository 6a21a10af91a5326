import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { crowdOf } from "@/lib/server/web/crowd";
import { turnsOf } from "@/lib/server/web/turns";

const FIXED = { "x-content-type-options": "nosniff" };
const AT_ONCE = 2;
const WAITING = 3;

/** A site whose searches end when the test says so, and whose other pages are there at once. */
async function startSite(longestTurn = 60_000) {
  const drawn: ServerResponse[] = [];
  const inTurn = crowdOf(
    FIXED,
    turnsOf({ atOnce: AT_ONCE, mostWaiting: WAITING, longest: 10_000 }),
    longestTurn,
  );
  const server = createServer((request, response) => {
    void inTurn(request, response, () => {
      if (request.url?.includes("?")) drawn.push(response);
      else response.end("gardée");
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, drawn, search: (n: number) => fetch(`${base}/emplois?q=mot${n}`) };
}

describe("une foule de recherches", () => {
  it("attend son tour dans des bornes ; le reste apprend quand revenir", async () => {
    const { base, drawn, search } = await startSite();
    const all = Array.from({ length: 40 }, (_, n) => search(n));
    const refused: Response[] = [];
    for (const one of all) one.then((answer) => answer.status === 503 && refused.push(answer));
    await vi.waitFor(() => expect(refused).toHaveLength(40 - AT_ONCE - WAITING));
    expect(drawn).toHaveLength(AT_ONCE);

    const [first] = refused as [Response];
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "retry-after": "5",
      ...FIXED,
    });
    const page = await first.text();
    expect(page).toContain("Beaucoup de personnes cherchent en ce moment.");
    expect(page).toContain('<a href="/emplois">');
    expect(page).not.toContain("mot");

    // What is no search does not wait for any.
    expect(await (await fetch(`${base}/guide`)).text()).toBe("gardée");

    for (let n = 0; n < AT_ONCE + WAITING; n += 1) {
      await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(n));
      drawn[n]?.end("trouvé");
    }
    const answers = await Promise.all(all);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE + WAITING);
    const later = search(99);
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE + WAITING + 1));
    drawn.at(-1)?.end("trouvé");
    expect(await (await later).text()).toBe("trouvé");
  });

  it("ne perd pas la place de qui s'en va pendant qu'on cherche pour lui", async () => {
    const { drawn, base, search } = await startSite();
    const leaving = new AbortController();
    const gone = [1, 2].map((n) => fetch(`${base}/emplois?q=${n}`, { signal: leaving.signal }));
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE));
    const next = search(3);
    leaving.abort();
    await Promise.allSettled(gone);
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE + 1));
    drawn.at(-1)?.end("trouvé");
    expect((await next).status).toBe(200);
  });

  it("ne réserve pas sa place à qui lit trop lentement", async () => {
    const { drawn, search } = await startSite(50);
    const slow = [search(1), search(2)];
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE));
    const next = search(3);
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE + 1));
    for (const one of drawn) one.end();
    await Promise.all([...slow, next]);
  });

  it("laisse passer les formulaires, qui ne sont pas des recherches", async () => {
    const { base, drawn, search } = await startSite();
    const busy = [search(1), search(2)];
    await vi.waitFor(() => expect(drawn).toHaveLength(AT_ONCE));
    const sent = await fetch(`${base}/emplois`, { method: "POST", body: "{}" });
    expect(await sent.text()).toBe("gardée");
    for (const one of drawn) one.end();
    await Promise.all(busy);
  });
});
