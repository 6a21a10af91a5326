import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Stack } from "./stack.ts";

/** An offer as a recruiter fills it in. */
const offerForm = (title: string) => ({
  ...{ title, company_name: "Boréal inc.", contract_type: "CDI", status: "published" },
  ...{ location: "Québec", province: "QC" },
  description: "Ce que l’on y fait, du matin au soir.",
});

/** Offers that a recruiter publishes one after the other; what the site acknowledged is kept here. */
export function keepPublishing(stack: Stack, cookie: string) {
  const acknowledged: string[] = [];
  const refusals: string[] = [];
  let isOver = false;
  const work = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const title = `Offre tenue ${n} ${crypto.randomUUID().slice(0, 8)}`;
      const input = { form: offerForm(title) };
      try {
        const { isDone, text } = await stack.act(cookie, "/admin/jobs", "saveJob", input);
        if (isDone) acknowledged.push(title);
        else refusals.push(text);
      } catch {
        refusals.push("");
      }
      await wait(50);
    }
  })();
  return {
    acknowledged,
    refusals,
    async stop() {
      isOver = true;
      await work;
    },
  };
}

/** How many of these titles there are not exactly once. */
export async function missing(stack: Stack, titles: string[]): Promise<number> {
  const { url, secretKey } = stack.backend();
  const admin = createClient(url, secretKey, { auth: { persistSession: false } });
  const { data, error } = await admin.from("jobs").select("title").in("title", titles);
  if (error) throw error;
  return titles.filter((title) => data.filter((row) => row.title === title).length !== 1).length;
}
