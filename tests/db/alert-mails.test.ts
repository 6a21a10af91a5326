import { describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";
import { emailOf, PEOPLE } from "./support/people";

describe("Les courriels des alertes", () => {
  const { database, alerts } = setUpAlerts();

  it("montre dix annonces au plus, deux par employeur, et dit combien il y en a", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    for (let n = 0; n < 9; n += 1) await alerts.publish(`Soudeur libre ${n}`);
    // The newest come first: these would all have their place.
    for (let n = 0; n < 4; n += 1) {
      await alerts.publish(`Soudeur ${n}`, { company_name: n % 2 ? "Acier inc." : "ACIER INC" });
    }
    await alerts.round();
    const [mail] = await alerts.waiting();
    expect(mail?.found).toBe(13);
    expect(mail?.items).toHaveLength(10);
    expect(mail?.items.filter(({ title }) => /^Soudeur \d/.test(title)).length).toBe(2);
  });

  it("ne montre jamais deux fois la même annonce à une adresse, quelle que soit l'alerte", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await alerts.confirmed(emailOf("candidat"), { contract: "CDI" });
    await alerts.publish("Soudeur");
    expect(await alerts.send()).toEqual([[emailOf("candidat"), "Soudeur"]]);
    await alerts.follow("candidat", "job", { q: "soudeuse" });
    expect(await alerts.send()).toEqual([]);
  });

  it("montre ensuite ce que les dix premières n'ont pas laissé voir", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    for (let n = 0; n < 12; n += 1) await alerts.publish(`Soudeur ${n}`);
    const [[, ...first] = []] = await alerts.send();
    const [[, ...then] = []] = await alerts.send();
    expect([first.length, then.length]).toEqual([10, 2]);
    expect(new Set([...first, ...then]).size).toBe(12);
  });

  it("n'a pas lieu quand il n'y a rien, et vient au rythme choisi", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" }, "weekly");
    await alerts.round();
    expect(await alerts.waiting()).toEqual([]);
    await alerts.publish("Soudeur");
    const due = async () => {
      await alerts.round(null);
      return (await alerts.waiting()).length;
    };
    expect(await due()).toBe(0);
    await database.exec("update alerts set since = since - interval '6 days'");
    expect(await due()).toBe(0);
    await database.exec("update alerts set since = since - interval '22 hours'");
    expect(await due()).toBe(1);
  });

  it("laisse de côté ce qui est retiré, pourvu ou échu entre le calcul et l'envoi", async () => {
    await alerts.follow("candidat", "job", { q: "soudeur" });
    for (const patch of ["status = 'draft'", "application_deadline = private.today() - 1"]) {
      const id = await alerts.publish(`Soudeur, ${patch}`);
      await alerts.round();
      expect((await alerts.waiting())[0]?.items).toHaveLength(1);
      await database.query(`update jobs set ${patch} where id = $1`, [id]);
      expect((await alerts.waiting())[0]?.items).toEqual([]);
      await database.exec("delete from private.outbox");
    }
  });

  it("ne montre ni brouillon, ni annonce pourvue, échue ou effacée", async () => {
    await alerts.follow("candidat", "job", {});
    await alerts.publish("Brouillon", { status: "draft" });
    await alerts.publish("Pourvue", { status: "filled" });
    await alerts.publish("Échue", { application_deadline: "2020-01-01" });
    const id = await alerts.publish("Effacée");
    await database.query("delete from jobs where id = $1", [id]);
    expect(await alerts.send()).toEqual([]);
  });

  it("obéit aux préférences du membre, jusqu'au dernier moment", async () => {
    const set = (column: string, wanted: boolean) =>
      database.query(`update profiles set ${column} = $1 where id = $2`, [wanted, PEOPLE.candidat]);
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await alerts.follow("candidat", "article", { q: "soudeur" });
    await set("news_alerts", false);
    await alerts.publish("Soudeur", {
      description:
        "You will work with the team and our customers to deliver the best service for all of the people.",
    });
    await database.exec(`insert into news_articles (title, content, published_at)
      values ('Soudeur, un métier', 'Texte', now() + interval '1 second')`);
    await alerts.round();
    const [mail, ...others] = await alerts.waiting();
    expect(others).toEqual([]);
    expect(mail?.items).toMatchObject([{ title: "Soudeur", lang: "en" }]);
    await set("job_alerts", false);
    expect((await alerts.waiting()).map(({ email }) => email)).toEqual([null]);
    await set("job_alerts", true);
    await set("news_alerts", true);
  });

  it("ne rattrape pas ce qui a paru pendant une pause", async () => {
    const id = await alerts.follow("candidat", "job", { q: "soudeur" });
    const set = (status: string) =>
      database.query("update alerts set status = $1 where id = $2", [status, id]);
    await set("paused");
    await alerts.publish("Soudeur pendant");
    expect(await alerts.send()).toEqual([]);
    await database.exec(
      "update private.publications set public_since = now() - interval '2 hours'",
    );
    await set("active");
    await alerts.publish("Soudeur après");
    expect(await alerts.send()).toEqual([[emailOf("candidat"), "Soudeur après"]]);
  });
});
