import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { CANDIDATE, PASSWORD } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { type Clock, makeClock } from "@/tests/support/faults/clock";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default" });

let stack: Stack;
let clocks: Record<"site" | "backend", Clock>;
test.beforeAll(async () => {
  clocks = { site: makeClock(), backend: makeClock() };
  stack = await startStack({
    environment: clocks.site.environment,
    backendEnvironment: clocks.backend.environment,
  });
});
test.afterAll(async () => {
  await stack?.stop();
  for (const clock of Object.values(clocks ?? {})) clock.remove();
});

const setClocks = async (site: number, backend: number) => {
  await clocks.site.set(stack.site().pid ?? 0, site);
  await clocks.backend.set(stack.backend().child.pid ?? 0, backend);
};

for (const [name, seconds] of [
  ["une minute d'avance", 60],
  ["une minute de retard", -60],
] as const) {
  test(`l'horloge du site a ${name} : une session s'ouvre, sert et enregistre`, async () => {
    await setClocks(seconds * 1_000, 0);
    const form = { email: CANDIDATE, password: PASSWORD };
    const { cookies } = await stack.act("", "/connexion", "signIn", { form });
    expect(cookies).toContain("session");
    const space = await visit(stack.url, "/espace-utilisateur", cookies);
    expect(space.status).toBe(200);
    const chosen = { form: { job_alerts: "on" } };
    await stack.manage(cookies, "/espace-utilisateur", "savePreferences", chosen);
  });
}

/** An offer whose last day this is; its page. */
async function publishUntil(lastDay: string): Promise<string> {
  const { url, secretKey } = stack.backend();
  const admin = createClient(url, secretKey, { auth: { persistSession: false } });
  const offer = {
    title: `Dernier jour ${lastDay}`,
    company_name: "Boréal",
    description: "Un essai.",
  };
  const { data, error } = await admin
    .from("jobs")
    .insert({
      ...{ ...offer, contract_type: "CDI", status: "published", application_deadline: lastDay },
      recruiter_id: "00000000-0000-4000-8000-0000000000a1",
    })
    .select("id")
    .single();
  if (error) throw error;
  return `/emplois/${data.id}`;
}

const isClosed = async (page: string) =>
  (await (await fetch(stack.url + page)).text()).includes("Offre expirée");

const BEFORE_MS = 6_000;

// In order: a clock of a year that went back would be another fault.
for (const [name, moment, lastDay, closes] of [
  ["minuit au Canada", "2026-12-01T05:00:00Z", "2026-11-30", true],
  ["l'heure d'été", "2027-03-14T07:00:00Z", "2027-03-14", false],
  ["minuit d'un jour de 23 heures", "2027-03-15T04:00:00Z", "2027-03-14", true],
  ["l'heure d'hiver", "2027-11-07T06:00:00Z", "2027-11-07", false],
  ["minuit d'un jour de 25 heures", "2027-11-08T05:00:00Z", "2027-11-07", true],
] as const) {
  test(`${name} passe pendant les visites, et l'offre du jour ferme à la bonne heure`, async () => {
    const ahead = Date.parse(moment) - Date.now() - BEFORE_MS;
    await setClocks(ahead, ahead);
    const page = await publishUntil(lastDay);
    expect(await isClosed(page)).toBe(false);
    const visits = keepVisiting(stack.url, ["/", "/emplois", page, "/emplois?q=soins"], 4);
    await wait(2 * BEFORE_MS);
    await visits.stop();
    expect(await isClosed(page)).toBe(closes);
    expect(visits.seen.length).toBeGreaterThan(40);
    expect(new Set(visits.seen.map(({ status }) => status))).toEqual(new Set([200]));
  });
}
