import { FunctionsHttpError } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { sourceNotices } from "@/lib/copy/source-notices";
import { connectSource } from "@/lib/jobs/source-actions";
import { requestClient } from "@/lib/supabase/server";
import { formOf } from "@/tests/support/forms/form";
import { fakeClient } from "@/tests/support/site/fake-client";

const ADDRESS = "https://nord.example.ca/offres.xml";

vi.mock("next/cache");
vi.mock("next/server");
vi.mock("next/navigation");
vi.mock("@/lib/supabase/server");
vi.mock("@/lib/publications/ownership", () => ({
  listOwnEmployers: async () => [{ id: "nord", name: "Nord" }],
}));
vi.mock("@/lib/auth/viewer", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", role: "recruteur" }),
}));

const page = new FunctionsHttpError(new Response("<html>", { status: 502 }));

it.each([
  ["lue", { data: { run: "read" } }, null, sourceNotices.connected],
  ["en échec", { data: { run: "failed" } }, null, sourceNotices.connectedUnread],
  ["sans réponse lisible", { error: page }, null, sourceNotices.connectedLater],
  ["de trop", {}, { message: "too_many_sources" }, sourceNotices.tooManySources],
])("Une source connectée dit sa première lecture : %s", async (_, answer, error, notice) => {
  const { client } = fakeClient(() => ({ data: { id: "s" }, error }));
  const functions = { invoke: async () => answer };
  vi.mocked(requestClient).mockResolvedValue({ ...client, functions } as never);
  const form = formOf({ employer: "nord", address: ADDRESS, seen: ADDRESS });
  expect(await connectSource(null, form)).toMatchObject({ notice });
});

it("L'aperçu d'une source dit ce que la loi d'une province demande, sans l'empêcher", async () => {
  const sentence = "L’Ontario demande de dire si le poste est vacant.";
  const rule = { id: "on-vacance", kind: "vacancy_declared", province: "ON", blocking: false };
  const dates = { in_force_from: "2026-01-01", in_force_until: null, checked_on: "2026-11-22" };
  const checked = `${sentence} Règle vérifiée le 22 novembre 2026.`;
  const { client } = fakeClient(([step]) => ({
    data:
      step?.[1] === "read_places"
        ? [{ n: 0, province: "ON", against: null }]
        : [{ ...rule, ...dates, sentence, link: null }],
    error: null,
  }));
  const offer = {
    ...{ line: 1, reference: "1", title: "Soudeuse", description: "Souder des charpentes." },
    ...{ location: "Ottawa", province: null, contract: null, trade: null, work_mode: null },
    ...{ remote_from: null, salary_range: "30 $ l’heure", salary_min: null, salary_max: null },
    ...{ salary_period: null, application_deadline: null },
  };
  const preview = { kind: "xml", total: 1, offers: [offer], problems: [], problemCount: 0 };
  const functions = { invoke: async () => ({ data: { preview: { ...preview, words: {} } } }) };
  vi.mocked(requestClient).mockResolvedValue({ ...client, functions } as never);
  const { report } = await connectSource(null, formOf({ employer: "nord", address: ADDRESS }));
  expect(report?.lines).toEqual([
    { line: 1, title: "Soudeuse", problems: [], warnings: [checked], missing: ["métier"] },
  ]);
});
