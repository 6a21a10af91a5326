import "server-only";
import { headers } from "next/headers";
import { clientAddress, networkOf } from "@/lib/client-address";
import { logError } from "@/lib/log";
import { fingerprint } from "@/lib/secret";
import { visitorClient } from "@/lib/supabase/visitor";
import { knownDevice } from "./remembered";

/** So many attempts at once, then another one every so many seconds. */
const limits = {
  /** A browser in which this account was opened before: strangers cannot use these up. */
  device: { burst: 10, refill: 90 },
  /** All other browsers together, for one account. */
  account: { burst: 10, refill: 300 },
  /** One password on many accounts, from wherever. */
  password: { burst: 20, refill: 60 },
  /** One visitor on many accounts, where a trusted proxy tells visitors apart. */
  network: { burst: 30, refill: 30 },
  /** Where none does, everybody has one address: so high that only a machine reaches it. */
  site: { burst: 600, refill: 2 },
} as const;

type Limit = keyof typeof limits;
type Turn = { limit: Limit; key: string };

export type SignInTurn =
  | { allowed: true; giveBack(): Promise<void> }
  | { allowed: false; retryAfter: number; isKnownDevice: boolean };

/**
 * Takes a turn to try `password` on the account of `email`, whether there is one or not.
 * @returns what gives the turn back when the password was right, or the seconds to wait. When the
 * database cannot count, it allows: the sign-in needs the same database.
 */
export async function takeSignInTurn(email: string, password: string): Promise<SignInTurn> {
  const device = await knownDevice(email);
  const turns = device === null ? await strangersTurns(email, password) : [turn("device", device)];
  const refusal = await take(turns);
  if (refusal) return { allowed: false, retryAfter: refusal, isKnownDevice: device !== null };
  return {
    allowed: true,
    giveBack: () => giveBack(turns.map((one) => ({ ...one, turns: 1 }))),
  };
}

/** Forgets every attempt of strangers on an account whose owner has just come by a mail's link. */
export async function forgetSignInTurns(email: string): Promise<void> {
  await giveBack([{ ...turn("account", email), turns: limits.account.burst }]);
}

async function strangersTurns(email: string, password: string): Promise<Turn[]> {
  const address = clientAddress((await headers()).get("x-forwarded-for"));
  return [
    address === null ? turn("site", "") : turn("network", networkOf(address)),
    // Cut short, many passwords have one name: nobody learns from it which one was tried.
    turn("password", fingerprint(`password ${password}`).slice(0, 6)),
    turn("account", email),
  ];
}

function turn(limit: Limit, of: string): Turn {
  return { limit, key: fingerprint(`turn ${limit} ${of}`) };
}

/** Seconds to wait, 0 when the turns are taken: all of them, or none. */
async function take(turns: Turn[]): Promise<number> {
  const { data, error } = await visitorClient().rpc("take_turns", {
    key_hashes: turns.map(({ key }) => key),
    bursts: turns.map(({ limit }) => limits[limit].burst),
    refills: turns.map(({ limit }) => limits[limit].refill),
  });
  if (error) logError("sign-in.take", error);
  const { wait, refused_by } = data?.[0] ?? { wait: 0, refused_by: 0 };
  const limit = turns[refused_by - 1]?.limit;
  // An account under attack concerns its owner; these are the operator's to see.
  if (wait > 0 && limit && !["account", "device"].includes(limit)) {
    logError("sign-in.limit", "too many attempts by unknown devices", { limit });
  }
  return wait;
}

async function giveBack(back: (Turn & { turns: number })[]): Promise<void> {
  const { error } = await visitorClient().rpc("give_back_turns", {
    key_hashes: back.map(({ key }) => key),
    seconds: back.map(({ limit, turns }) => turns * limits[limit].refill),
  });
  if (error) logError("sign-in.give-back", error);
}
