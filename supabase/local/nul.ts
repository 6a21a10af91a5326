import { doorOf } from "./doors.ts";

/**
 * The refusal (PostgreSQL's own, 22P05) of an account whose words hold a NUL, which no text of the
 * database can: lite would fail instead of refusing. Tables refuse theirs by themselves.
 */
export async function unstorable(request: Request): Promise<Response | null> {
  if (doorOf(request.url).service !== "auth" || !request.body) return null;
  const text = await request.clone().text();
  if (!text.includes("\\u0000") && !text.includes("\0")) return null;
  let found = false;
  try {
    JSON.parse(text, (key, value) => {
      found ||= key.includes("\0") || (typeof value === "string" && value.includes("\0"));
      return value;
    });
  } catch {
    return null;
  }
  const message = "unsupported Unicode escape sequence";
  return found ? Response.json({ code: "22P05", msg: message, message }, { status: 400 }) : null;
}
