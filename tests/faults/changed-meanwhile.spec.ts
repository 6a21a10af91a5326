import { expect } from "@playwright/test";
import { operatorClient } from "@/tests/support/accounts/operator";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "serial" });

test("un redémarrage ne republie ni mission retirée ni ancien titre", async ({ request, site }) => {
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
      expect((await request.get(`/freelance/${id}`)).status()).toBe(200);
      expect((await request.get(`/freelance/${id}/apercu.png`)).status()).toBe(200);
    }
    await site.restart(async () => {
      await client.from("freelance_jobs").update({ status: "draft" }).eq("id", withdrawn);
      await client.from("freelance_jobs").update({ title: "Nouveau titre" }).eq("id", edited);
    });
    for (const path of ["", "/apercu.png"]) {
      const answer = await request.get(`/freelance/${withdrawn}${path}`);
      expect(answer.status()).toBe(404);
    }
    const text = await (await request.get(`/freelance/${edited}`)).text();
    expect(text).toContain("Nouveau titre");
    expect(text).not.toContain("Ancien titre");
  } finally {
    await client.from("freelance_jobs").delete().in("id", [withdrawn, edited]);
  }
});
