import { isRdapAddress } from "#ground/rdap.ts";
import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";
import { logFailure } from "./failure.ts";
import { addressesOf, askAt } from "./outside.ts";
import { type Asking, Enough, type Network, registeredOn } from "./rdap.ts";

const MOST_DOMAINS = 20;
/** A round ends with the time that mails have, so that the call still ends by itself. */
const MOST_MILLISECONDS = 10_000;

/**
 * Asks when the domains that wait were registered, and tells the database. Nobody is told more than a
 * domain; where the operator has named nobody, nobody is asked. What fails is for another round, and ends
 * neither this one nor the call.
 * @param start when the call began
 */
export async function lookUpDomains(
  environment: FunctionEnvironment,
  start: number,
  network: Network = { addressesOf, askAt },
): Promise<void> {
  const { rdapUrl: base } = environment;
  if (!base) return;
  if (!isRdapAddress(base)) {
    console.error("send-mails: RDAP_URL is no https address, no domain is looked up");
    return;
  }
  const asking = { base, end: start + MOST_MILLISECONDS, network };
  if (Date.now() >= asking.end) return;
  try {
    const asked = { most: MOST_DOMAINS };
    const waiting = await callDatabase(environment, "domains_to_look_up", asked);
    for (const { domain } of waiting as { domain: string }[]) {
      if (!(await lookUp(domain, environment, asking))) return;
    }
  } catch (error) {
    logFailure("send-mails.domains", error);
  }
}

/** False when the round is over. */
async function lookUp(
  domain: string,
  environment: FunctionEnvironment,
  asking: Asking,
): Promise<boolean> {
  try {
    const registered_on = await registeredOn(domain, asking);
    await callDatabase(environment, "note_domain_age", { domain, registered_on });
    return Date.now() < asking.end;
  } catch (error) {
    // Whoever had no time left is the first of the next round.
    if (Date.now() >= asking.end) return false;
    logFailure("send-mails.domain", error);
    await callDatabase(environment, "note_domain_failed", { domain });
    return !(error instanceof Enough);
  }
}
