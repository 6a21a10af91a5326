import { afterEach, describe, expect, it } from "vitest";
import { setUpEmployers } from "./support/employers";
import { emailOf, PEOPLE } from "./support/people";

const { recruteur, candidat } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

describe("Les employeurs", () => {
  const { state, join, ...database } = setUpEmployers();
  const { query, exec, insert, one, call, value } = database;
  const mailed = (id: string | undefined) => database.mailed<{ token: string }>(`invitation:${id}`);

  describe("invitent leurs collègues par courriel", () => {
    const invite = (email = emailOf("autre recruteur"), role = "member") =>
      value<string>("recruteur", "invite_to_employer($1, $2, $3)", [state.employer, email, role]);
    it("qui acceptent une fois, avec l'adresse invitée", async () => {
      const id = await invite(` ${emailOf("autre recruteur").toUpperCase()} `);
      const mail = await mailed(id);
      expect(mail).toMatchObject({ email: emailOf("autre recruteur"), role: "member" });
      expect(await mailed(id), "un courriel").toBeUndefined();
      const accept = (actor: "candidat" | "recruteur" | "autre recruteur") =>
        value(actor, "accept_employer_invitation($1)", [mail?.token]);
      await expect(accept("candidat")).rejects.toThrow("not_recruiter");
      await expect(accept("recruteur")).rejects.toThrow("invitation_over");
      expect(await accept("autre recruteur")).toBe(state.employer);
      await expect(accept("autre recruteur")).rejects.toThrow("invitation_over");
      expect(await call("autre recruteur", "employer_team($1)", [state.employer])).toMatchObject([
        { role: "owner", email: emailOf("recruteur") },
        { role: "member", email: emailOf("autre recruteur") },
      ]);
      await expect(invite()).rejects.toThrow("already_member");
    });

    it("pour sept jours, tant qu'elle n'est pas reprise, et la dernière seule", async () => {
      const accept = (token?: string) =>
        value("autre recruteur", "accept_employer_invitation($1)", [token]);
      const first = await mailed(await invite());
      const second = await mailed(await invite());
      await expect(accept(first?.token)).rejects.toThrow("invitation_over");
      expect(
        await call("autre recruteur", "employer_invitation($1)", [second?.token]),
      ).toHaveLength(1);
      await exec("update private.employer_invitations set expires_at = now()");
      await expect(accept(second?.token)).rejects.toThrow("invitation_over");
      const third = await mailed(await invite());
      const [{ id }] = (await call("recruteur", "employer_invitations($1)", [state.employer])) as [
        { id: string },
      ];
      expect(await value("autre recruteur", "revoke_employer_invitation($1)", [id])).toBe(false);
      expect(await value("recruteur", "revoke_employer_invitation($1)", [id])).toBe(true);
      await expect(accept(third?.token)).rejects.toThrow("invitation_over");
    });

    it("mais pas au nom d'une entreprise retirée du site", async () => {
      await exec("update employers set is_hidden = true");
      await expect(invite()).rejects.toMatchObject({
        code: "42501",
        message: expect.stringContaining("employer_hidden"),
      });
    });

    it("sans qu'un autre employeur puisse épuiser une adresse", async () => {
      const row = { name: "Boréal Essai", created_by: colleague };
      const { id } = await insert("employers", row);
      const burn = () =>
        value("autre recruteur", "invite_to_employer($1, 'victime@exemple.test', 'member')", [id]);
      for (let time = 0; time < 5; time += 1) await burn();
      await expect(burn()).rejects.toThrow("too_many");
      expect(await invite("victime@exemple.test")).toEqual(expect.any(String));
    });

    it("et en reprennent une ; une ligne le dit, aux autres responsables aussi d'une des leurs", async () => {
      await join("owner");
      const before = await one("select coalesce(max(id), 0) from private.audit_log");
      const lines = () =>
        query(
          `select action, actor_id, subject_id, detail ->> 'title' as title from private.audit_log
           where action in ('invitation_revoked', 'owner_uninvited') and id > $1
           order by id`,
          [before],
        );
      const revoke = (id?: string) => value("recruteur", "revoke_employer_invitation($1)", [id]);
      const line = { actor_id: recruteur, subject_id: null, title: "Atelier Nord" };
      const asMember = await invite("tiers@exemple.test");
      await revoke(asMember);
      expect(await lines()).toEqual([{ ...line, action: "invitation_revoked" }]);
      expect(await revoke(asMember), "une fois").toBe(false);
      expect(await lines()).toHaveLength(1);
      await revoke(await invite("tiers@exemple.test", "owner"));
      expect((await lines()).slice(1)).toEqual([
        { ...line, action: "invitation_revoked" },
        { ...line, action: "owner_uninvited", subject_id: colleague },
      ]);
    });

    it("sans que d'autres en voient rien, ni que des membres invitent", async () => {
      await join();
      for (const actor of ["autre recruteur", "candidat"] as const) {
        await expect(
          value(actor, "invite_to_employer($1, 'x@exemple.test', 'owner')", [state.employer]),
        ).rejects.toThrow("not_owner");
        expect(await call(actor, "employer_invitations($1)", [state.employer])).toEqual([]);
      }
      expect(await call("candidat", "employer_team($1)", [state.employer])).toEqual([]);
      await expect(invite("pas une adresse")).rejects.toThrow("not_valid");
      await expect(invite("x@exemple.test", "king")).rejects.toThrow("not_valid");
    });
  });

  describe("n'ouvrent plus par l'invitation de qui n'en répond plus", () => {
    /** The colleague, an owner, invites a third, and is told to whom the link went. */
    async function invited() {
      await join("owner");
      await exec(`update profiles set role = 'recruteur' where id = '${candidat}'`);
      const id = await value<string>("autre recruteur", "invite_to_employer($1, $2, 'owner')", [
        state.employer,
        emailOf("candidat"),
      ]);
      const mail = await mailed(id);
      return () => value("candidat", "accept_employer_invitation($1)", [mail?.token]);
    }
    afterEach(() =>
      exec(`update profiles set suspended_at = null;
        update profiles set role = 'candidat' where id = '${candidat}'`),
    );

    it.each([
      [
        "retiré",
        () => value("recruteur", "remove_employer_member($1, $2)", [state.employer, colleague]),
      ],
      [
        "membre seulement",
        () =>
          value("recruteur", "set_employer_role($1, $2, 'member')", [state.employer, colleague]),
      ],
      ["parti", () => value("autre recruteur", "remove_employer_member($1)", [state.employer])],
    ])("%s", async (_, go) => {
      const accept = await invited();
      await go();
      expect(await query("select 1 from private.employer_invitations")).toEqual([]);
      await expect(accept()).rejects.toThrow("invitation_over");
    });

    it.each([
      ["suspendu", "update profiles set suspended_at = now() where id = $1"],
      ["retiré par le service", "delete from employer_members where user_id = $1"],
    ])("%s", async (_, sql) => {
      const accept = await invited();
      await query(sql, [colleague]);
      await expect(accept()).rejects.toThrow("invitation_over");
    });

    it("et les autres responsables lisent qui reçoit les clés", async () => {
      const since = await one("select coalesce(max(id), 0) from private.audit_log");
      const accept = await invited();
      await accept();
      expect(
        await query(
          `select actor_id, action, detail ->> 'title' as title from private.audit_log
           where subject_id = $1 and id > $2 order by id`,
          [recruteur, since],
        ),
      ).toEqual([
        { actor_id: colleague, action: "owner_invited", title: "Atelier Nord" },
        { actor_id: candidat, action: "owner_joined", title: "Atelier Nord" },
      ]);
    });
  });
});
