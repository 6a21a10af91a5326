import { doorOf } from "./doors.ts";

/** What may stand for a NUL, or for half of a character that takes two units. */
const ESCAPED = /\\u(0000|d[89a-f])/i;
const message = "unsupported Unicode escape sequence";
const refusal = () => Response.json({ code: "22P05", msg: message, message }, { status: 400 });

/**
 * The refusal (PostgreSQL's own, 22P05) of an account whose words hold a NUL or half a character, or of
 * a file whose path does, which no text of the database can: lite would fail instead of refusing.
 * Tables refuse theirs by themselves.
 */
export async function unstorable(request: Request): Promise<Response | null> {
  const { service } = doorOf(request.url);
  if (service === "storage" && new URL(request.url).pathname.includes("%00")) return refusal();
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const isRead = service === "auth" || (service === "storage" && isJson);
  if (!isRead || !request.body) return null;
  const text = await request.clone().text();
  if (!ESCAPED.test(text) && !text.includes("\0")) return null;
  let found = false;
  try {
    JSON.parse(text, (key, value) => {
      found ||= isUnstorable(key) || (typeof value === "string" && isUnstorable(value));
      return value;
    });
  } catch {
    return null;
  }
  return found ? refusal() : null;
}

const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();
