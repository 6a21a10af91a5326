import { describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";
import { emailOf } from "./support/people";

const VISITOR = "a@exemple.test";

describe("Les alertes", () => {
  const { database, alerts } = setUpAlerts();

  const statuses = async () =>
    (await database.query<{ status: string }>("select status from alerts order by created_at")).map(
      ({ status }) => status,
    );

  describe("sans compte", () => {
    it("ne valent qu'une fois l'adresse confirmée, par le seul jeton du courriel", async () => {
      const request = await alerts.request(" A@Exemple.test ", { q: "soins" });
      const mail = await alerts.mailOf(request);
      expect(mail).toMatchObject({ email: VISITOR, kind: "job", frequency: "daily" });
      expect(await alerts.mailOf(request)).toBeUndefined();
      await alerts.publish("Soins avant");
      expect(await alerts.send()).toEqual([]);

      expect(await alerts.confirm(mail?.token)).toBe(false);
      expect(await alerts.confirm(mail?.confirm_token)).toBe(true);
      expect(await alerts.confirm(mail?.confirm_token)).toBe(false);
      expect(await statuses()).toEqual(["active"]);
    });

    it("expirent sans confirmation, et s'oublient", async () => {
      const mail = await alerts.mailOf(await alerts.request(VISITOR, {}));
      await database.exec("update alerts set confirm_expires_at = now() - interval '1 minute'");
      expect(await alerts.confirm(mail?.confirm_token)).toBe(false);
      await database.exec("update alerts set created_at = now() - interval '5 days'");
      await database.exec("select forget_expired()");
      expect(await statuses()).toEqual([]);
    });

    it("sont vingt au plus par adresse", async () => {
      for (let n = 0; n < 20; n += 1) {
        await alerts.confirmed(VISITOR, { q: `mot ${n}` });
        await database.exec("delete from private.rate_limits");
      }
      await expect(alerts.confirmed(VISITOR, { q: "encore" })).rejects.toThrow("too_many_alerts");
    });

    it("ne mènent à aucune autre adresse que les listes, et le refus ne montre rien", async () => {
      const ask = "request_alert($1, 'job', '{}', 'Soins', $2, $3)";
      const elsewhere = "//ailleurs.test|/emplois?q=\n|https://ailleurs.test|/admin|/emplois/x";
      for (const [email, address, frequency] of [
        ...elsewhere.split("|").map((place) => [VISITOR, place, "daily"]),
        ...[
          [VISITOR, "/emplois", null],
          [VISITOR, "/emplois", "hourly"],
        ],
        [null, "/emplois", "daily"],
      ]) {
        await expect(
          alerts.value("visiteur", ask, [email, address, frequency]),
        ).rejects.toMatchObject({ message: "not_valid", detail: undefined });
      }
    });
  });

  it("sont vingt au plus par membre ; suivre la même deux fois n'en fait qu'une", async () => {
    for (let n = 0; n < 20; n += 1) await alerts.follow("candidat", "job", { q: `mot ${n}` });
    expect(await alerts.follow("candidat", "job", { q: "mot 3" })).toBeTruthy();
    await expect(alerts.follow("candidat", "job", { q: "de trop" })).rejects.toThrow(
      "too_many_alerts",
    );
  });

  describe("le désabonnement", () => {
    it("oublie l'alerte d'un visiteur, ou toutes, d'un clic qui peut se répéter", async () => {
      const token = await alerts.confirmed(VISITOR, { q: "un" });
      const other = await alerts.confirmed(VISITOR, { q: "deux" });
      await alerts.confirmed(VISITOR, { q: "trois" });
      await alerts.confirmed("b@exemple.test", { q: "un" });
      expect(await alerts.value("visiteur", "leave_alerts('deviné')")).toBe(false);
      expect(await alerts.value("visiteur", "leave_alerts($1)", [token])).toBe(true);
      expect(await statuses()).toHaveLength(3);
      expect(await alerts.value("visiteur", "leave_alerts($1, true)", [other])).toBe(true);
      expect(await database.query("select email from alerts")).toEqual([
        { email: "b@exemple.test" },
      ]);
    });

    it("met en pause l'alerte d'un membre, ou toutes les siennes", async () => {
      await alerts.follow("candidat", "job", { q: "un" });
      await alerts.follow("candidat", "job", { q: "deux" });
      const token = await database.one("select token from alerts limit 1");
      await alerts.value("visiteur", "leave_alerts($1)", [token]);
      expect((await statuses()).sort()).toEqual(["active", "paused"]);
      await alerts.value("visiteur", "leave_alerts($1, true)", [token]);
      expect(await statuses()).toEqual(["paused", "paused"]);
    });
  });

  it("sortent avec l'export, et partent avec le compte, celles de l'adresse aussi", async () => {
    await alerts.follow("autre candidat", "job", { q: "soudeur" });
    const email = emailOf("autre candidat");
    await alerts.confirmed(email, { q: "soudeuse" });
    await alerts.publish("Soudeur");
    await alerts.send();
    const exported = await alerts.value<Record<string, unknown[]>>(
      "autre candidat",
      "my_data_export()",
    );
    expect(exported.alerts).toHaveLength(2);
    expect(exported.alert_mails).toHaveLength(1);
    expect(JSON.stringify(exported.alerts)).not.toContain("token");
    await alerts.value("autre candidat", "delete_my_account()");
    expect(await statuses()).toEqual([]);
    expect(await database.query("select 1 from private.alert_deliveries")).toEqual([]);
  });

  it("ne gardent aucune adresse de ceux qui ont reçu, et rien au-delà de trois mois", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await alerts.publish("Soudeur");
    await alerts.send();
    expect(
      await database.query(
        "select 1 from private.alert_deliveries where recipient_key like '%@%' union select 1 from private.outbox where recipient is not null",
      ),
    ).toEqual([]);
    await database.exec(`update private.outbox set created_at = now() - interval '91 days';
      select forget_expired();`);
    for (const table of ["outbox", "alert_deliveries"]) {
      expect(await database.query(`select 1 from private.${table}`), table).toEqual([]);
    }
  });
});
