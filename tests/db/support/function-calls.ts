import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import type { Backend } from "@/supabase/local/backend";
import type { Database } from "./postgres";

/** The database of a running backend, whose one question is one statement. */
export function databaseOf({ query }: Backend): Pick<Database, "query" | "exec"> {
  const exec = async (sql: string) => {
    for (const one of sql.split(";").filter((part) => part.trim() !== "")) await query(one);
  };
  return { query, exec };
}

/** What the handler of a function is given where the operator calls it. */
export function calling(
  { url, publishableKey, secretKey }: Backend,
  name: string,
  body: string,
  sendMail: FunctionEnvironment["sendMail"],
): [Request, FunctionEnvironment] {
  const request = new Request(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body,
  });
  return [
    request,
    {
      ...{ supabaseUrl: url, publishableKey, secretKey, sendMail },
      ...{ siteUrl: "https://site.example", siteEmail: "", postalAddress: "1, rue du Port" },
    },
  ];
}
