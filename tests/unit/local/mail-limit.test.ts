import { describe, expect, it, vi } from "vitest";
import { siteProof } from "@/lib/secret";
import { repairedAuth } from "@/supabase/local/auth-repairs";
import { createMailLimit } from "@/supabase/local/mail-limit";
import { createSignInLimit } from "@/supabase/local/sign-in-limit";

const SECRET = "un secret";
const OWNER = "proprietaire@exemple.ca";
const MAILING = [
  "POST /auth/v1/signup",
  "POST /auth/v1/recover",
  "POST /auth/v1/%72ecover",
  "POST /auth/v1/resend",
  "PUT /auth/v1/user",
];

/** The service with its repairs; it mails whatever it is asked, unless the status is another. */
function service(now = () => 0, status = 200) {
  const sent: string[] = [];
  const answerAuth = repairedAuth(
    {
      resend: async () => false,
      emailChange: { began: async () => undefined, confirm: async (token) => ({ token }) },
      signInLimit: createSignInLimit(SECRET, now),
      mailLimit: createMailLimit(SECRET, now),
      evenTime: (_, work) => work(),
    },
    async (request) => {
      const { email } = await request.json();
      if (status === 200) sent.push(email);
      return Response.json({ id: "1" }, { status });
    },
  );
  async function call(line: string, body: object, headers = {}): Promise<Response> {
    const [method = "", path] = line.split(" ");
    const text = JSON.stringify(body);
    const url = `http://service.test${path}`;
    const response = await answerAuth(new Request(url, { method, headers, body: text }));
    if (!response) throw new Error(`${line} is not limited`);
    return response;
  }
  return { sent, call };
}

describe("Qui appelle directement le service d'authentification embarqué", () => {
  it.each(MAILING)("ne fait écrire que trois fois à une adresse par %s", async (line) => {
    let now = 0;
    const { sent, call } = service(() => now);
    const again = async () => (await call(line, { email: ` ${OWNER.toUpperCase()}` })).status;
    expect([await again(), await again(), await again(), await again()]).toEqual([
      200, 200, 200, 429,
    ]);
    now += 300_000;
    expect([await again(), await again()]).toEqual([200, 429]);
    expect(sent).toHaveLength(4);
  });

  it("ne fait écrire qu'à trente inconnus, toutes adresses du service comprises", async () => {
    let now = 0;
    const { sent, call } = service(() => now);
    const mail = (n: number) => call(MAILING[n % MAILING.length] ?? "", { email: `a${n}@b.ca` });
    for (let n = 0; n < 40; n += 1) await mail(n);
    expect(sent).toHaveLength(30);
    now += 10_000;
    for (let n = 40; n < 45; n += 1) await mail(n);
    expect(sent).toHaveLength(31);
  });

  it("est refusé comme par le service hébergé", async () => {
    const { call } = service();
    const recover = () => call("POST /auth/v1/recover", { email: OWNER });
    for (let n = 0; n < 3; n += 1) await recover();
    expect(await (await recover()).json()).toMatchObject({
      error_code: "over_email_send_rate_limit",
    });
  });

  it("n'épuise rien par ce que le service refuse, ni par un mot de passe changé", async () => {
    const refusing = service(() => 0, 422);
    for (let n = 0; n < 40; n += 1) {
      expect((await refusing.call("POST /auth/v1/signup", { email: OWNER })).status).toBe(422);
    }
    const { call } = service();
    for (let n = 0; n < 40; n += 1) {
      expect((await call("PUT /auth/v1/user", { password: "Erable-2026!" })).status).toBe(200);
    }
  });

  it("n'arrête pas le site, qui passe à sa preuve", async () => {
    vi.stubEnv("RATE_LIMIT_SECRET", SECRET);
    const { call } = service();
    for (let n = 0; n < 40; n += 1) await call("POST /auth/v1/recover", { email: `a${n}@b.ca` });
    for (const line of MAILING) {
      expect((await call(line, { email: "a1@b.ca" }, siteProof())).status).toBe(200);
    }
  });
});
