/**
 * Without the wish to undo what is written ("Prefer: tx=rollback"), which hosted Supabase does not
 * grant: lite would not either, but would say that it did.
 */
export function withoutUndoing(request: Request): Request {
  const asked = request.headers.get("prefer");
  if (!asked || !/\btx=/i.test(asked)) return request;
  const kept = asked.split(",").filter((wish) => !/^\s*tx=/i.test(wish));
  const headers = new Headers(request.headers);
  if (kept.length > 0) headers.set("prefer", kept.join(","));
  else headers.delete("prefer");
  return new Request(request, { headers });
}
