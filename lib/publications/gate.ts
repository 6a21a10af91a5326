import "server-only";
import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import { contactRefused, gateNotices } from "@/lib/copy/gate-notices";
import { requestClient } from "@/lib/supabase/server";
import { asKind, type Kind } from "./kinds";

const said = z.object({ what: z.string(), passage: z.string(), title: z.string() });

/** What the gate refuses of somebody whom nobody has verified; null of any other error. */
export function gateRefusal(
  error: { message: string; details?: string | null },
  inFile = false,
): ActionResult | null {
  if (error.message === "gate_full") return refused(gateNotices.full);
  if (error.message !== "contact_in_text") return null;
  return refused(contactRefused(read(error.details), inFile));
}

/** Null where the service kept the details to itself. */
function read(details: string | null = "") {
  try {
    return said.parse(JSON.parse(details ?? ""));
  } catch {
    return null;
  }
}

/** A publication of the viewer's own that waits, or was refused and not asked for again. */
export type Review = {
  kind: Kind;
  id: string;
  title: string;
  /** The status that it will have. */
  wanted: string;
  askedAt: string;
  /** Why it was refused; null while it waits. */
  refusal: string | null;
};

/**
 * What of the viewer's waits at the gate, and what was refused there.
 * @throws when the data cannot be read.
 */
export async function listReviews(): Promise<Review[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_reviews");
  if (error) throw error;
  return data.map((row) => ({
    kind: asKind(row.kind),
    id: row.item_id,
    title: row.title,
    wanted: row.wanted,
    askedAt: row.asked_at,
    refusal: row.outcome === null ? null : row.reason,
  }));
}

/** Those of a kind that wait, by their ids: each with the status that it will have. */
export async function waitingOf(kind: Kind): Promise<ReadonlyMap<string, string>> {
  const waiting = (await listReviews()).filter((one) => one.kind === kind && one.refusal === null);
  return new Map(waiting.map(({ id, wanted }) => [id, wanted]));
}

/** Whether what the viewer publishes waits, and how much of their room is taken. */
export type Gate = { waits: boolean; taken: number; room: number };

/**
 * How the gate stands to the viewer.
 * @throws when the data cannot be read.
 */
export async function readGate(): Promise<Gate> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_gate").single();
  if (error) throw error;
  return data;
}
