import { lookUpDomains } from "#shared/domain-ages.ts";
import type { Outside } from "#shared/outside.ts";
import type { Network } from "#shared/rdap.ts";
import { setStage } from "./stage.ts";

export const BASE = "https://rdap.example/";
/** A registry's answer about a domain. */
export const registered = (eventDate: unknown) =>
  JSON.stringify({
    objectClassName: "domain",
    events: [
      { eventAction: "expiration", eventDate: "2031-01-01T00:00:00Z" },
      { eventAction: "registration", eventDate },
    ],
  });
export const OCTOBER = registered("2026-10-03T12:00:00Z");

export type Said = Partial<Outside> | Error;
type Registry = Record<string, Said | (() => Said)>;

/** Registries by the address of what they are asked, and what they were asked. */
function registries(says: Registry, addresses: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const network: Network = {
    addressesOf: async (host) => addresses[host] ?? ["9.9.9.9"],
    askAt: async ({ url, address }) => {
      asked.push(address === "9.9.9.9" ? url.href : `${url.href} at ${address}`);
      const said = says[url.href] ?? { status: 404 };
      const answer = typeof said === "function" ? said() : said;
      if (answer instanceof Error) throw answer;
      return { status: 200, location: null, text: "", ...answer };
    },
  };
  return { asked, network };
}

type House = { says?: Registry; addresses?: Record<string, string[]>; rdapUrl?: string };

/** One round about these domains: what was asked of whom, and what the database was told. */
export async function round(
  domains: string[],
  { says = {}, addresses, rdapUrl = BASE }: House = {},
) {
  const { asked, network } = registries(says, addresses);
  const told: Record<string, unknown> = {};
  const stage = setStage({
    domains_to_look_up: () => domains.map((domain) => ({ domain })),
    note_domain_age: ({ domain, registered_on }) => {
      told[String(domain)] = registered_on;
    },
    note_domain_failed: ({ domain }) => {
      told[String(domain)] = "failed";
    },
  });
  await stage.call(async (_request, environment) => {
    await lookUpDomains({ ...environment, rdapUrl }, Date.now(), network);
    return Response.json(null);
  }, {});
  return { asked, told, calls: stage.calls, log: stage.log };
}
