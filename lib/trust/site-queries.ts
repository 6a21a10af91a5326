import "server-only";
import { cache } from "react";
import { asKind, kinds } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import type { Account } from "./schema";

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

/** Accounts by their name, their address or a company of theirs, the newest first. */
export async function findAccounts(q: string): Promise<Account[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_accounts", { q });
  if (error) throw error;
  return data as unknown as Account[];
}
