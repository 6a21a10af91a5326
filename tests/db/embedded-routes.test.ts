import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";

const email = "personne@exemple.ca";
const BODY = '{"params":{"q":"soins"}}';

/** Ways in that the site does not use: one of each kind. */
const SHUT = [
  "POST /auth/v1/otp",
  "POST //auth/v1/%6ftp",
  "GET /auth/v1/authorize?provider=github",
  "POST /auth/v1/token?grant_type=pkce",
  "GET /auth/v1/verify?token=x&type=signup",
  "HEAD /auth/v1/verify?token=x&type=signup",
  "GET /auth/v1/admin/users",
  "POST /storage/v1/object/upload/sign/images/u/a.png",
];

describe("Les portes du Supabase embarqué", () => {
  let backend: Backend;
  const call = (line: string, body: unknown, key = backend.publishableKey) => {
    const [method = "GET", target] = line.split(" ");
    return fetch(`${backend.url}${target}`, {
      method,
      redirect: "manual",
      headers: { apikey: key, "content-type": "application/json" },
      body: ["GET", "HEAD"].includes(method) ? undefined : JSON.stringify(body),
    });
  };
  const mails = async (): Promise<unknown[]> =>
    (await fetch(`${backend.mailboxUrl}/api/email`)).json();

  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  it.each(SHUT)("%s est fermée, et n'écrit à personne", async (line) => {
    for (const key of [backend.publishableKey, backend.secretKey]) {
      const response = await call(line, { email, phone: "+15145550148", type: "magiclink" }, key);
      expect(response.status).toBe(404);
    }
    expect(await backend.query("select 1 from auth.users where email = $1", [email])).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each(["email_change", "signup", "recovery"])(
    "n'ouvre rien par les chiffres d'un courriel : %s",
    async (type) => {
      for (const body of [{ token: "12345678" }, { token: "12345678", token_hash: "x" }, {}]) {
        const response = await call("POST /auth/v1/verify", { type, email, ...body });
        expect(response.status).toBe(400);
        expect((await response.json()).code).toBe("validation_failed");
      }
    },
  );

  const neglected = async () => {
    // What was counted is written down once a second otherwise.
    await backend.query("select pg_stat_force_next_flush()");
    return backend.query(`select s.relname from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where c.reltuples < 0 or s.n_mod_since_analyze > 200`);
  };

  it("connaît ses tables dès le départ, et une recherche lit ses mots une seule fois", async () => {
    expect(await neglected()).toEqual([]);
    const plan = await backend.query<Record<string, string>>(
      `explain analyze select j.*
       from private.search_ids('job', '{"q": "soins", "any_state": true}', 0, 100) i
       join public.jobs j on j.id = i.item_id
       where j.status = 'published' order by j.posted_at desc limit 20`,
    );
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
    expect(text).toMatch(/Function Scan on search_ids.*loops=1\)/);
  });

  it("les connaît de nouveau après beaucoup d'écritures", async () => {
    await backend.query(`insert into public.jobs (title, company_name, description, contract_type)
      select 'Offre ' || n, 'Essai', 'Essai', 'CDI' from generate_series(1, 400) n`);
    expect(await neglected()).not.toEqual([]);
    await backend.tend();
    expect(await neglected()).toEqual([]);
  });

  it("un arrêt laisse finir ce qui est en route", async () => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname);
    const head = [
      ...["POST /rest/v1/rpc/list_jobs HTTP/1.1", "Host: base.test", "Expect: 100-continue"],
      ...[
        `apikey: ${backend.publishableKey}`,
        "Content-Type: application/json",
        `Content-Length: ${BODY.length}`,
      ],
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    // The request is under way: the server asks for its body.
    expect(String(await once(socket, "data"))).toContain("100 Continue");

    const stopped = backend.stop();
    socket.write(BODY);
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200/);
    await stopped;
    await expect(fetch(backend.url)).rejects.toThrow();
  });
});
