import { z } from "zod";

const PREFIX = "/storage/v1";
const signed = z.looseObject({ signedUrl: z.string() });
const answer = z.union([signed, z.array(signed)]);

/**
 * Rewrites an upload for lite. supabase-js sends a Blob as a form whose file field has no name, but lite
 * expects one named "file"; both accept the bytes alone, with their type.
 */
export async function toPlainUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (!isForm || !new URL(request.url).pathname.startsWith(`${PREFIX}/object/`)) return request;

  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  if (!file) return new Request(request, { body: null });
  const headers = new Headers(request.headers);
  headers.set("content-length", String(file.size));
  headers.set("content-type", file.type || "application/octet-stream");
  const maxAge = form.get("cacheControl");
  if (typeof maxAge === "string") headers.set("cache-control", `max-age=${maxAge}`);
  const { url, method, signal } = request;
  return new Request(url, { method, headers, body: file, signal });
}

/**
 * Rewrites signed links for supabase-js: it expects `signedURL` (download) or `url` (upload), without the
 * prefix that it adds itself. lite answers `signedUrl` with the prefix.
 */
export async function toClientLinks(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isSigning = /^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname);
  if (request.method !== "POST" || !isSigning || !response.ok) return response;

  const body: unknown = await response.json();
  const parsed = answer.safeParse(body);
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(parsed.success ? reshape(parsed.data) : body, {
    status: response.status,
    headers,
  });
}

function reshape(body: z.infer<typeof answer>): unknown {
  if (Array.isArray(body)) return body.map(reshape);
  const url = body.signedUrl.replace(PREFIX, "");
  return { ...body, signedURL: url, url };
}
