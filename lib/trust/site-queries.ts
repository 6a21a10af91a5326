import "server-only";
import { cache } from "react";
import { asKind, kinds } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import type { Account, PostingRule } from "./schema";

/** What each figure that is of no kind of publication is called. */
const FIGURES: Record<string, string> = {
  candidates: "Candidats inscrits",
  recruiters: "Recruteurs inscrits",
  accounts_week: "Comptes créés en 7\u00a0jours",
  applications_week: "Candidatures en 7\u00a0jours",
  alerts: "Alertes actives",
  newsletter: "Abonnés à l’infolettre",
};

/** The state of the site, for operators; each throws when the database refuses or is silent. */
export async function readFigures(): Promise<{ label: string; count: number }[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("site_figures");
  if (error) throw error;
  return data.map(({ figure, counted }) => ({
    label: FIGURES[figure] ?? `${kinds[asKind(figure)].many} en ligne`,
    count: counted,
  }));
}

/** How much waits for an operator in all; throws as above. */
export async function countAllWaiting(): Promise<number> {
  return [...(await countWaiting()).values()].reduce((sum, count) => sum + count, 0);
}

/** How much of each waits for an operator, by its name, asked once a request; throws as above. */
export const countWaiting = cache(async (): Promise<Map<string, number>> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_waiting");
  if (error) throw error;
  return new Map(data.map(({ waiting, counted }) => [waiting, counted]));
});

/** Accounts whose name or address has these words, the newest first. */
export async function findAccounts(q: string): Promise<Account[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_accounts", { q });
  if (error) throw error;
  return data;
}

/** The rules of postings of every province. */
export async function listPostingRules(): Promise<PostingRule[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("posting_rules")
    .select("id, province, sentence, link, state, enabled, checked_on")
    .order("province")
    .order("id");
  if (error) throw error;
  return data;
}
