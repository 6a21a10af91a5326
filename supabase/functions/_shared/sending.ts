import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/** Counts an attempt for a key; false beyond `maxPerHour`. */
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

async function fingerprint(secret: string, value: string): Promise<string> {
  const encode = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encode.encode(secret), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encode.encode(value));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
