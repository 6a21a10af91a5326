import { createClient, type FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "@/lib/supabase/database.types";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { pdfFile } from "@/tests/support/files/files";
import { createPeople, emailOf, PASSWORD, PEOPLE } from "./support/people";

const { candidat } = PEOPLE;
const file = (extra = "") =>
  new Blob([new Uint8Array(pdfFile("cv.pdf", extra).buffer)], { type: "application/pdf" });
const HOSTILE = file("4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj");

describe("La fonction register-document, sur le Supabase embarqué", () => {
  let backend: Backend;
  let person: SupabaseClient<Database>;
  let other: SupabaseClient<Database>;

  const connect = () =>
    createClient<Database>(backend.url, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  async function signIn(actor: keyof typeof PEOPLE) {
    const client = connect();
    const { error } = await client.auth.signInWithPassword({
      email: emailOf(actor),
      password: PASSWORD,
    });
    if (error) throw error;
    return client;
  }

  beforeAll(async () => {
    backend = await startBackend({ seed: false });
    await createPeople((sql, values) => backend.query(sql, values));
    person = await signIn("candidat");
    other = await signIn("autre candidat");
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    await backend.query("delete from public.documents");
    const { data } = await person.storage.from("cvs").list(candidat);
    await person.storage.from("cvs").remove((data ?? []).map(({ name }) => keyOf(name)));
  });

  const keyOf = (name: string) => `${candidat}/${name.split("/").at(-1)}`;
  const newPath = () => `${candidat}/${crypto.randomUUID()}.pdf`;
  async function upload(bytes: Blob = file(), path = newPath()) {
    const { error } = await person.storage.from("cvs").upload(path, bytes);
    if (error) throw error;
    return path;
  }
  /** What the function says: null when the document was made. */
  async function register(path: unknown, client = person, fileName: unknown = "CV Zoé.pdf") {
    const { data, error } = await client.functions.invoke("register-document", {
      body: { path, file_name: fileName },
    });
    if (!error) {
      expect(data).toEqual({ success: true });
      return null;
    }
    const response: Response = (error as FunctionsHttpError).context;
    const body = await response.json();
    expect(body.success).toBe(false);
    return [response.status, body.error];
  }
  const documents = () =>
    backend.query<{ file_url: string; file_name: string; user_id: string }>(
      "select file_url, file_name, user_id, size_bytes from public.documents",
    );
  const stored = async () =>
    (
      await backend.query<{ name: string }>(
        "select name from storage.objects where bucket_id = 'cvs'",
      )
    ).map(({ name }) => name);

  it("garde une copie de ce qu'elle a inspecté, sous un nom neuf", async () => {
    const path = await upload();
    expect(await register(path, person, "CV\r\nZoé.pdf")).toBeNull();
    const [made] = await documents();
    expect(made).toMatchObject({
      user_id: candidat,
      file_name: "CV Zoé.pdf",
      size_bytes: file().size,
    });
    const twice = { file_name: "CV\r\n\tZoé.pdf" };
    const renamed = person
      .from("documents")
      .update(twice)
      .eq("file_url", made?.file_url ?? "");
    expect((await renamed.select("file_name")).data).toEqual([{ file_name: "CV Zoé.pdf" }]);
    expect(made?.file_url).not.toBe(path);
    expect(await stored()).toEqual([made?.file_url]);
    const { data } = await person.storage.from("cvs").download(made?.file_url ?? "");
    expect(await data?.text()).toBe(await file().text());
    expect((await other.storage.from("cvs").download(made?.file_url ?? "")).data).toBeNull();
    expect((await person.storage.from("cvs").remove([made?.file_url ?? ""])).data).toHaveLength(1);
  });

  it("refuse et supprime ce qui porte un script", async () => {
    const path = await upload(HOSTILE);
    expect(await register(path)).toEqual([422, "active_pdf"]);
    expect(await documents()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it("ne se contourne pas par la base", async () => {
    const path = await upload(HOSTILE);
    const asked = { owner: candidat, path, file_name: "cv.pdf" };
    expect((await person.rpc("register_document", asked)).error).not.toBeNull();
    expect((await connect().rpc("register_document", asked)).error).not.toBeNull();
    // Even the service's own key makes no document of what a person stored.
    const service = createClient<Database>(backend.url, backend.secretKey);
    const { error } = await service.rpc("register_document", asked);
    expect(error?.message).toContain("invalid_file");
    expect(await documents()).toEqual([]);
  });

  it("ne se contourne pas par un second lien vers la même place", async () => {
    const path = newPath();
    const cvs = person.storage.from("cvs");
    const links = [await cvs.createSignedUploadUrl(path), await cvs.createSignedUploadUrl(path)];
    const send = (turn: number, bytes: Blob) =>
      cvs.uploadToSignedUrl(path, links[turn]?.data?.token ?? "", bytes);
    expect((await send(0, file())).error).toBeNull();
    expect(await register(path)).toBeNull();
    await cvs.remove([path]);
    await send(1, HOSTILE);
    const [made] = await documents();
    const { data } = await cvs.download(made?.file_url ?? "");
    expect(await data?.text()).toBe(await file().text());
  });

  it("lit la personne dans le jeton, jamais dans la demande", async () => {
    const path = await upload();
    expect(await register(path, other)).toEqual([400, "invalid_request"]);
    expect(await register(path, connect())).toEqual([401, "not_signed_in"]);
    const forged = await fetch(`${backend.url}/functions/v1/register-document`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: "Bearer e30.e30.e30" },
      body: JSON.stringify({ path, file_name: "cv.pdf", owner: candidat }),
    });
    expect(forged.status).toBe(401);
    expect(await documents()).toEqual([]);
    expect(await stored()).toEqual([path]);
  });
});
