import type { FunctionsHttpError, SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "@/lib/supabase/database.types";
import { pdfFile } from "@/tests/support/files/files";
import { clientOfActor, describeBackends } from "./support/backends";
import { type Actor, PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const file = (extra = "") =>
  new Blob([new Uint8Array(pdfFile("cv.pdf", extra).buffer)], { type: "application/pdf" });
const HOSTILE = file("4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj");
const newPath = () => `${candidat}/${crypto.randomUUID()}.pdf`;

// What each function refuses, and what it does when the platform fails, is in tests/functions.
describeBackends("Un CV", (backend) => {
  let clients: Record<"visiteur" | "candidat" | "recruteur", SupabaseClient<Database>>;
  beforeAll(async () => {
    const connect = (actor: Actor) => clientOfActor(backend, actor);
    clients = {
      visiteur: await connect("visiteur"),
      candidat: await connect("candidat"),
      recruteur: await connect("recruteur"),
    };
  });
  beforeEach(async () => {
    await backend.query("delete from documents");
    const names = (await stored()).map(({ name }) => name);
    await clients.candidat.storage.from("cvs").remove(names);
  });

  const cvs = (actor: keyof typeof clients = "candidat") => clients[actor].storage.from("cvs");
  const stored = () =>
    backend.query<{ name: string }>("select name from storage.objects where bucket_id = 'cvs'");
  const documents = () =>
    backend.query<{ id: string; file_url: string }>("select * from documents");
  async function upload(bytes = file(), path = newPath()) {
    const { error } = await cvs().upload(path, bytes);
    if (error) throw error;
    return path;
  }
  /** What a function answers to somebody, or why it does not. */
  async function invoke(actor: keyof typeof clients, name: string, body: object) {
    const { data, error } = await clients[actor].functions.invoke(name, { body });
    if (!error) return data;
    const response: Response = (error as FunctionsHttpError).context;
    return [response.status, (await response.json()).error];
  }
  const register = (path: string, actor: keyof typeof clients = "candidat") =>
    invoke(actor, "register-document", { path, file_name: "CV\r\nZoé.pdf" });

  it("est une copie de ce qui a été inspecté, sous un nom neuf, que seul son propriétaire lit et efface", async () => {
    const path = await upload();
    expect(await register(path)).toMatchObject({ success: true });
    const [made] = await documents();
    const copy = made?.file_url ?? "";
    expect(made).toMatchObject({ user_id: candidat, file_name: "CV Zoé.pdf" });
    expect(made).toMatchObject({ size_bytes: file().size });
    const renamed = clients.candidat
      .from("documents")
      .update({ file_name: "CV\r\n\tZoé.pdf" })
      .eq("file_url", copy);
    expect((await renamed.select("file_name")).data).toEqual([{ file_name: "CV Zoé.pdf" }]);
    expect(copy).not.toBe(path);
    expect(await stored()).toEqual([{ name: copy }]);
    expect(await (await cvs().download(copy)).data?.text()).toBe(await file().text());
    expect((await cvs("recruteur").download(copy)).data).toBeNull();
    expect((await cvs().remove([copy])).data).toHaveLength(1);
  });

  it("qui porte un script est refusé et supprimé, et ne s'inscrit pas par la base", async () => {
    const path = await upload(HOSTILE);
    const args = { owner: candidat, path, file_name: "cv.pdf" };
    expect((await clients.candidat.rpc("register_document", args)).error).not.toBeNull();
    // Even the service's own role makes no document of what a person stored.
    await expect(
      backend.query("select register_document($1, $2, 'cv.pdf')", [candidat, path]),
    ).rejects.toThrow("invalid_file");
    expect(await register(path)).toEqual([422, "active_pdf"]);
    expect([await documents(), await stored()]).toEqual([[], []]);
  });

  it("ne se remplace pas par un second lien vers la même place", async () => {
    const path = newPath();
    const links = [
      await cvs().createSignedUploadUrl(path),
      await cvs().createSignedUploadUrl(path),
    ];
    const send = (turn: number, bytes: Blob) =>
      cvs().uploadToSignedUrl(path, links[turn]?.data?.token ?? "", bytes);
    expect((await send(0, file())).error).toBeNull();
    await register(path);
    await cvs().remove([path]);
    await send(1, HOSTILE);
    const [made] = await documents();
    const { data } = await cvs().download(made?.file_url ?? "");
    expect(await data?.text()).toBe(await file().text());
  });

  it("est de qui le jeton nomme, quoi que dise la demande", async () => {
    const path = await upload();
    expect(await register(path, "recruteur")).toEqual([400, "invalid_request"]);
    expect(await register(path, "visiteur")).toEqual([401, "not_signed_in"]);
    const forged = await fetch(`${backend.url}/functions/v1/register-document`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: "Bearer e30.e30.e30" },
      body: JSON.stringify({ path, file_name: "cv.pdf", owner: candidat }),
    });
    expect(forged.status).toBe(401);
    expect([await documents(), await stored()]).toEqual([[], [{ name: path }]]);
  });

  it("reçu, sort pour qui l'a reçu et laisse sa trace, sans adresse à garder : ni lecture, ni signature, ni copie", async () => {
    await register(await upload());
    const [cv] = await documents();
    const [job] = await backend.query<{ id: string }>(
      `insert into jobs (title, company_name, description, recruiter_id)
         values ('Offre', 'E', 'T', $1) returning id`,
      [recruteur],
    );
    const row = { candidate_id: candidat, job_id: job?.id, document_id: cv?.id };
    const { data: sent } = await clients.candidat
      .from("applications")
      .insert(row)
      .select("id, cv_path")
      .single()
      .throwOnError();
    const open = (actor: keyof typeof clients) =>
      invoke(actor, "open-application-cv", { application_id: sent.id });
    const traces = () =>
      backend.query(
        `select o.actor_id as opened_by, l.actor_id, l.subject_id from application_events o join private.audit_log l
             on l.row_id = o.application_id and l.action = 'cv_opened' where o.kind = 'cv-opened'`,
      );
    expect(await open("candidat")).toEqual([404, "cv_not_available"]);
    expect(await open("visiteur")).toEqual([401, "not_signed_in"]);
    expect(await traces()).toEqual([]);
    expect(await ((await open("recruteur")) as Blob).text()).toBe(await file().text());
    expect(await traces()).toEqual([
      { opened_by: recruteur, actor_id: recruteur, subject_id: candidat },
    ]);

    const path = sent.cv_path ?? "";
    const copy = `${recruteur}/${crypto.randomUUID()}.pdf`;
    const theirs = cvs("recruteur");
    for (const attempt of [
      theirs.download(path),
      theirs.createSignedUrl(path, 60),
      theirs.copy(path, copy),
      theirs.move(path, copy),
    ]) {
      expect((await attempt).error).not.toBeNull();
    }
    const several = await theirs.createSignedUrls([path], 60);
    expect((several.data ?? []).filter(({ signedUrl }) => signedUrl)).toEqual([]);
    expect((await theirs.info(path)).data).toBeNull();
    expect(await stored()).toEqual([{ name: path }]);
  });
});
