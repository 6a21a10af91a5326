import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { createPeople } from "./support/people";

describe.each(BACKENDS)("Les sessions, sur $engine", ({ isHere, start }) => {
  describe.skipIf(!isHere)("par supabase-js", () => {
    let backend: BackendUnderTest;
    beforeAll(async () => {
      backend = await start();
      await createPeople(backend.query);
    });
    afterAll(() => backend?.stop());
    beforeEach(() => backend.query("delete from auth.sessions"));

    type Session = { id: string; device: string; is_current: boolean };
    const on = (device: string) => clientOfActor(backend, "candidat", { "user-agent": device });
    const list = async (client: SupabaseClient): Promise<Session[]> =>
      (await client.rpc("my_sessions").throwOnError()).data;
    const age = (minutes: number) =>
      backend.query("update auth.sessions set created_at = now() - make_interval(mins => $1)", [
        minutes,
      ]);

    it("se lisent par leur propriétaire, l'actuelle en tête, avec leur appareil", async () => {
      const phone = await on("Telephone");
      const desk = await on("Ordinateur");
      await clientOfActor(backend, "recruteur");
      const seen = (await list(desk)).map(({ device, is_current }) => [device, is_current]);
      expect(seen).toEqual([
        ["Ordinateur", true],
        ["Telephone", false],
      ]);
      expect(await list(phone)).toHaveLength(2);
    });

    it("se terminent par leur propriétaire, et par personne d'autre", async () => {
      const phone = await on("Telephone");
      const desk = await on("Ordinateur");
      const rival = await clientOfActor(backend, "recruteur");
      const [, lost] = await list(desk);
      const end = async (client: SupabaseClient) =>
        (await client.rpc("end_my_session", { session: lost?.id })).data;
      expect(await end(rival)).toBe(false);
      expect((await phone.auth.getUser()).error).toBeNull();
      expect(await end(desk)).toBe(true);
      expect(await end(desk)).toBe(false);
      expect((await phone.auth.getUser()).error).not.toBeNull();
      expect((await phone.auth.refreshSession()).error).not.toBeNull();
      expect((await desk.auth.getUser()).error).toBeNull();
    });

    it("de plus de trente jours sans être vues ne se montrent plus", async () => {
      await on("Telephone");
      await backend.query(
        "update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null",
      );
      const desk = await on("Ordinateur");
      expect((await list(desk)).map(({ device }) => device)).toEqual(["Ordinateur"]);
    });

    it("doivent être neuves pour exporter des candidatures et supprimer le compte", async () => {
      const recruiter = await clientOfActor(backend, "recruteur");
      const exported = async () =>
        (await recruiter.rpc("log_applications_export")).error?.message ?? null;
      await age(9);
      expect((await recruiter.rpc("signed_in_recently")).data).toBe(true);
      expect(await exported()).toBeNull();
      await age(11);
      expect((await recruiter.rpc("signed_in_recently")).data).toBe(false);
      expect(await exported()).toBe("sign_in_again");
      // A token that is renewed is as old as its session.
      await recruiter.auth.refreshSession();
      expect(await exported()).toBe("sign_in_again");
      const left = await recruiter.rpc("delete_my_account");
      expect(left.error?.message).toBe("sign_in_again");
      expect((await recruiter.from("profiles").select("id")).data).toHaveLength(1);
    });
  });
});
