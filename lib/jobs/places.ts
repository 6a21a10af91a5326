import "server-only";
import { logError } from "@/lib/monitoring/log";
import { distanceLabel, type Radius, type Town } from "@/lib/places/towns";
import { publicClient } from "@/lib/supabase/public";
import type { JobFilters } from "./filters";
import type { JobCard } from "./schema";

type KnownTown = Town & { id: number };

/** How the place of a search was understood. */
export type PlaceReading = {
  /** The town at the centre of the radius; the largest of its name. */
  centre: KnownTown | null;
  /** Other towns of that name. */
  others: Town[];
  /** Towns with a similar name, when none has this one. */
  near: Town[];
  /** It names a province, the whole country or remote work. */
  isRegion: boolean;
};

/** Parses the place of a search; null without one, or when it cannot be read now: the list works without. */
export async function readPlace({ place }: JobFilters): Promise<PlaceReading | null> {
  if (place === "") return null;
  const { data, error } = await publicClient([], { cache: false }).rpc("read_place", { place });
  if (error) {
    logError("jobs.place", error);
    return null;
  }
  const [centre = null, ...others] = data.filter(({ meaning }) => meaning === "town");
  return {
    centre,
    others,
    near: data.filter(({ meaning }) => meaning === "near"),
    isRegion: data.some(({ meaning }) => meaning === "region"),
  };
}

/**
 * Returns the formatted distance between the searched town and each offer's town, by the id of the town;
 * empty when they cannot be read: the list works without them.
 */
export async function readDistances(
  reading: PlaceReading | null,
  radius: Radius | null,
  jobs: readonly JobCard[],
): Promise<Map<number, string | undefined>> {
  const towns = [...new Set(jobs.flatMap(({ municipality_id: town }) => town ?? []))];
  if (!reading?.centre || radius === null || towns.length === 0) return new Map();
  const { data, error } = await publicClient([], { cache: false }).rpc("town_distances", {
    origin: reading.centre.id,
    towns,
  });
  if (error) logError("jobs.distances", error);
  return new Map((data ?? []).map(({ id, km }) => [id, distanceLabel(km, radius)]));
}
