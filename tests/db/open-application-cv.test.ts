import type { FunctionsHttpError, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pdfFile } from "@/tests/support/files/files";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { createPeople, PEOPLE } from "./support/people";

const PDF = new Blob([new Uint8Array(pdfFile().buffer)], { type: "application/pdf" });

describe.each(BACKENDS)("Un CV reçu, sur $engine", ({ isHere, start }) => {
  describe.skipIf(!isHere)("par la fonction open-application-cv", () => {
    let backend: BackendUnderTest;
    let candidate: SupabaseClient;
    let recruiter: SupabaseClient;
    let rival: SupabaseClient;
    let documentId: string;
    let application: { id: string; cv_path: string };
    beforeAll(async () => {
      backend = await start();
      await createPeople(backend.query);
      candidate = await clientOfActor(backend, "candidat");
      recruiter = await clientOfActor(backend, "recruteur");
      rival = await clientOfActor(backend, "autre recruteur");
      const path = `${PEOPLE.candidat}/${crypto.randomUUID()}.pdf`;
      await candidate.storage.from("cvs").upload(path, PDF);
      const body = { path, file_name: "CV Zoé.pdf" };
      const { error } = await candidate.functions.invoke("register-document", { body });
      if (error) throw error;
      const { data } = await candidate.from("documents").select("id").single().throwOnError();
      documentId = data.id;
    });
    afterAll(() => backend?.stop());
    beforeEach(async () => {
      const offer = { title: "Offre", company_name: "E", description: "T" };
      const { data: job } = await recruiter
        .from("jobs")
        .insert({ ...offer, recruiter_id: PEOPLE.recruteur })
        .select("id")
        .single()
        .throwOnError();
      const { data } = await candidate
        .from("applications")
        .insert({ candidate_id: PEOPLE.candidat, job_id: job.id, document_id: documentId })
        .select("id, cv_path")
        .single()
        .throwOnError();
      application = data;
    });

    /** The file's text, or why there is none. */
    async function open(client: SupabaseClient, application_id: unknown = application.id) {
      const body = { application_id };
      const { data, error } = await client.functions.invoke("open-application-cv", { body });
      if (!error) return (data as Blob).text();
      const response: Response = (error as FunctionsHttpError).context;
      return [response.status, (await response.json()).error];
    }
    const openings = () =>
      backend.query(
        "select actor_id from public.application_events where application_id = $1 and kind = 'cv-opened'",
        [application.id],
      );
    const lines = () =>
      backend.query(
        "select actor_id, subject_id from public.audit_log where action = 'cv_opened' and row_id = $1",
        [application.id],
      );

    it("sort pour qui l'a reçu, et laisse sa trace", async () => {
      expect(await open(recruiter)).toBe(await PDF.text());
      expect(await openings()).toEqual([{ actor_id: PEOPLE.recruteur }]);
      expect(await lines()).toEqual([{ actor_id: PEOPLE.recruteur, subject_id: PEOPLE.candidat }]);
    });

    it("ne sort pour personne d'autre, et rien ne s'écrit", async () => {
      expect(await open(rival)).toEqual([404, "cv_not_available"]);
      expect(await open(candidate)).toEqual([404, "cv_not_available"]);
      expect(await open(await clientOfActor(backend, "visiteur"))).toEqual([401, "not_signed_in"]);
      expect(await openings()).toEqual([]);
      expect(await lines()).toEqual([]);
    });

    it("ne donne aucune adresse à garder : ni lecture, ni signature, ni copie", async () => {
      await open(recruiter);
      const cvs = recruiter.storage.from("cvs");
      const path = application.cv_path;
      const copy = `${PEOPLE.recruteur}/${crypto.randomUUID()}.pdf`;
      const answers = [
        await cvs.download(path),
        await cvs.createSignedUrl(path, 60),
        await cvs.createSignedUrl(path, 365 * 24 * 3600),
        await cvs.copy(path, copy),
        await cvs.move(path, copy),
      ];
      expect(answers.map(({ error }) => error !== null)).toEqual(answers.map(() => true));
      const several = await cvs.createSignedUrls([path], 60);
      expect((several.data ?? []).filter(({ signedUrl }) => signedUrl)).toEqual([]);
      expect((await cvs.info(path)).data).toBeNull();
      const named = await backend.query("select 1 from storage.objects where name = $1", [copy]);
      expect(named).toEqual([]);
    });

    it("se referme au retrait", async () => {
      expect(await open(recruiter)).toBe(await PDF.text());
      await candidate
        .rpc("withdraw_application", { application_id: application.id })
        .throwOnError();
      expect(await open(recruiter)).toEqual([404, "cv_not_available"]);
      expect(await openings()).toHaveLength(1);
    });
  });
});
