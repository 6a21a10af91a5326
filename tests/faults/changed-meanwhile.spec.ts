import { expect } from "@playwright/test";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "serial" });

let site: FragileSite;
test.beforeAll(async () => {
  site = await startFragileSite();
});
test.afterAll(() => site?.stop());

test("un redémarrage ne republie ni mission retirée ni ancien titre", async ({ request }) => {
  const client = operatorClient();
  const { data: recruiter } = await client
    .from("profiles")
    .select("id")
    .eq("role", "recruteur")
    .limit(1)
    .single();
  const publish = async (title: string) => {
    const freelanceJob = { title, description: "Un essai.", recruiter_id: recruiter?.id };
    const { data, error } = await client
      .from("freelance_jobs")
      .insert({ ...freelanceJob, status: "published", posted_at: "2001-01-01T00:00:00Z" })
      .select("id")
      .single();
    if (error) throw error;
    return data.id as string;
  };
  const [withdrawn, edited] = [await publish("Mission retirée"), await publish("Ancien titre")];
  try {
    for (const id of [withdrawn, edited]) {
      expect((await request.get(`${site.url}/freelance/${id}`)).status()).toBe(200);
      expect((await request.get(`${site.url}/freelance/${id}/apercu.png`)).status()).toBe(200);
    }
    await site.restart(async () => {
      await client.from("freelance_jobs").update({ status: "draft" }).eq("id", withdrawn);
      await client.from("freelance_jobs").update({ title: "Nouveau titre" }).eq("id", edited);
    });
    for (const path of ["", "/apercu.png"]) {
      const answer = await request.get(`${site.url}/freelance/${withdrawn}${path}`);
      expect(answer.status()).toBe(404);
    }
    const text = await (await request.get(`${site.url}/freelance/${edited}`)).text();
    expect(text).toContain("Nouveau titre");
    expect(text).not.toContain("Ancien titre");
  } finally {
    await client.from("freelance_jobs").delete().in("id", [withdrawn, edited]);
  }
});
