import { requestClient } from "@/lib/supabase/server";
import { isoMoment } from "@/lib/text/dates";

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

/** The order matters: each user agent also contains the names below it. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const named = (list: [RegExp, string][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** Returns the name of a session's device: "Firefox sur Windows", without versions. */
export function deviceLabel(userAgent: string | null): string {
  const text = userAgent ?? "";
  const browser = named(BROWSERS, text);
  const system = named(SYSTEMS, text);
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? "Appareil inconnu";
}

export type DeviceSession = {
  id: string;
  device: string;
  beganAt: string;
  seenAt: string;
  isCurrent: boolean;
};

/** Returns the viewer's sessions, the current one first, then by last use. */
export async function listSessions(): Promise<DeviceSession[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_sessions");
  if (error) throw error;
  return data.map(({ id, device, began_at, seen_at, is_current }) => ({
    id,
    device: deviceLabel(device),
    beganAt: isoMoment(began_at),
    seenAt: isoMoment(seen_at),
    isCurrent: is_current,
  }));
}
