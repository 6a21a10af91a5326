import { beforeEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/interviews/[id]/route";
import { requestClient } from "@/lib/supabase/server";
import { fakeClient } from "@/tests/support/site/fake-client";

vi.mock("@/lib/auth/viewer", () => ({ currentViewer: async () => ({ id: "ana" }) }));
vi.mock("@/lib/supabase/server");

const ID = "00000000-0000-4000-8000-0000000000a1";
const DAY_MS = 86_400_000;

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-12-01T15:00:00Z"), toFake: ["Date"] }));

/** What a calendar gets for an interview whose application changed so many days ago. */
async function fileOf(status: string, days: number, interview_at: string | null) {
  const data = {
    ...{ status, interview_at, applicant_name: "Ana Roy", target_title: "Soudeuse" },
    ...{ target_company: "Nord", updated_at: new Date(Date.now() - days * DAY_MS).toISOString() },
  };
  const { client } = fakeClient(() => ({ data, error: null }));
  vi.mocked(requestClient).mockResolvedValue(client as never);
  const params = Promise.resolve({ id: ID });
  const response = await GET(new Request(`http://site.test/api/interviews/${ID}`), { params });
  return { status: response.status, text: await response.text() };
}

it("une entrevue annulée le dit aux calendriers pendant trente jours, puis n'existe plus", async () => {
  const at = "2026-12-10T15:00:00Z";
  const planned = await fileOf("Entretien", 300, at);
  expect(planned.text).toContain(`UID:entrevue-${ID}@`);
  expect(planned.text).not.toContain("STATUS:CANCELLED");
  for (const status of ["Retirée", "Refusée"]) {
    for (const days of [0, 29]) {
      const cancelled = await fileOf(status, days, at);
      expect(cancelled.text, `${status} ${days}`).toContain("STATUS:CANCELLED");
      expect(cancelled.text).toContain(`UID:entrevue-${ID}@`);
    }
    expect((await fileOf(status, 30, at)).status).toBe(404);
  }
  expect((await fileOf("Entretien", 0, null)).status).toBe(404);
});
