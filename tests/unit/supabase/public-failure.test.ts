import { afterEach, expect, it, vi } from "vitest";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";
import { publicClient } from "@/lib/supabase/public";

vi.mock("@/lib/env", () => ({ supabaseEnv: () => ({ url: "http://base.invalid", key: "cle" }) }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, false],
  [401, true],
  [404, true],
  [406, false],
  [416, false],
  [429, true],
])(
  "une lecture publique à laquelle la base répond %i compte comme échec : %s",
  async (status, failed) => {
    vi.stubGlobal("fetch", async () => Response.json([], { status }));
    const request = newRequest();
    await withRequest(request, async () => publicClient(["jobs"]).from("jobs").select("id"));
    expect(request.hasFailed).toBe(failed);
  },
);
