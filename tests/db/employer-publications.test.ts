import { describe, expect, it } from "vitest";
import { NAMED, setUpEmployers } from "./support/employers";
import { KINDS } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];
const TIED = (["job", "freelance", "scholarship"] as const).map((kind) => KINDS[kind]);

describe("Les employeurs", () => {
  const { database, call, value, state, as, join, publish } = setUpEmployers();

  describe.each(TIED)("ce qui est publié pour eux ($table)", ({ table, fields }) => {
    const pointer =
      { jobs: "job_id", freelance_jobs: "freelance_id" }[table as string] ?? "scholarship_id";
    const named = NAMED[table as keyof typeof NAMED];
    const make = (status?: string) => publish(table as keyof typeof NAMED, fields, status);
    const edit = (id: string) =>
      as("autre recruteur", `update ${table} set title = 'Autre' where id = $1 returning id`, [id]);
    const remove = (id: string) =>
      as("autre recruteur", `delete from ${table} where id = $1 returning id`, [id]);

    it("porte leur nom, et le suit", async () => {
      const { id, ...row } = await make();
      expect(row[named]).toBe("Atelier Nord");
      await as("recruteur", "update employers set name = 'Atelier Sud' where id = $1", [
        state.employer,
      ]);
      expect(
        await database.query(`select ${named} as name from ${table} where id = $1`, [id]),
      ).toEqual([{ name: "Atelier Sud" }]);
    });

    it("se modifie entre collègues, et se supprime par les propriétaires", async () => {
      const draft = await make("draft");
      const seen = () => as("autre recruteur", `select id from ${table} where id = $1`, [draft.id]);
      expect([await seen(), await edit(draft.id), await remove(draft.id)]).toEqual([[], [], []]);
      await join();
      expect([await seen(), await edit(draft.id)].flat()).toHaveLength(2);
      expect(await remove(draft.id)).toEqual([]);
      await database.query("update employer_members set role = 'owner' where user_id = $1", [
        colleague,
      ]);
      expect(await remove(draft.id)).toHaveLength(1);
    });

    it("ne se supprime pas par un simple membre, même son auteur, une fois qu'on y a postulé", async () => {
      await join();
      const [mine, unasked] = [await make(), await make()];
      await database.query(`update ${table} set recruiter_id = $1`, [colleague]);
      await database.query(
        `insert into applications (candidate_id, ${pointer}, applicant_name, cv_path)
           values ($1, $2, 'Ana', 'a/b.pdf')`,
        [PEOPLE.candidat, mine.id],
      );
      const received = () => as("recruteur", "select * from received_applications()");
      expect(await remove(mine.id)).toEqual([]);
      expect(await received()).toHaveLength(1);
      expect(await remove(unasked.id)).toHaveLength(1);
      await database.query("update employer_members set role = 'owner' where user_id = $1", [
        colleague,
      ]);
      expect(await remove(mine.id)).toHaveLength(1);
    });

    it("n'augmente plus quand l'employeur est retiré du site", async () => {
      const draft = await make("draft");
      const live = await make();
      const names = [...Object.keys(fields), "recruiter_id", "status"];
      const [loose] = await as(
        "recruteur",
        `insert into ${table} (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning id`,
        [...Object.values(fields), recruteur, "published"],
      );
      await database.query("update employers set is_hidden = true");
      const withheld = { code: "42501", message: expect.stringContaining("employer_hidden") };
      await expect(make()).rejects.toMatchObject(withheld);
      for (const [sql, id] of [
        [`update ${table} set status = 'published' where id = $1`, draft.id],
        [`update ${table} set employer_id = '${state.employer}' where id = $1`, loose?.id],
      ]) {
        await expect(as("recruteur", sql as string, [id])).rejects.toMatchObject(withheld);
      }
      const edited = `update ${table} set title = 'Autre' where id = $1 returning id`;
      expect(await as("recruteur", edited, [live.id])).toHaveLength(1);
    });

    it("ne se publie pas au nom de ceux dont on n'est pas", async () => {
      const insert = () =>
        as(
          "autre recruteur",
          `insert into ${table} (${[...Object.keys(fields), "recruiter_id", "employer_id"]})
           values (${Object.values(fields).map((text) => `'${text}'`)}, $1, $2)`,
          [colleague, state.employer],
        );
      await expect(insert()).rejects.toMatchObject({ code: "42501" });
      await join();
      await insert();
    });

    it("ne part pas avec un membre : ni détaché, ni pris à un collègue, ni gardé après un retrait", async () => {
      await join();
      const theirs = await make();
      const untie = (id: string) =>
        as("autre recruteur", `update ${table} set employer_id = null where id = $1`, [id]);
      await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
      await database.query(`update ${table} set recruiter_id = $1 where id = $2`, [
        colleague,
        theirs.id,
      ]);
      await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
      await value("recruteur", "remove_employer_member($1, $2)", [state.employer, colleague]);
      expect(await edit(theirs.id)).toEqual([]);
      expect(await database.query(`select recruiter_id from ${table}`)).toEqual([
        { recruiter_id: recruteur },
      ]);
    });

    it("rejoint, même après une candidature, l'entreprise dont elle porte le nom, et aucune autre", async () => {
      const { id } = await make();
      await database.query(`update ${table} set employer_id = null where id = $1`, [id]);
      const bear = (name: string) =>
        database.query(`update ${table} set ${named} = $2 where id = $1`, [id, name]);
      await bear("Atelier Est");
      await database.query(
        `insert into applications (candidate_id, ${pointer}, applicant_name, cv_path)
           values ($1, $2, 'Ana', 'a/b.pdf')`,
        [PEOPLE.candidat, id],
      );
      const rejoin = () =>
        as("recruteur", `update ${table} set employer_id = $2 where id = $1 returning id`, [
          id,
          state.employer,
        ]);
      await bear("Atelier Nord");
      await expect(rejoin(), "sous un nom pris après").rejects.toThrow("employer_not_named");
      await database.exec("update applications set target_company = 'ATELIER NORD inc.'");
      expect(await rejoin()).toHaveLength(1);
    });

    it("reste quand l'employeur est supprimé ou retiré du site", async () => {
      const { id } = await make();
      await database.query("update employers set is_hidden = true");
      const shown = () => call("visiteur", `${table} where id = '${id}'`);
      expect(await shown()).toMatchObject([{ [named]: "Atelier Nord" }]);
      await database.query("delete from employers");
      expect(await shown()).toMatchObject([{ [named]: "Atelier Nord", employer_id: null }]);
    });
  });
});
