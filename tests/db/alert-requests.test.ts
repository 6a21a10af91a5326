import { describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";
import { emailOf } from "./support/people";

const VISITOR = "a@exemple.test";

describe("Une demande d'alerte au nom d'autrui", () => {
  const { database, alerts } = setUpAlerts();

  const mailOf = async (request: string) =>
    (
      await database.query<{ confirm_token: string | null; token: string }>(
        "select * from alert_request_mail($1)",
        [request],
      )
    )[0];
  const stored = () =>
    database.query("select id, label, address, frequency, consent_text, status from alerts");
  const ask = (label: string) =>
    alerts.value<string>(
      "visiteur",
      "request_alert($1, 'job', '{\"q\": \"soins\"}', $2, '/emplois?q=autre', 'weekly', 'autre')",
      [VISITOR, label],
    );

  it("ne dit pas qu'une adresse est servie, même quand elle a reçu un courriel", async () => {
    await alerts.confirmed(VISITOR, { q: "soudeur" });
    await alerts.publish("Soudeur");
    await alerts.round();
    expect(await alerts.waiting()).toHaveLength(1);
    const [before] = await stored();
    expect(await alerts.request(VISITOR, { q: "soudeur" })).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored()).toEqual([before]);
    expect(await alerts.waiting()).toHaveLength(1);
  });

  it("ne change rien à ce qui attend, dont le lien reste bon", async () => {
    const first = await mailOf(await alerts.request(VISITOR, { q: "soins" }));
    const before = await stored();
    const request = await ask("Autre chose");
    expect(await stored()).toEqual(before);
    const second = await mailOf(request);
    expect(second?.confirm_token).toBeTruthy();
    expect(await alerts.value("visiteur", "confirm_alert($1)", [first?.confirm_token])).toBe(true);
  });

  it.each([
    ["une fréquence absente", "$1", "null"],
    ["une fréquence inconnue", "$1", "'hourly'"],
    ["une adresse absente", "null || $1", "'daily'"],
  ])("%s : le refus ne montre rien de ce qui serait gardé", async (_, email, frequency) => {
    const attempt = alerts.value(
      "visiteur",
      `request_alert(${email}, 'job', '{"q": "soins"}', 'Soins', '/emplois', ${frequency}, 'Oui')`,
      [VISITOR],
    );
    await expect(attempt).rejects.toMatchObject({ message: "not_valid", detail: undefined });
  });

  it("ne choisit pas les mots de nos courriels sans passer par le site", async () => {
    await database.exec("update private.settings set site_proof = 'preuve'");
    try {
      await ask("Vous avez gagné, écrivez-nous");
      expect(await stored()).toMatchObject([{ label: "Offres d’emploi" }]);
    } finally {
      await database.exec("update private.settings set site_proof = null");
    }
  });

  it("est la sixième à attendre : refusée, qu'on la connaisse ou non", async () => {
    const free = () => database.exec("delete from rate_limits");
    await alerts.confirmed(VISITOR, { q: "servie" });
    for (let n = 0; n < 5; n += 1) {
      await free();
      await alerts.request(VISITOR, { q: `mot ${n}` });
    }
    for (const q of ["nouvelle", "servie"]) {
      await free();
      await expect(alerts.request(VISITOR, { q })).rejects.toThrow("too_many");
    }
    await free();
    expect(await alerts.request(VISITOR, { q: "mot 3" })).toBeTruthy();
  });

  it("compte ensemble les variantes d'une boîte : moi+a@, moi+b@", async () => {
    for (let n = 0; n < 20; n += 1) await alerts.request(`moi+${n}@exemple.test`, { q: "un" });
    await expect(alerts.request("moi+encore@exemple.test", { q: "un" })).rejects.toThrow(
      "too_many",
    );
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
    const [member] = await database.query<{ token: string }>(
      "select token from alerts where email is null",
    );
    await alerts.value("visiteur", "leave_alerts($1, true)", [member?.token]);
    expect(await statuses()).toEqual(after);
  });
});
