import { describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { type Actor, PEOPLE } from "./support/people";

describe("import_jobs", () => {
  const database = setUpDatabase(people);
  const { call } = database;
  const offer = { title: "O", company_name: "E", description: "T", requirements: ["a", "b"] };
  const send = (actor: Actor, offers: unknown[]) =>
    call<{ id: string; status: string }>(actor, "import_jobs($1)", [JSON.stringify(offers)]);

  it("publie les offres d'un fichier en une fois, listes comprises", async () => {
    const offers = [1, 2, 3].map((n) => ({
      ...offer,
      title: `Importée ${n}`,
      recruiter_id: PEOPLE.recruteur,
    }));
    expect((await send("recruteur", offers)).map(({ status }) => status)).toEqual(
      Array(3).fill("published"),
    );
    expect(
      await database.query("select requirements from jobs where title like 'Importée %'"),
    ).toEqual(Array(3).fill({ requirements: ["a", "b"] }));
  });

  it.each([
    ["au nom d'un autre", "recruteur", { recruiter_id: PEOPLE["autre recruteur"] }],
    ["avec un numéro choisi", "recruteur", { id: PEOPLE.candidat, recruiter_id: PEOPLE.recruteur }],
    ["par un candidat", "candidat", { recruiter_id: PEOPLE.candidat }],
    ["par un visiteur", "visiteur", { recruiter_id: PEOPLE.recruteur }],
  ] as const)("ne publie rien %s", async (_, actor, more) => {
    await expect(send(actor, [{ ...offer, ...more }])).rejects.toMatchObject({ code: "42501" });
  });

  it("ne garde aucune ligne quand une est refusée", async () => {
    const own = {
      ...offer,
      title: "Presque",
      contract_type: "CDI",
      recruiter_id: PEOPLE.recruteur,
    };
    await expect(send("recruteur", [own, { ...own, contract_type: "Rien" }])).rejects.toThrow(
      "jobs_contract_type_check",
    );
    expect(await database.query("select 1 from jobs where title = 'Presque'")).toEqual([]);
  });
});
