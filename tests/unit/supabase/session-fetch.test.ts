import { createServerClient } from "@supabase/ssr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";
import {
  bounded,
  hasSessionCookie,
  SESSION_LOST,
  sessionCookie,
  sessionFetch,
} from "@/lib/supabase/session-cookie";

afterEach(() => vi.unstubAllGlobals());

const URL_OF_SERVICE = "http://127.0.0.1:9";

/** A session that ran out a minute ago, as its cookie holds it. */
function runOut() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires_at = Math.floor(Date.now() / 1_000) - 60;
  const session = {
    access_token: `${part({ alg: "HS256" })}.${part({ exp: expires_at, sub: "a" })}.c2lnbg`,
    refresh_token: "renouveler",
    token_type: "bearer",
    expires_at,
    expires_in: 3_600,
    user: { id: "a" },
  };
  return { name: "session", value: `base64-${part(session)}` };
}

function clientOn(service: () => Promise<Response>) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (input: string) => {
    requests.push(new URL(input).pathname);
    return service();
  });
  const { fetch, isLost } = sessionFetch();
  const removed: string[] = [];
  const client = createServerClient(URL_OF_SERVICE, "clé", {
    cookieOptions: { name: "session" },
    db: { retry: false },
    global: { fetch },
    cookies: {
      getAll: () => [runOut()],
      setAll: (list) => {
        if (!isLost()) removed.push(...list.map(({ name }) => name));
      },
    },
  });
  return { requests, client, isLost, removed };
}

describe("sessionFetch", () => {
  it.each([
    ["ne répond pas", () => Promise.reject(new TypeError("fetch failed"))],
    ["répond qu'il ne peut pas", async () => Response.json({}, { status: 503 })],
  ])("demande une seule fois quand le service %s, et ne déconnecte pas", async (_, service) => {
    const { requests, client, isLost, removed } = clientOn(service);
    const { error } = await withRequest(newRequest(), () => client.auth.getUser());
    expect([error?.status, isLost()]).toEqual([SESSION_LOST, true]);
    expect((await client.from("profiles").select("role")).error).not.toBeNull();
    expect([requests, removed]).toEqual([["/auth/v1/token"], []]);
  });

  it("laisse partir une session que le service refuse de renouveler", async () => {
    const refusal = { error_code: "refresh_token_not_found", msg: "no" };
    const { client, isLost, removed } = clientOn(async () =>
      Response.json(refusal, { status: 400 }),
    );
    const { data } = await client.auth.getUser();
    expect(data.user).toBeNull();
    expect(isLost()).toBe(false);
    expect(removed).toContain("session");
  });
});

describe("Le témoin de session", () => {
  it("n'est lu par aucun script, et ne part pas d'un autre site, sauf par un lien", () => {
    expect(sessionCookie).toMatchObject({ httpOnly: true, sameSite: "lax" });
  });

  it("se termine après trente jours, et tout de suite quand on l'efface", () => {
    expect(bounded({ maxAge: 400 * 86_400 }).maxAge).toBe(30 * 86_400);
    expect(bounded({ maxAge: 0 }).maxAge).toBe(0);
  });

  it("se reconnaît entier et en morceaux, à son nom seul", () => {
    const has = (name: string) => hasSessionCookie([{ name }]);
    expect([has(sessionCookie.name), has(`${sessionCookie.name}.1`)]).toEqual([true, true]);
    expect([has(`${sessionCookie.name}x`), has("autre")]).toEqual([false, false]);
  });
});
