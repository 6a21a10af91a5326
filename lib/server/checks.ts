import { statfs } from "node:fs/promises";
import { causeOf } from "./causes.ts";

/** What `npm run doctor` says of one part; "unknown" is what it could not look at. */
export type Finding = { part: string; state: "ok" | "fault" | "unknown"; says: string };

const PATIENCE_MS = 5_000;
const LARGEST_DRIFT_S = 30;
/** Below this, what people send will soon find no place. */
const ROOM_BYTES = 1024 ** 3;

export const found = (part: string, isWell: boolean, says: string): Finding => ({
  part,
  state: isWell ? "ok" : "fault",
  says,
});

/** Whether the site answers, and whether it says that its database and its storage do. */
export async function checkSite(siteUrl: string): Promise<Finding[]> {
  const live = await ask(`${siteUrl}/healthz/live`);
  if (typeof live === "string") return [found("Site", false, `ne répond pas : ${live}`)];
  const site = found("Site", live.ok, live.ok ? `répond à ${siteUrl}` : `répond ${live.status}`);
  const ready = await ask(`${siteUrl}/healthz/ready`);
  const parts = typeof ready === "string" ? {} : await ready.json().catch(() => ({}));
  const part = (name: string, state: unknown) =>
    found(name, state === "ok", state === "ok" ? "répond au site" : "ne répond pas au site");
  return [site, part("Base", parts.database), part("Fichiers", parts.storage)];
}

/** Whether this machine and another agree on the time: sessions and signed addresses hang on it. */
export async function checkClock(url: string, now = Date.now): Promise<Finding> {
  const answer = await ask(url);
  const said =
    typeof answer === "string" ? Number.NaN : Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(said))
    return { part: "Horloge", state: "unknown", says: `${url} ne dit pas l’heure` };
  const drift = Math.round(Math.abs(now() - said) / 1000);
  const says = `${drift} s d’écart avec ${new URL(url).host}`;
  return found("Horloge", drift <= LARGEST_DRIFT_S, says);
}

/** Whether the folder's disk has room for what people will send. */
export async function checkDisk(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const room = bavail * bsize;
    return found(
      "Disque",
      room >= ROOM_BYTES,
      `${(room / 1024 ** 3).toFixed(1)} Go libres (${folder})`,
    );
  } catch (error) {
    return found("Disque", false, `${folder} : ${causeOf(error)}`);
  }
}

/**
 * Whether the scheduler sends what is due: mails that still wait say that it does not, or that mail
 * does not leave.
 * @param secretKey the project's; without it nobody may ask
 */
export async function checkScheduler(supabaseUrl: string, secretKey?: string): Promise<Finding> {
  const part = "Planificateur";
  if (!secretKey) {
    return { part, state: "unknown", says: "donnez SUPABASE_SECRET_KEY pour le savoir" };
  }
  const due = await askDatabase(supabaseUrl, secretKey, "waiting_mails", {});
  if (typeof due === "string") return found(part, false, due);
  const waiting = due.length;
  const says =
    waiting === 0 ? "aucun courriel n’attend" : `${waiting} courriel(s) attendent encore`;
  return found(part, waiting === 0, says);
}

/** The rows that a function of the database answers, or why there are none. */
export async function askDatabase(
  supabaseUrl: string,
  secretKey: string,
  name: string,
  args: object,
): Promise<unknown[] | string> {
  const answer = await ask(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  if (typeof answer === "string") return answer;
  return answer.ok ? ((await answer.json()) as unknown[]) : `la base répond ${answer.status}`;
}

/** An answer, or why there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    return causeOf(error);
  }
}
