import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "@/lib/server/config";
import { refuseOtherGate, sayGate } from "@/lib/server/gate";

const supabase = { url: "https://projet.example", publishableKey: "sb_publishable_x" };
const answering = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn(async (..._asked: Parameters<typeof fetch>) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
};

describe("La relecture avant publication", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("se dit en une ligne au démarrage, et se recommande où elle manque", () => {
    expect(sayGate(readConfig({}))).toMatch(/^[^\n]+ PUBLISHING_GATE=review est recommandé\.$/);
    expect(sayGate(readConfig({ PUBLISHING_GATE: "open" }))).toBe(sayGate(readConfig({})));
    expect(sayGate(readConfig({ PUBLISHING_GATE: "review" }))).toMatch(/^[^\n]+ après lecture/);
  });

  it("arrête le démarrage quand la base d'ailleurs publie sans attendre", async () => {
    const asked = answering(() => Response.json("open"));
    await expect(refuseOtherGate(supabase, "review")).rejects.toThrow("set_publishing_gate");
    expect(asked.mock.calls[0]?.[0]).toBe("https://projet.example/rest/v1/rpc/publishing_gate");
  });

  it.each([
    ["que la base relit", () => Response.json("review")],
    ["que la base se tait", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["que la base est plus ancienne", () => new Response("{}", { status: 404 })],
  ])("laisse démarrer dès %s", async (_when, answer) => {
    answering(answer);
    await expect(refuseOtherGate(supabase, "review")).resolves.toBeUndefined();
  });

  it("ne demande rien à qui n'a rien réglé", async () => {
    const asked = answering(() => Response.json("open"));
    await refuseOtherGate(supabase, undefined);
    await refuseOtherGate(supabase, "open");
    expect(asked).not.toHaveBeenCalled();
  });
});
