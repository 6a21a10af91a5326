import { describe, expect, it } from "vitest";
import { setUpEmployers } from "./support/employers";
import { KINDS } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

describe("Les employeurs", () => {
  const { query, exec, insert, one, as, call, value, state, join, publish } = setUpEmployers();

  describe.each(["job", "freelance", "scholarship"] as const)(
    "ce qui est publié pour eux (%s)",
    (kind) => {
      const { table, pointer } = KINDS[kind];
      const named = kind === "scholarship" ? "university" : "company_name";
      const make = (status = "published") => publish(kind, { status });
      const promote = () =>
        query("update employer_members set role = 'owner' where user_id = $1", [colleague]);
      const edit = (id: string) =>
        as("autre recruteur", `update ${table} set title = 'Autre' where id = $1 returning id`, [
          id,
        ]);
      const remove = (id: string) =>
        as("autre recruteur", `delete from ${table} where id = $1 returning id`, [id]);

      it("porte leur nom, et le suit", async () => {
        const { id, ...row } = await make();
        expect(row[named]).toBe("Atelier Nord");
        await as("recruteur", "update employers set name = 'Atelier Sud' where id = $1", [
          state.employer,
        ]);
        expect(await one(`select ${named} from ${table} where id = $1`, [id])).toBe("Atelier Sud");
      });

      it("se modifie entre collègues, et se supprime par les propriétaires", async () => {
        const draft = await make("draft");
        const seen = () =>
          as("autre recruteur", `select id from ${table} where id = $1`, [draft.id]);
        expect([await seen(), await edit(draft.id), await remove(draft.id)]).toEqual([[], [], []]);
        await join();
        expect([await seen(), await edit(draft.id)].flat()).toHaveLength(2);
        expect(await remove(draft.id)).toEqual([]);
        await promote();
        expect(await remove(draft.id)).toHaveLength(1);
      });

      it("ne se supprime pas par un simple membre, même son auteur, une fois qu'on y a postulé", async () => {
        await join();
        const [own, unasked] = [await make(), await make()];
        await query(`update ${table} set recruiter_id = $1`, [colleague]);
        await insert("applications", { candidate_id: PEOPLE.candidat, [pointer]: own.id });
        const received = () => as("recruteur", "select * from received_applications()");
        expect(await remove(own.id)).toEqual([]);
        expect(await received()).toHaveLength(1);
        expect(await remove(unasked.id)).toHaveLength(1);
        await promote();
        expect(await remove(own.id)).toHaveLength(1);
      });

      it("n'augmente plus quand l'employeur est retiré du site", async () => {
        const draft = await make("draft");
        const live = await make();
        const loose = await publish(kind, { employer_id: null });
        await query("update employers set is_hidden = true");
        const hiddenError = { code: "42501", message: expect.stringContaining("employer_hidden") };
        await expect(make()).rejects.toMatchObject(hiddenError);
        for (const [sql, id] of [
          [`update ${table} set status = 'published' where id = $1`, draft.id],
          [`update ${table} set employer_id = '${state.employer}' where id = $1`, loose.id],
        ]) {
          await expect(as("recruteur", sql as string, [id])).rejects.toMatchObject(hiddenError);
        }
        const edited = `update ${table} set title = 'Autre' where id = $1 returning id`;
        expect(await as("recruteur", edited, [live.id])).toHaveLength(1);
      });

      it("ne se publie pas au nom de ceux dont on n'est pas", async () => {
        const take = () => publish(kind, {}, "autre recruteur");
        await expect(take()).rejects.toMatchObject({ code: "42501" });
        await join();
        await take();
      });

      it("ne part pas avec un membre : ni détaché, ni pris à un collègue, ni gardé après un retrait", async () => {
        await join();
        const theirs = await make();
        const untie = (id: string) =>
          as("autre recruteur", `update ${table} set employer_id = null where id = $1`, [id]);
        await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
        await query(`update ${table} set recruiter_id = $1 where id = $2`, [colleague, theirs.id]);
        await expect(untie(theirs.id)).rejects.toMatchObject({ code: "42501" });
        await value("recruteur", "remove_employer_member($1, $2)", [state.employer, colleague]);
        expect(await edit(theirs.id)).toEqual([]);
        expect(await one(`select recruiter_id from ${table}`)).toBe(recruteur);
      });

      it("rejoint, même après une candidature, l'entreprise dont elle porte le nom, et aucune autre", async () => {
        const { id } = await make();
        await query(`update ${table} set employer_id = null where id = $1`, [id]);
        const bear = (name: string) =>
          query(`update ${table} set ${named} = $2 where id = $1`, [id, name]);
        await bear("Atelier Est");
        await insert("applications", { candidate_id: PEOPLE.candidat, [pointer]: id });
        const rejoin = () =>
          as("recruteur", `update ${table} set employer_id = $2 where id = $1 returning id`, [
            id,
            state.employer,
          ]);
        await bear("Atelier Nord");
        await expect(rejoin(), "sous un nom pris après").rejects.toThrow("employer_not_named");
        await exec("update applications set target_company = 'ATELIER NORD inc.'");
        expect(await rejoin()).toHaveLength(1);
      });

      it("reste quand l'employeur est supprimé ou retiré du site", async () => {
        const { id } = await make();
        await query("update employers set is_hidden = true");
        const shown = () => call("visiteur", `${table} where id = '${id}'`);
        expect(await shown()).toMatchObject([{ [named]: "Atelier Nord" }]);
        await query("delete from employers");
        expect(await shown()).toMatchObject([{ [named]: "Atelier Nord", employer_id: null }]);
      });
    },
  );
});
