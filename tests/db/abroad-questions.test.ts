import { beforeEach, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import type { Kind } from "./support/kinds";
import { type Actor, PEOPLE } from "./support/people";

const ANSWERED = {
  open_abroad: true,
  permit_offer: "none",
  relocation_help: false,
  french_level: "advanced",
  english_level: "none",
  abroad_start_date: "2099-01-01",
};

describe("Demander au recruteur ce que l'annonce ne dit pas", () => {
  const { query, exec, call, value, ...database } = setUpDatabase(people);
  beforeEach(() => exec("delete from abroad_questions; delete from private.rate_limits"));

  const publish = async (row = {}, kind: Kind = "job") => (await database.publish(kind, row)).id;
  const ask = (actor: Actor, id: string, kind = "job") =>
    value<boolean>(actor, "ask_about_abroad($1, $2)", [kind, id]);
  const counted = (actor: Actor) =>
    call(
      actor,
      `(select kind, questions from unnest('{freelance,job}'::text[]) kind,
         my_publication_figures(kind) where questions > 0 order by kind) as counted`,
    );

  it("compte une fois chaque personne, et ne dit rien qu'à qui a publié", async () => {
    const id = await publish();
    for (const actor of ["candidat", "autre candidat", "candidat"] as const) {
      expect(await ask(actor, id)).toBe(true);
    }
    const mission = await publish({}, "freelance");
    expect(await ask("candidat", mission, "freelance")).toBe(true);
    expect(await counted("recruteur")).toEqual([
      { kind: "freelance", questions: "1" },
      { kind: "job", questions: "2" },
    ]);
    expect(await counted("autre recruteur")).toEqual([]);
    expect(await counted("candidat")).toEqual([]);
  });

  it("n'a plus rien à compter quand l'annonce a répondu", async () => {
    const id = await publish();
    await ask("candidat", id);
    await query("update jobs set open_abroad = false where id = $1", [id]);
    expect(await counted("recruteur")).toEqual([]);
  });

  it.each([
    ["qui a tout dit", ANSWERED],
    ["qui refuse l'étranger", { open_abroad: false }],
    ["en brouillon", { status: "draft" }],
    ["pourvue", { status: "filled" }],
    ["expirée", { application_deadline: "2020-01-01" }],
    ["à soi", { recruiter_id: PEOPLE.candidat }],
  ])("ne demande rien d'une annonce %s", async (_, row) => {
    expect(await ask("candidat", await publish(row))).toBe(false);
    expect(await query("select 1 from abroad_questions")).toEqual([]);
  });

  it("ne prend ni le numéro d'une autre sorte, ni une sorte qui ne répond pas", async () => {
    const id = await publish();
    expect(await ask("candidat", id, "freelance")).toBe(false);
    expect(await ask("candidat", id, "scholarship")).toBe(false);
  });

  it("est refusé au-delà de soixante fois par heure", async () => {
    const id = await publish();
    for (let time = 0; time < 60; time += 1) expect(await ask("candidat", id)).toBe(true);
    await expect(ask("candidat", id)).rejects.toThrow("too_many");
    expect(await ask("autre candidat", id)).toBe(true);
  });
});
