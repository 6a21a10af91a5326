import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { offerForm } from "@/tests/support/faults/publishing";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, untilSo, visit } from "@/tests/support/faults/visits";
import { startRedis } from "@/tests/support/site/redis";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");

test("Redis disparaît puis revient : tout est servi, et ce qui est retiré l'est aussitôt", async () => {
  const redis = await startRedis();
  test.skip(!redis, "demande redis-server");
  if (!redis) return;
  let stack: Stack | undefined;
  const token = crypto.randomUUID();
  try {
    stack = await startStack({
      environment: { REDIS_URL: redis.url, METRICS_TOKEN: token },
    });
    const { url, backend, manage, act } = stack;
    const cookie = await stack.cookieOf(RECRUITER);
    const { url: api, secretKey } = backend();
    const admin = createClient(api, secretKey, { auth: { persistSession: false } });
    // One that nobody has applied to.
    const title = `Offre d’un seul jour ${crypto.randomUUID().slice(0, 8)}`;
    await manage(cookie, "/admin/jobs", "saveJob", { form: offerForm(title) });
    const { data } = await admin.from("jobs").select("id").eq("title", title).single();
    const page = `/emplois/${data?.id}`;
    const second = await stack.startSecond();
    for (const each of [url, second]) expect((await visit(each, page)).status).toBe(200);

    const isInTouch = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const told = await (await fetch(`${second}/metrics`, { headers })).text();
      return /^site_cache_disconnected 0$/m.test(told);
    };
    await untilSo(isInTouch);

    const visits = keepVisiting(url, ["/", "/emplois", "/bourses", "/emplois?q=soins"], 4);
    await wait(1_000);
    visits.take();
    await redis.stop();
    await wait(4_000);
    expect(await isInTouch()).toBe(false);
    const form = { id: String(data?.id) };
    await untilSo(async () => (await act(cookie, "/admin/jobs", "deleteJob", { form })).isDone);
    expect((await visit(url, page)).status).toBe(404);
    // The other process knows that it hears nothing, and draws anew what it is asked for.
    await untilSo(async () => (await visit(second, page)).status === 404, 10_000);
    const during = visits.take();

    const again = await startRedis(redis.url);
    await untilSo(isInTouch);
    await wait(1_500);
    const after = visits.take();
    await visits.stop();
    await again?.stop();
    for (const seen of [during, after]) {
      expect(seen.length).toBeGreaterThan(10);
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    }
  } finally {
    await stack?.stop();
    await redis.stop();
  }
});
