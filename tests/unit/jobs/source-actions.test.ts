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
vi.mock("@/lib/publications/ownership", () => ({ listOwnEmployers: async () => [{ id: "nord" }] }));
vi.mock("@/lib/auth/session", () => ({
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
