import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "@/lib/server/config";
import { operatorNotes, refuseOtherReview, warnDemonstration } from "@/lib/server/messages";

const supabase = { url: "https://projet.example", publishableKey: "sb_publishable_x" };
const answering = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn(async (..._args: Parameters<typeof fetch>) => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

describe("La relecture avant publication", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("arrête le démarrage quand la base d'ailleurs publie sans attendre", async () => {
    const fetched = answering(() => Response.json("open"));
    await expect(refuseOtherReview(supabase, "review")).rejects.toThrow("set_publishing_review");
    expect(fetched.mock.calls[0]?.[0]).toBe("https://projet.example/rest/v1/rpc/publishing_review");
  });

  it.each([
    ["que la base relit", () => Response.json("review")],
    ["que la base se tait", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["que la base est plus ancienne", () => new Response("{}", { status: 404 })],
  ])("laisse démarrer dès %s", async (_when, answer) => {
    answering(answer);
    await expect(refuseOtherReview(supabase, "review")).resolves.toBeUndefined();
  });

  it("arrête aussi le site que rien d'autre ne démarre, sans attendre Next", async () => {
    const server = createServer((_request, response) => void response.end('"open"'));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const service = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_PUBLISHABLE_KEY: "k" };
    const env = { ...process.env, ...service, PUBLISHING_REVIEW: "review" };
    const child = spawn(process.execPath, ["lib/server/web/serve.ts", "127.0.0.1", "0"], { env });
    const [[code], output] = await Promise.all([once(child, "exit"), text(child.stderr)]);
    server.close();
    expect(code).toBe(1);
    expect(output).toMatch(/^PUBLISHING_REVIEW=review, mais .+\n$/);
  }, 60_000);

  it("ne demande rien à qui n'a rien réglé", async () => {
    const fetched = answering(() => Response.json("open"));
    await refuseOtherReview(supabase, undefined);
    await refuseOtherReview(supabase, "open");
    expect(fetched).not.toHaveBeenCalled();
  });
});

it.each([
  [{}, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ SITE_URL: "https://erable.example" }, true],
])(
  "des données de démonstration joignables d'ailleurs se disent en une ligne : %j",
  (env, isWarned) => {
    const warning = warnDemonstration(readConfig(env));
    expect(warning !== null).toBe(isWarned);
    if (warning) expect(warning).toMatch(/^Attention : [^\n]+$/);
  },
);

describe("Un site qui n'est pas une démonstration", () => {
  it("dit les chiffres qu'il affiche et demande qui répond des renseignements personnels", () => {
    const notes = operatorNotes({ jobs: "10 000+", founded: "" }, undefined);
    expect(notes).toContain("(SITE_CLAIMS) : 10 000+\n");
    expect(notes).toContain("SITE_PRIVACY_OFFICER");
  });

  it("ne demande plus rien à qui a répondu", () => {
    expect(operatorNotes({ jobs: "" }, "Camille Roy, directrice")).toBe(
      "Chiffres affichés (SITE_CLAIMS) : ceux que le site compte",
    );
  });
});
