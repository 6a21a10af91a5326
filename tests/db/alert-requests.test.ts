import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { alertConsent } from "@/lib/copy/consents";
import { setUpAlerts } from "./support/alerts";
import { emailOf } from "./support/people";

const VISITOR = "a@exemple.test";

describe("Une demande d'alerte au nom d'autrui", () => {
  const { database, alerts } = setUpAlerts();

  const stored = () =>
    database.query("select id, label, address, frequency, consent_text, status from alerts");
  const ask = (label: string) =>
    alerts.value<string>(
      "visiteur",
      "request_alert($1, 'job', '{\"q\": \"soins\"}', $2, '/emplois?q=autre', 'weekly')",
      [VISITOR, label],
    );

  it("ne dit pas qu'une adresse est servie, même quand elle a reçu un courriel", async () => {
    const token = await alerts.confirmed(VISITOR, { q: "soudeur" });
    await alerts.publish("Soudeur");
    await alerts.round();
    expect(await alerts.waiting()).toHaveLength(1);
    const [before] = await stored();
    const again = await alerts.request(VISITOR, { q: "SOUDEUR" });
    expect(await alerts.mailOf(again)).toMatchObject({ confirm_token: null, token });
    expect(await stored()).toEqual([before]);
    expect(await alerts.waiting()).toHaveLength(1);
  });

  it("ne change rien à ce qui attend, dont le lien reste bon", async () => {
    const first = await alerts.mailOf(await alerts.request(VISITOR, { q: "soins" }));
    const before = await stored();
    expect(before).toMatchObject([{ consent_text: alertConsent }]);
    const request = await ask("Autre chose");
    expect(await stored()).toEqual(before);
    const second = await alerts.mailOf(request);
    expect(second?.confirm_token).toBeTruthy();
    expect(await alerts.confirm(first?.confirm_token)).toBe(true);
  });

  it.each(["'preuve'", "null"])(
    "ne choisit pas les mots de nos courriels sans passer par le site (preuve : %s)",
    async (proof) => {
      await database.exec(`update private.settings set site_proof = ${proof}`);
      try {
        await ask("Vous avez gagné, écrivez-nous");
        expect(await stored()).toMatchObject([{ label: "Offres d’emploi" }]);
      } finally {
        await database.exec("update private.settings set site_proof = null");
      }
    },
  );

  describe("insiste sans rien prendre à qui a l'adresse", () => {
    const SITE = "preuve";
    const insist = async (times = 25) => {
      const requests: string[] = [];
      for (let n = 0; n < times; n += 1) {
        requests.push(await alerts.request(VISITOR, { q: `mot ${n}` }));
      }
      return requests;
    };
    /** What is done by the site for one visitor, whom it tells apart from the others. */
    async function from<Result>(visitor: string, act: () => Promise<Result>): Promise<Result> {
      const headers = JSON.stringify({ "x-site-proof": SITE, "x-visitor": visitor });
      await database.exec(`select set_config('request.headers', '${headers}', false)`);
      try {
        return await act();
      } finally {
        await database.exec("select set_config('request.headers', '', false)");
      }
    }
    const offered = async (link: unknown) =>
      alerts.call<{ id: string }>("visiteur", "alerts_by_token($1)", [link]);
    const ofSearch = (q: string) =>
      database.one("select id from alerts where params ->> 'q' = $1", [q]);

    beforeEach(() => database.exec(`update private.settings set site_proof = '${SITE}'`));
    afterEach(() => database.exec("update private.settings set site_proof = null"));

    it("la personne reçoit son lien, et y trouve sa demande", async () => {
      await from("un autre", insist);
      const request = await from("la personne", () => alerts.request(VISITOR, { q: "soins" }));
      await from("un autre", insist);
      const mail = await alerts.mailOf(request);
      expect(mail?.confirm_token).toBeTruthy();
      const own = await ofSearch("soins");
      const ids = (await offered(mail?.confirm_token)).map(({ id }) => id);
      expect(ids).toContain(own);
      expect(await alerts.confirm(mail?.confirm_token, own)).toBe(true);
      expect(
        await database.query("select params ->> 'q' as q from alerts where status = 'active'"),
      ).toEqual([{ q: "soins" }]);
    });

    it("le lien d'un courriel déjà venu sert, même quand il n'en part plus", async () => {
      const first = await alerts.mailOf(await alerts.request(VISITOR, { q: "mot 0" }));
      await insist(20);
      const link = first?.confirm_token;
      expect(await alerts.mailOf(await alerts.request(VISITOR, { q: "soins" }))).toBeUndefined();
      const own = await ofSearch("soins");
      expect((await offered(link)).map(({ id }) => id)).toContain(own);
      expect(await alerts.confirm(link, own)).toBe(true);
    });

    it("trois courriels par jour de la part d'un même, douze en tout", async () => {
      let left = 0;
      for (let visitor = 0; visitor < 8; visitor += 1) {
        if (visitor === 4) {
          expect(left, "six par heure").toBe(6);
          await database.exec("delete from private.rate_limits where bucket = 'db:mail-to'");
        }
        await from(`visiteur ${visitor}`, async () => {
          for (let n = 0; n < 5; n += 1) {
            const request = await alerts.request(VISITOR, { q: `${visitor} ${n}` });
            if (await alerts.mailOf(request)) left += 1;
          }
        });
      }
      expect(left).toBe(12);
      // "me+one@" and "me+two@" are one mailbox.
      const variant = await from("un autre", () => alerts.request("a+1@exemple.test", { q: "un" }));
      expect(await alerts.mailOf(variant)).toBeUndefined();
    });

    it("d'une même demande de plusieurs, aucune n'est confirmée sans être choisie", async () => {
      const mail = await alerts.mailOf(await alerts.request(VISITOR, { q: "un" }));
      await alerts.request(VISITOR, { q: "deux" });
      expect(await alerts.confirm(mail?.confirm_token)).toBe(false);
      await alerts.confirm(mail?.confirm_token, await ofSearch("deux"));
      expect(await alerts.confirm(mail?.confirm_token)).toBe(true);
    });

    it("le lien d'une adresse ne montre ni ne confirme rien d'une autre", async () => {
      const mail = await alerts.mailOf(await alerts.request(VISITOR, { q: "un" }));
      await alerts.request("b@exemple.test", { q: "deux" });
      const stranger = await ofSearch("deux");
      expect(await offered(mail?.confirm_token)).toHaveLength(1);
      expect(await alerts.confirm(mail?.confirm_token, stranger)).toBe(false);
    });

    it("qui insiste trop, chez n'importe qui, attend", async () => {
      const ask = (n: number) => alerts.request(`c${n}@exemple.test`, { q: "un" });
      await from("un autre", async () => {
        for (let n = 0; n < 60; n += 1) await ask(n);
        await expect(ask(60)).rejects.toThrow("too_many");
      });
      expect(await from("la personne", () => ask(61))).toBeTruthy();
    });
  });

  it("Tout arrêter vaut pour l'adresse, avec compte et sans", async () => {
    const email = emailOf("candidat");
    const statuses = () =>
      database.query("select email, status from alerts order by email nulls first");
    const both = async () => {
      await alerts.clear();
      await alerts.follow("candidat", "job", { q: "un" });
      await alerts.confirmed("b@exemple.test", { q: "un" });
      return alerts.confirmed(email, { q: "deux" });
    };
    const after = [
      { email: null, status: "paused" },
      { email: "b@exemple.test", status: "active" },
    ];
    await alerts.value("visiteur", "leave_alerts($1, true)", [await both()]);
    expect(await statuses()).toEqual(after);

    await both();
    const member = await database.one("select token from alerts where email is null");
    await alerts.value("visiteur", "leave_alerts($1, true)", [member]);
    expect(await statuses()).toEqual(after);
  });
});
