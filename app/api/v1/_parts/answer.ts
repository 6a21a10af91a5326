import { createHash } from "node:crypto";
import type { z } from "zod";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { logError } from "@/lib/monitoring/log";
import { shownRow } from "@/lib/publications/format";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { searchArguments } from "@/lib/search/facets";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { site } from "@/lib/shared/site";
import { publicClient } from "@/lib/supabase/public";
import { isUuid, type SearchParams } from "@/lib/text/address-values";
import { type Resource, resourcePath, resources } from "./resources";

/** Scripts of any site may read this public data; no response depends on the client. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Link, Retry-After",
};

/** Cacheable like pages; the server sets the actual lifetime (lib/server/web/serve.ts). */
const CACHED = { ...CORS, "Cache-Control": "public, s-maxage=1" };

/** Returns a page of a resource, or the error in French as problem details (RFC 9457). */
export async function answerList(request: Request, name: string): Promise<Response> {
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource) {
    const known = Object.keys(resources).map(resourcePath).join(", ");
    return problem(404, "Ressource inconnue", `Ressources\u00a0: ${known}.`);
  }
  const rate = await takeRateLimit("api");
  if (!rate.allowed) {
    return problem(429, "Trop de demandes", tryAgainIn(rate.retryAfter), {
      "Retry-After": String(rate.retryAfter),
    });
  }
  const params = Object.fromEntries(new URL(request.url).searchParams);
  // Lists the valid parameter names, which the schema's error omits.
  const known = Object.keys(resource.query.shape);
  const unknown = Object.keys(params).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const detail = `Paramètre inconnu\u00a0: ${unknown.join(", ")}. Paramètres possibles\u00a0: ${known.join(", ")}.`;
    return problem(400, "Demande refusée", detail);
  }
  const query = resource.query.safeParse(params);
  if (!query.success) return problem(400, "Demande refusée", refusal(query.error));
  const { limite, curseur, ...filters } = query.data as Paging & SearchParams;
  const start = readCursor(curseur);
  if (start === null) {
    return problem(
      400,
      "Demande refusée",
      "Ce curseur n’est pas valable\u00a0: recommencez sans lui.",
    );
  }
  try {
    const rows = await readRows(resource, filters, start, limite + 1);
    const data = rows.slice(0, limite);
    const last = rows.length > limite ? data.at(-1) : undefined;
    const next = last
      ? nextPage(name, params, { skip: start.skip + limite, after: last.id })
      : null;
    const links: Record<string, string> = next === null ? {} : { Link: `<${next}>; rel="next"` };
    return jsonWithEtag(request, { data, next }, links);
  } catch (error) {
    const id = logError(`api.${name}`, error);
    return problem(503, "Lecture impossible", `Réessayez dans une minute. Référence\u00a0: ${id}`, {
      "Retry-After": "60",
    });
  }
}

/** Returns public JSON with an ETag, or 304. */
export function jsonWithEtag(request: Request, body: object, links: Record<string, string> = {}) {
  const text = JSON.stringify(body);
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...CACHED,
    ...links,
    ETag: etag,
    "Content-Type": "application/json; charset=utf-8",
  };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  return known.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

type Paging = { limite: number; curseur?: string };

/** A page starts after this element, or at this offset if it is gone or relevance decides. */
type Start = { skip: number; after?: string };

/** Reads the same rows as the list's page with the same filters. */
async function readRows(
  { kind, row, search }: Resource,
  filters: SearchParams,
  { skip, after }: Start,
  take: number,
) {
  const params = { ...searchArguments(search(filters)), ...(after && { after }) };
  const { data, error } = await publicClient([kinds[kind].tag], { cache: "briefly" })
    .rpc(kinds[kind].search, { params, skip, take })
    .select(Object.keys(row.shape).join(", "))
    .overrideTypes<{ id: string }[], { merge: false }>();
  if (error) throw error;
  return data.map((found) => ({
    url: site.url + pagePath(kind, found.id),
    ...row.parse(shownRow(found)),
    id: found.id,
  }));
}

/** Maximum offset; /flux/offres.xml has all offers. */
const DEEPEST = 50_000;

/** Decodes a cursor; null if it is not one of ours. */
function readCursor(cursor: string | undefined): Start | null {
  if (cursor === undefined) return { skip: 0 };
  const [skip = "", after = ""] = Buffer.from(cursor, "base64url").toString().split("/");
  return /^\d{1,5}$/.test(skip) && Number(skip) <= DEEPEST && isUuid(after)
    ? { skip: Number(skip), after }
    : null;
}

function nextPage(name: string, params: Record<string, string>, start: Required<Start>): string {
  const curseur = Buffer.from(`${start.skip}/${start.after}`).toString("base64url");
  return `${site.url}${resourcePath(name)}?${new URLSearchParams({ ...params, curseur })}`;
}

function refusal({ issues }: z.ZodError): string {
  const sentences = issues.map((issue) => {
    const values =
      issue.code === "invalid_value" ? ` Valeurs possibles\u00a0: ${issue.values.join(", ")}.` : "";
    return `La valeur de ${issue.path.join(".")} n’est pas admise.${values}`;
  });
  return sentences.join(" ");
}

function problem(
  status: number,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  const body = { type: `${site.url}/developpeurs#erreurs`, title, status, detail };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS,
      "Content-Type": "application/problem+json; charset=utf-8",
      "Content-Language": "fr",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
