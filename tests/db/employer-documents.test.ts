import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrol } from "@/tests/support/accounts/two-factor";
import { pdfFile } from "@/tests/support/files/files";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { type Actor, createPeople, PEOPLE } from "./support/people";

const [embedded] = BACKENDS;
const SHOWN = { shown_name: "Maison Essai", shown_website: "" };
const onePagePdf = () => new Uint8Array(pdfFile().buffer);

describe("Les documents d'une entreprise, de l'envoi à la décision", () => {
  let backend: BackendUnderTest;
  let employer: string;
  beforeAll(async () => {
    if (!embedded) throw new Error("no backend");
    backend = await embedded.start();
    await createPeople(backend.query);
    const [made] = await backend.query<{ id: string }>(
      "insert into employers (name, created_by) values ('Maison Essai', $1) returning id",
      [PEOPLE.recruteur],
    );
    employer = made?.id ?? "";
  });
  afterAll(() => backend?.stop());

  const files = () =>
    backend.query<{ name: string }>("select name from storage.objects where bucket_id = 'proofs'");
  async function tokenOf(actor: Actor) {
    const { data } = await (await clientOfActor(backend, actor)).auth.getSession();
    return data.session?.access_token ?? backend.publishableKey;
  }
  async function call(actor: Actor, body: BodyInit, headers: Record<string, string> = {}) {
    const token = await tokenOf(actor);
    return fetch(`${backend.url}/functions/v1/employer-documents`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  }
  const send = (actor: Actor, bytes: Uint8Array = onePagePdf()) =>
    call(actor, new Blob([bytes as BlobPart]), {
      "content-type": "application/pdf",
      "x-employer": employer,
      "x-file-name": encodeURIComponent("Registre, été.pdf"),
    });
  const post = (actor: Actor, words: object) => call(actor, JSON.stringify(words));
  const waiting = async () =>
    (
      await backend.query<{ id: string; file_name: string }>(
        "select id, file_name from private.employer_checks where outcome is null",
      )
    )[0];

  it("ne s'envoient que par un responsable, en PDF sans rien qui agisse", async () => {
    for (const actor of ["visiteur", "candidat", "autre recruteur", "opérateur"] as const) {
      expect([401, 403], actor).toContain((await send(actor)).status);
    }
    const acting = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<</JavaScript 2>>\nendobj\n%%EOF");
    expect((await send("recruteur", acting)).status).toBe(422);
    expect(await files()).toEqual([]);
    expect((await send("recruteur")).status).toBe(200);
    expect((await waiting())?.file_name).toBe("Registre, été.pdf");
    expect((await send("recruteur")).status).toBe(200);
    expect(await files()).toHaveLength(1);
  });

  it("ne s'ouvrent qu'aux opérateurs, et chaque fois cela s'écrit", async () => {
    const { id } = (await waiting()) ?? {};
    for (const actor of ["visiteur", "candidat", "recruteur", "autre recruteur"] as const) {
      expect([401, 404], actor).toContain((await post(actor, { open: id })).status);
      const client = await clientOfActor(backend, actor);
      const [file] = await files();
      expect((await client.storage.from("proofs").download(file?.name ?? "")).error).not.toBeNull();
    }
    const operator = await clientOfActor(backend, "opérateur");
    const [file] = await files();
    expect((await operator.storage.from("proofs").download(file?.name ?? "")).data).toBeNull();
    const opened = await post("opérateur", { open: id });
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(onePagePdf());
    expect(
      await backend.query(
        "select actor_id, subject_id from private.audit_log where action = 'employer_proof_opened'",
      ),
    ).toEqual([{ actor_id: PEOPLE.opérateur, subject_id: PEOPLE.recruteur }]);
  });

  it("restent fermés au mot de passe seul de qui a une seconde étape, et à l'opérateur sans elle", async () => {
    const { id } = (await waiting()) ?? {};
    const tries = () =>
      Promise.all([
        post("opérateur", { open: id }),
        post("opérateur", { decide: employer, verified: true, reason: "vu", ...SHOWN }),
      ]);
    const refused = async (answers: Response[]) => {
      for (const answer of answers) {
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ error: "two_factor_needed" });
      }
    };
    await backend.query("update private.settings set operators_two_factor = true");
    await refused(await tries());
    await backend.query("update private.settings set operators_two_factor = false");
    await enrol(await clientOfActor(backend, "opérateur"));
    await refused(await tries());
    await enrol(await clientOfActor(backend, "recruteur"));
    const before = await waiting();
    await refused([await send("recruteur")]);
    const look = await fetch(`${backend.url}/functions/v1/verify-employer`, {
      method: "POST",
      headers: { authorization: `Bearer ${await tokenOf("recruteur")}` },
      body: JSON.stringify({ check: id }),
    });
    await refused([look]);
    expect(await waiting()).toEqual(before);
    expect(await backend.query("select 1 from employers where verified_at is not null")).toEqual(
      [],
    );
    await backend.query("delete from auth.mfa_factors");
  });

  it("disparaissent avec la décision, refusée ou non, et la vérification suit", async () => {
    const { id } = (await waiting()) ?? {};
    for (const actor of ["visiteur", "recruteur", "autre recruteur"] as const) {
      const answer = await post(actor, {
        decide: employer,
        verified: true,
        reason: "Moi",
        ...SHOWN,
      });
      expect([401, 404], actor).toContain(answer.status);
    }
    const decide = (verified: boolean, reason: string) =>
      post("opérateur", { decide: employer, verified, reason, ...SHOWN });
    expect((await decide(false, " ")).status).toBe(400);
    expect((await decide(false, "Le nom diffère.")).status).toBe(200);
    expect(await files()).toEqual([]);
    expect((await decide(false, "Encore")).status).toBe(409);
    expect((await post("opérateur", { open: id })).status).toBe(404);

    await send("recruteur");
    expect(await files()).toHaveLength(1);
    // What was read is about the site of then: another one is not verified by it.
    await backend.query("update employers set website = 'https://paie-securisee.example'");
    expect((await decide(true, "Registre consulté.")).status).toBe(409);
    await backend.query("update employers set website = null");
    expect((await decide(true, "Registre consulté.")).status).toBe(200);
    expect(await files()).toEqual([]);
    expect(
      await backend.query("select verified_by from employers where verified_at is not null"),
    ).toEqual([{ verified_by: "operator" }]);
    expect(
      await backend.query("select 1 from private.employer_checks where path is not null"),
    ).toEqual([]);
  });

  it("ne se demandent qu'un peu par jour", async () => {
    await backend.query("delete from private.rate_limits");
    for (let n = 0; n < 6; n += 1) expect((await send("recruteur")).status).toBe(200);
    expect((await send("recruteur")).status).toBe(403);
    expect(await files()).toHaveLength(1);
  });
});
