import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/(public)/alertes/suivre/route";

const rpc = vi.fn();
const currentViewer = vi.fn();
vi.mock("@/lib/supabase/server", () => ({ requestClient: async () => ({ rpc }) }));
vi.mock("@/lib/auth/viewer", () => ({ currentViewer: () => currentViewer() }));

function send(address: string, site: string): Promise<Response> {
  const body = new URLSearchParams({ de: address });
  const headers = { "sec-fetch-site": site };
  return POST(new Request("http://site.test/alertes/suivre", { method: "POST", body, headers }));
}

async function press(address: string): Promise<string | null> {
  const response = await send(address, "same-origin");
  expect(response.status).toBe(303);
  return response.headers.get("location");
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: "une-alerte", error: null });
  currentViewer.mockReset().mockResolvedValue(null);
});

describe("Créer une alerte", () => {
  const list = "/emplois?q=soins";
  const nouvelle = "/alertes/nouvelle?de=%2Femplois%3Fq%3Dsoins";

  it("suit la recherche d'un membre, et l'en avertit sur la même liste", async () => {
    currentViewer.mockResolvedValue({ id: "v" });
    expect(await press(list)).toBe(`${list}&avis=alerte-creee`);
    expect(rpc).toHaveBeenCalledExactlyOnceWith("save_search", {
      kind: "job",
      params: { q: "soins" },
      label: "«\u00a0soins\u00a0»",
      address: list,
      frequency: "weekly",
    });
  });

  it("demande une adresse à qui n'a pas de session, ou quand le service ne répond pas", async () => {
    expect(await press(list)).toBe(nouvelle);
    expect(rpc).not.toHaveBeenCalled();
    currentViewer.mockRejectedValue(new Error("fetch failed"));
    expect(await press(list)).toBe(nouvelle);
  });

  it("dit à qui en a vingt de faire de la place", async () => {
    currentViewer.mockResolvedValue({ id: "v" });
    rpc.mockResolvedValue({ data: null, error: { message: "too_many_alerts" } });
    expect(await press(list)).toBe(`${list}&avis=alertes-completes`);
  });

  it("n'obéit pas à la page d'un autre site", async () => {
    currentViewer.mockResolvedValue({ id: "v" });
    for (const site of ["cross-site", "same-site", "none"]) {
      expect((await send(list, site)).status).toBe(403);
    }
    expect(rpc).not.toHaveBeenCalled();
  });

  it("le dit quand l'opérateur l'a suspendu", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", "alerts");
    currentViewer.mockResolvedValue({ id: "v" });
    expect(await press(list)).toBe(`${list}&avis=alerte-impossible`);
  });

  it("ne mène pas ailleurs", async () => {
    for (const to of ["//ailleurs.test", "https://ailleurs.test/emplois", ""]) {
      expect(await press(to)).toBe("/emplois");
    }
  });
});
