import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@/lib/supabase/database.types";
import { type Backend, startBackend } from "@/supabase/local/backend";

const PDF = new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" });

// The demonstration data, as somebody finds it after the first start.
describe("Les CV, par supabase-js sur le Supabase embarqué", () => {
  let backend: Backend;
  let candidate: SupabaseClient<Database>;
  let recruiter: SupabaseClient<Database>;
  let otherRecruiter: SupabaseClient<Database>;
  let application: { id: string; cv_path: string | null; candidate_id: string };

  async function signIn(email: string) {
    const client = createClient<Database>(backend.url, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({ email, password: "Erable-2026!" });
    if (error) throw error;
    return client;
  }

  beforeAll(async () => {
    backend = await startBackend();
    candidate = await signIn("candidat@exemple.ca");
    recruiter = await signIn("recruteur@exemple.ca");
    otherRecruiter = await signIn("m.thibodeau@exemple.ca");
    const { data } = await candidate
      .from("applications")
      .select("id, cv_path, candidate_id")
      .eq("target_kind", "job")
      .eq("status", "En cours")
      .limit(1)
      .single()
      .throwOnError();
    application = data;
  });
  afterAll(() => backend.stop());

  const cvs = (client: SupabaseClient<Database>) => client.storage.from("cvs");
  const canRead = async (client: SupabaseClient<Database>) => {
    const path = application.cv_path ?? "";
    const [file, link] = await Promise.all([
      cvs(client).download(path),
      cvs(client).createSignedUrl(path, 60),
    ]);
    expect(Boolean(file.data), "télécharger et signer vont ensemble").toBe(Boolean(link.data));
    return Boolean(file.data);
  };

  it("montrent à la démonstration des candidatures dans chaque statut", async () => {
    const { data } = await recruiter.from("applications").select("status").throwOnError();
    expect(new Set(data.map(({ status }) => status))).toEqual(
      new Set(["En cours", "Entretien", "Refusée", "Retirée"]),
    );
  });

  it("existent pour de vrai, en PDF", async () => {
    const { data } = await cvs(candidate).download(application.cv_path ?? "");
    expect(await data?.text()).toMatch(/^%PDF-1\.\d[\s\S]+%%EOF\s*$/);
  });

  it("ne sortent de la réserve que pour leur propriétaire, même ouverts à l'instant", async () => {
    expect(await canRead(candidate)).toBe(true);
    expect(await canRead(recruiter)).toBe(false);
    const asked = { application_id: application.id };
    expect((await recruiter.rpc("open_application_cv", asked)).data).toBe(application.cv_path);
    expect(await canRead(recruiter)).toBe(false);
    expect(await canRead(otherRecruiter)).toBe(false);
  });

  it("ne se listent que dans son propre dossier", async () => {
    const list = async (client: SupabaseClient<Database>) =>
      (await cvs(client).list(application.candidate_id)).data?.length;
    expect(await list(candidate)).toBe(2);
    expect(await list(otherRecruiter)).toBe(0);
  });

  it.each([
    [
      "le dossier d'un autre",
      () => `00000000-0000-4000-8000-0000000000c2/${crypto.randomUUID()}.pdf`,
    ],
    ["un nom choisi", () => `${application.candidate_id}/cv.pdf`],
    ["un chemin qui remonte", () => `${application.candidate_id}/../x/${crypto.randomUUID()}.pdf`],
    ["un CV déjà envoyé", () => application.cv_path ?? ""],
  ])("ne se déposent pas sous %s", async (_case, path) => {
    const before = await backend.query("select name from storage.objects order by name");
    expect((await cvs(candidate).upload(path(), PDF)).error).not.toBeNull();
    expect((await cvs(candidate).upload(path(), PDF, { upsert: true })).error).not.toBeNull();
    expect(await backend.query("select name from storage.objects order by name")).toEqual(before);
  });

  it("se déposent et se suppriment par leur propriétaire, et par lui seul", async () => {
    const path = `${application.candidate_id}/${crypto.randomUUID()}.pdf`;
    expect((await cvs(candidate).upload(path, PDF)).error).toBeNull();
    expect((await cvs(otherRecruiter).remove([path])).data ?? []).toEqual([]);
    expect((await cvs(candidate).remove([path])).data).toHaveLength(1);
  });
});
