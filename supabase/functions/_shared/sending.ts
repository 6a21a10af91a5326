import { callDatabase } from "./database.ts";
import type { FunctionEnvironment, MailMessage } from "./environment.ts";

/** Limits mails to one address, since anybody can type somebody else's into a form. */
const MAX_PER_HOUR = 6;

/**
 * False once somebody has been sent enough for an hour. The database keeps no address.
 * @param bucket what is counted together: what anybody asks for in a form keeps nobody's own mails away
 */
export function mayReceive(
  environment: FunctionEnvironment,
  recipient: string,
  bucket = "mail-to",
): Promise<boolean> {
  return takeHit(environment, bucket, recipient.toLowerCase(), MAX_PER_HOUR);
}

/** Counts one more of something for somebody; false beyond `maxPerHour`. */
export async function takeHit(
  environment: FunctionEnvironment,
  bucket: string,
  who: string,
  maxPerHour: number,
): Promise<boolean> {
  const answer = await callDatabase(environment, "take_rate_limit", {
    bucket,
    key_hash: await fingerprint(environment.secretKey, who),
    max_hits: maxPerHour,
    window_seconds: 3_600,
  });
  const [first] = answer as { allowed: boolean }[];
  return first?.allowed ?? false;
}

/** A call ends by itself before the platform ends it, with the mail that it is sending then. */
const MAX_MILLISECONDS = 10_000;

/**
 * The same, but that a call which has sent for so long sends no other mail: those fail, and leave with
 * the next call. One that is ended in the middle of a mail could not note that it had left.
 */
export function whileInTime(environment: FunctionEnvironment): FunctionEnvironment {
  const start = Date.now();
  return {
    ...environment,
    sendMail: async (message) => {
      if (Date.now() - start > MAX_MILLISECONDS) throw new Error("no time left in this call");
      await environment.sendMail(message);
    },
  };
}

/**
 * Sends a mail that must leave once: a second call with the same key sends nothing. True when it
 * has left, now or before; false while somebody else is sending it.
 * @throws when it did not leave; the next call tries again.
 */
export async function sendOnce(
  environment: FunctionEnvironment,
  key: string,
  message: MailMessage,
): Promise<boolean> {
  const claim = await callDatabase(environment, "claim_mail_key", { key });
  if (claim !== "claimed") return claim === "sent";
  try {
    await environment.sendMail(message);
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    await callDatabase(environment, "finish_mail", { key, error });
    throw new Error("the mail did not leave", { cause });
  }
  await callDatabase(environment, "finish_mail", { key });
  return true;
}

async function fingerprint(secret: string, value: string): Promise<string> {
  const encode = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encode.encode(secret), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encode.encode(value));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
