import { describe, expect, it } from "vitest";
import { asActor, asPerson } from "./support/actors";
import { setUpDecisions } from "./support/decisions";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";

const SHORT = "Cueillette rapide. Frais de dossier de 500 piastres par Interac.";

describe("Un texte que l’équipe a retiré", () => {
  const { database, call, publish, reported, decide, review } = setUpDecisions();

  /** Publishes again as a recruiter does, through the API's role. */
  async function again(kind: Kind, person: string = PEOPLE.recruteur, given: object = {}) {
    const { table, owner, fields } = KINDS[kind];
    const row = { ...fields, [owner]: person, status: "published", ...given };
    const columns = Object.keys(row);
    const [made] = await asPerson<{ id: string }>(
      database,
      person,
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }
  const words = (kind: Kind, text: string) =>
    kind === "article" ? { content: text } : { description: text };

  async function decided(kind: Kind, outcome: string, text = SHORT) {
    const { table } = KINDS[kind];
    const id = await publish(kind);
    const [column] = Object.keys(words(kind, text));
    await database.query(`update ${table} set ${column} = $2 where id = $1`, [id, text]);
    const of = await reported(kind, id);
    await decide(of, outcome, "Des frais sont demandés.");
    return { id, of };
  }

  it.each(["job", "freelance", "scholarship", "article"] as const)(
    "ne reparaît pas sous un autre numéro, même supprimé entre-temps : %s",
    async (kind) => {
      const { id } = await decided(kind, "removed");
      await expect(again(kind, PEOPLE.recruteur, words(kind, SHORT))).rejects.toThrow(
        "text_removed",
      );
      await asPerson(database, PEOPLE.recruteur, `delete from ${KINDS[kind].table} where id = $1`, [
        id,
      ]);
      await expect(
        again(kind, PEOPLE.recruteur, words(kind, `  ${SHORT.toUpperCase()} `)),
      ).rejects.toThrow("text_removed");
      // A draft shows nothing; what it says is kept for whoever contests.
      const draft = await again(kind, PEOPLE.recruteur, {
        ...words(kind, SHORT),
        status: "draft",
      });
      await expect(
        asPerson(
          database,
          PEOPLE.recruteur,
          `update ${KINDS[kind].table} set status = 'published' where id = $1`,
          [draft],
        ),
      ).rejects.toThrow("text_removed");
      expect(await again(kind, PEOPLE.recruteur, words(kind, "Un tout autre poste."))).not.toBe("");
    },
  );

  it("n'empêche pas de fermer ce qui en a les mots, et qui était là avant", async () => {
    const text = "Un texte de deux offres, dont l’une fut retirée.";
    const other = await again("job", PEOPLE.recruteur, words("job", text));
    await decided("job", "removed", text);
    const close = (status: string) =>
      asActor(database, "recruteur", "update jobs set status = $2 where id = $1 returning id", [
        other,
        status,
      ]);
    expect(await close("filled")).toHaveLength(1);
    await expect(close("published")).rejects.toThrow("text_removed");
    await database.exec("delete from jobs");
  });

  it("ne reparaît pas non plus par un collègue, sous la même entreprise", async () => {
    const [employer] = await database.query<{ id: string }>(
      "insert into employers (name, created_by) values ('Atelier', $1) returning id",
      [PEOPLE.recruteur],
    );
    const colleague = PEOPLE["autre recruteur"];
    await database.query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer?.id,
      colleague,
    ]);
    const { id } = await decided("job", "hidden", "Un autre texte, qui demande des frais.");
    await database.query("update jobs set employer_id = $2 where id = $1", [id, employer?.id]);
    await database.query("update private.report_cases set outcome = 'removed' where item_id = $1", [
      id,
    ]);
    const same = words("job", "Un autre texte, qui demande des frais.");
    await expect(again("job", colleague, { ...same, employer_id: employer?.id })).rejects.toThrow(
      "text_removed",
    );
    await database.exec("delete from jobs; delete from employers");
  });

  it("est relu quand un collègue le publie à sa place, supprimé entre-temps", async () => {
    const [employer] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by, verified_at, verified_by)
       values ('Maison Essai', 'https://maison-essai.example', $1, now(), 'operator') returning id`,
      [PEOPLE.recruteur],
    );
    const colleague = PEOPLE["autre recruteur"];
    await database.query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer?.id,
      colleague,
    ]);
    const { id } = await decided("job", "hidden");
    await database.query("delete from jobs where id = $1", [id]);
    await database.exec("select set_publishing_gate('review')");
    const statusOf = async (text: string) => {
      const made = await again("job", colleague, {
        employer_id: employer?.id,
        ...words("job", text),
      });
      return (await database.query("select status from jobs where id = $1", [made]))[0];
    };
    expect(await statusOf(`${SHORT} Merci.`)).toEqual({ status: "draft" });
    expect(await statusOf("Un tout autre poste, sans rien de cela.")).toEqual({
      status: "published",
    });
    await database.exec(
      "select set_publishing_gate('open'); delete from jobs; delete from employers",
    );
  });

  it("se publie de nouveau quand la décision est annulée", async () => {
    const { id, of } = await decided("job", "removed");
    await database.query("delete from jobs where id = $1", [id]);
    await call("recruteur", "contest_case($1, 'Ce n’étaient pas des frais.')", [of]);
    await review(of, true);
    expect(await again("job", PEOPLE.recruteur, words("job", SHORT))).not.toBe("");
  });

  it("ne retient ni un texte masqué, qui se corrige, ni le compte d’un autre", async () => {
    await decided("job", "hidden");
    expect(await again("job", PEOPLE.recruteur, words("job", SHORT))).not.toBe("");
    await decided("job", "removed", "Un second texte, retiré pour de bon.");
    expect(
      await again(
        "job",
        PEOPLE["autre recruteur"],
        words("job", "Un second texte, retiré pour de bon."),
      ),
    ).not.toBe("");
  });

  it("se signale à l’équipe, aussi court soit-il, chez qui que ce soit", async () => {
    await decided("job", "removed");
    const id = await again("job", PEOPLE["autre recruteur"], words("job", SHORT));
    const seen = await database.query<{ signal: string }>(
      "select signal from private.signals_of('job', $1)",
      [id],
    );
    expect(seen.map(({ signal }) => signal)).toContain("withheld");
  });

  it("ou masqué est relu avant de reparaître là où l’on relit, même changé d’un mot", async () => {
    const [employer] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by, verified_at, verified_by)
       values ('Maison Essai', 'https://maison-essai.example', $1, now(), 'operator') returning id`,
      [PEOPLE.recruteur],
    );
    const given = { employer_id: employer?.id };
    const statusOf = async (text: string) => {
      const id = await again("job", PEOPLE.recruteur, { ...given, ...words("job", text) });
      const [row] = await database.query<{ status: string }>(
        "select status from jobs where id = $1",
        [id],
      );
      return row?.status;
    };
    const { of } = await decided("job", "hidden");
    await database.exec("select set_publishing_gate('review')");
    expect(await statusOf(SHORT)).toBe("draft");
    expect(await statusOf(`${SHORT} Merci.`)).toBe("draft");
    expect(await statusOf("Un tout autre poste, sans rien de cela.")).toBe("published");
    await call("recruteur", "contest_case($1, 'À tort.')", [of]);
    await review(of, true);
    expect(await statusOf(`${SHORT} Merci bien.`)).toBe("published");
    await database.exec(
      "select set_publishing_gate('open'); delete from jobs; delete from employers; delete from private.gate_reviews",
    );
  });
});
