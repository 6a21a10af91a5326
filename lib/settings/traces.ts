import "server-only";
import { revalidateTag } from "next/cache";
import type { requestClient } from "@/lib/supabase/server";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Something of a person's that public pages show; `kind` is the database's word. */
type Trace = { kind: string; item_id: string };

/** By kind: the tag of its lists, the tag of one, and where it is read. */
const places: Record<string, { list: string; one: string; folder: string } | undefined> = {
  job: { list: "jobs", one: "job", folder: "/emplois" },
  freelance: { list: "missions", one: "mission", folder: "/freelance" },
  scholarship: { list: "scholarships", one: "scholarship", folder: "/bourses" },
  article: { list: "news", one: "article", folder: "/actualites" },
};

/**
 * What public pages show of whoever is signed in: publications, articles, comments and likes. To be
 * asked before the account goes: afterwards nobody knows.
 * @throws when the database does not answer.
 */
export async function tracesOfViewer(client: Client): Promise<Trace[]> {
  const { data, error } = await client.rpc("my_traces");
  if (error) throw error;
  return data;
}

/** Draws anew, at the next request of anybody, every page that showed one of these. */
export function forgetPages(traces: Trace[]): void {
  const tags = new Set(
    traces.flatMap(({ kind, item_id }) => {
      const place = places[kind];
      return place ? [place.list, `${place.one}:${item_id}`] : [];
    }),
  );
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** The addresses of these, for search engines. */
export function pathsOf(traces: Trace[]): string[] {
  return traces.flatMap(({ kind, item_id }) => {
    const folder = places[kind]?.folder;
    return folder ? [`${folder}/${item_id}`] : [];
  });
}
