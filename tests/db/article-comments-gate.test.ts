import { beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const WAY_OUT = "Écrivez-moi sur WhatsApp au 514 555-0199, visa@fraude.example.";

describe("Un commentaire, sur un site qui relit d'abord", () => {
  const { database, publish } = setUpGate();
  let article: string;
  beforeEach(async () => {
    await database.exec("select set_publishing_gate('open')");
    article = (await publish("article")).id;
    await database.exec("select set_publishing_gate('review')");
  });
  const comment = (body: string) =>
    asPerson<{ id: string }>(
      database,
      candidat,
      "insert into comments (article_id, user_id, body) values ($1, $2, $3) returning id",
      [article, candidat, body],
    );
  const decide = (id: string | undefined, status: string) =>
    asPerson(
      database,
      recruteur,
      "update comments set status = $2 where id = $1 returning status",
      [id, status],
    );

  it("ne mène personne hors du site", async () => {
    await expect(comment(WAY_OUT)).rejects.toThrow("contact_in_comment");
    const [honest] = await comment("Merci, c’est clair : 37,5 heures par semaine.");
    expect(await decide(honest?.id, "approved")).toEqual([{ status: "approved" }]);
  });

  it("ne se signe pas d'un numéro", async () => {
    const [name] = await database.query<{ full_name: string }>(
      "select full_name from profiles where id = $1",
      [candidat],
    );
    const call = (as: string | undefined) =>
      database.query("update profiles set full_name = $2 where id = $1", [candidat, as]);
    await call("WhatsApp 514 555-0199");
    await expect(comment("Merci beaucoup, tout est clair.")).rejects.toThrow("contact_in_comment");
    await call(name?.full_name);
    expect(await comment("Merci beaucoup, tout est clair.")).toHaveLength(1);
  });

  it("d'avant se refuse, mais ne s'approuve plus", async () => {
    await database.exec("select set_publishing_gate('open')");
    const [old] = await comment(WAY_OUT);
    await database.exec("select set_publishing_gate('review')");
    await expect(decide(old?.id, "approved")).rejects.toThrow("contact_in_comment");
    expect(await decide(old?.id, "refused")).toEqual([{ status: "refused" }]);
  });

  it("dit ce qu'il veut où l'on publie tout de suite", async () => {
    await database.exec("select set_publishing_gate('open')");
    expect(await comment(WAY_OUT)).toHaveLength(1);
  });
});
