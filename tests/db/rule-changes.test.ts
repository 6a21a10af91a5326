import { beforeEach, describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";
import { emailOf } from "./support/people";

const TOPIC = { topics: ["visas"] };

describe("Une règle qui change, et les personnes qui suivent son thème", () => {
  const { database, alerts } = setUpAlerts();
  beforeEach(async () => {
    await database.exec("delete from news_articles");
  });

  /** An article that appears now; its id. */
  async function article(title: string, more: Record<string, unknown> = {}) {
    const row = { title, content: "Texte", category: "visas", ...more };
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    const [made] = await database.query<{ id: string }>(
      `insert into news_articles (${Object.keys(row)}) values (${marks}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }
  const replace = (id: string, by: string) =>
    database.query("update news_articles set status = 'replaced', replaced_by = $2 where id = $1", [
      id,
      by,
    ]);
  const told = (id: string, note: string) =>
    database.query("update news_articles set change_note = $2 where id = $1", [id, note]);
  const to = emailOf("candidat");

  it("l'article qui en remplace un autre est une nouvelle, même déjà montré, et une seule fois", async () => {
    await alerts.follow("candidat", "article", TOPIC);
    const [old, fresh] = [await article("Ancienne règle"), await article("Nouvelle règle")];
    expect((await alerts.send())[0]?.slice(1).sort()).toEqual(["Ancienne règle", "Nouvelle règle"]);
    expect(await alerts.send()).toEqual([]);

    await replace(old, fresh);
    await alerts.round();
    const [mail] = await alerts.waiting();
    expect(mail?.items).toEqual([
      expect.objectContaining({ title: "Nouvelle règle", replaces: "Ancienne règle" }),
    ]);
    expect(await alerts.send()).toEqual([[to, "Nouvelle règle"]]);
    expect(await alerts.send()).toEqual([]);
  });

  it("le changement qu'un article raconte est une nouvelle, avec ses mots", async () => {
    await alerts.follow("candidat", "article", TOPIC);
    const id = await article("Règle");
    await alerts.send();
    await told(id, "Les frais passent à 100 $.");
    await alerts.round();
    const [mail] = await alerts.waiting();
    expect(mail?.items).toEqual([
      expect.objectContaining({ title: "Règle", change: "Les frais passent à 100 $." }),
    ]);
    expect(mail?.items[0]).not.toHaveProperty("replaces");
  });

  it("deux alertes d'une même adresse ne le disent qu'une fois", async () => {
    await alerts.follow("candidat", "article", TOPIC);
    await alerts.follow("candidat", "article", { q: "règle" });
    const id = await article("Règle");
    expect(await alerts.send()).toEqual([[to, "Règle"]]);
    await told(id, "Tout change.");
    expect(await alerts.send()).toEqual([[to, "Règle"]]);
    expect(await alerts.send()).toEqual([]);
  });

  it("une alerte plus récente que l'article apprend le changement", async () => {
    const id = await article("Règle", { published_at: new Date("2026-01-01") });
    await alerts.follow("candidat", "article", TOPIC);
    expect(await alerts.send()).toEqual([]);
    await told(id, "Tout change.");
    expect(await alerts.send()).toEqual([[to, "Règle"]]);
  });

  it("ne dit rien d'un autre thème, d'un brouillon, ni d'une règle qui a changé autrefois", async () => {
    await alerts.follow("candidat", "article", { topics: ["studies"] });
    const [old, fresh] = [await article("Ancienne"), await article("Nouvelle")];
    await replace(old, fresh);
    const draft = await article("Brouillon", { category: "studies", status: "draft" });
    await told(draft, "Secret");
    const past = { category: "studies", published_at: new Date("2026-01-01") };
    const current = await article("Actuelle", past);
    await article("Dépassée", {
      ...past,
      status: "replaced",
      replaced_by: current,
      replaced_on: "2026-01-02",
    });
    expect(await alerts.send()).toEqual([]);
  });
});
