import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { isoMoment } from "@/lib/text/dates";
import { deviceWords } from "./device";

/** A browser in which somebody is signed in. */
export type DeviceSession = {
  id: string;
  device: string;
  beganAt: string;
  seenAt: string;
  isCurrent: boolean;
};

/** The viewer's sessions, this one first, then the last seen. */
export async function listSessions(): Promise<DeviceSession[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_sessions");
  if (error) throw error;
  return data.map(({ id, device, began_at, seen_at, is_current }) => ({
    id,
    device: deviceWords(device),
    beganAt: isoMoment(began_at),
    seenAt: isoMoment(seen_at),
    isCurrent: is_current,
  }));
}
