import { beforeEach, describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const COLLEAGUE = PEOPLE["autre recruteur"];

describe("Un employeur qui finit", () => {
  const { make, makeJob, query, as } = setUpApplications();
  const create = async (
    by: "recruteur" | "autre recruteur",
    name = "Grande Maison inc.",
    site = "https://grande.example",
  ) => {
    const [made] = await as(
      by,
      "insert into employers (name, website, created_by) values ($1, $2, $3) returning id",
      [name, site, PEOPLE[by]],
    );
    return String(made?.id ?? "");
  };
  let employer: string;
  beforeEach(async () => {
    await query("delete from rate_limits");
    await query("delete from jobs");
    await query("delete from employers");
    await query("delete from private.former_employers");
    employer = await create("recruteur");
    for (let n = 0; n < 10; n += 1) {
      const id = await make("applications", {
        candidate_id: candidat,
        job_id: await makeJob({ employer_id: employer }),
        status: "En cours",
        applied_at: new Date(Date.now() - 30 * 86_400_000),
      });
      await query("update applications set answer_due_on = applied_at::date + 7 where id = $1", [
        id,
      ]);
    }
  });
  const record = (id: string) => query(`select * from employer_answer_record('${id}')`);
  const end = (id: string) => as("recruteur", "delete from employers where id = $1", [id]);

  it("retrouve son bilan quand les mêmes gens le refont, sous son nom ou à son domaine", async () => {
    const before = await record(employer);
    expect(before).toMatchObject([{ applications: 10, in_time: 0 }]);
    for (const [name, site] of [
      ["GRANDE MAISON", "https://ailleurs.example"],
      ["Autre nom", "https://www.ailleurs.example"],
    ] as const) {
      await end(employer);
      employer = await create("recruteur", name, site);
      expect(await record(employer), name).toEqual(before);
    }
    expect(await query("select 1 from private.former_employers")).toEqual([]);
  });

  it("le retrouve aussi quand on lui rend son nom plus tard, pas sous un autre", async () => {
    const before = await record(employer);
    await end(employer);
    const again = await create("recruteur", "Petite", "https://petite.example");
    expect(await record(again)).toEqual([]);
    await as("recruteur", "update employers set name = 'Maison Grande' where id = $1", [again]);
    expect(await record(again)).toEqual(before);
  });

  it("le retrouve par qui l'avait quitté, et ne le perd pas à changer de mains", async () => {
    await query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'owner')",
      [employer, COLLEAGUE],
    );
    const before = await record(employer);
    await as("autre recruteur", "select leave_employer($1)", [employer]);
    await end(employer);
    expect(await record(await create("autre recruteur"))).toEqual(before);
  });

  it("ne le laisse pas à qui n'y était que membre, parti ou non", async () => {
    const honest = await create("autre recruteur", "Petite Maison", "https://petite.example");
    for (const isGone of [true, false]) {
      await query(
        "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'member')",
        [employer, COLLEAGUE],
      );
      if (isGone) await as("autre recruteur", "select leave_employer($1)", [employer]);
    }
    await query("update employers set name = 'Petite Maison' where id = $1", [employer]);
    await end(employer);
    await query("update employers set website = 'https://www.petite.example' where id = $1", [
      honest,
    ]);
    expect(await record(honest)).toEqual([]);
  });

  it("ne met pas son bilan sur l'entreprise d'un autre, dont ses gens ne sont que membres", async () => {
    const honest = await create("autre recruteur", "Honnête", "https://honnete.example");
    await query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'member')",
      [honest, recruteur],
    );
    await as("recruteur", "update employers set name = 'Honnête' where id = $1", [employer]);
    await end(employer);
    expect(await record(honest)).toEqual([]);
  });

  it("ne donne son bilan à d'autres que s'ils montrent son domaine", async () => {
    await query("select private.set_verified($1, 'mail', $2)", [employer, recruteur]);
    const before = await record(employer);
    await end(employer);
    const other = await create("autre recruteur");
    expect(await record(other)).toEqual([]);
    await query("select private.set_verified($1, 'mail', $2)", [other, COLLEAGUE]);
    expect(await record(other)).toEqual(before);
  });

  it("ne laisse pas son bilan à qui est vraiment au domaine qu’il n’avait qu’écrit", async () => {
    await end(employer);
    const honest = await create("autre recruteur");
    await query("select private.set_verified($1, 'mail', $2)", [honest, COLLEAGUE]);
    expect(await record(honest)).toEqual([]);
  });

  it("retrouve son bilan quoi qu’on ait changé avant de le supprimer", async () => {
    const before = await record(employer);
    expect(before).toHaveLength(1);
    const change = (what: string) =>
      as("recruteur", `update employers set ${what} where id = $1`, [employer]);
    await change("name = 'Zz Rien', website = null");
    await end(employer);
    employer = await create("recruteur", "Grande Maison", "https://autre.example");
    expect(await record(employer), "son premier nom").toEqual(before);
    await change("name = 'Zz Rien', website = null");
    await end(employer);
    employer = await create("recruteur", "Tout autre", "https://grande.example");
    expect(await record(employer), "son premier domaine").toEqual(before);
    await change("name = 'Encore', website = null");
    const second = await create("recruteur", "Grande Maison", "https://second.example");
    await end(employer);
    expect(await record(second), "refait avant d’être supprimé").toEqual(before);
  });

  it("ne revient pas par les mêmes gens quand l'équipe du site l'avait retiré", async () => {
    await query("update employers set status = 'withheld' where id = $1", [employer]);
    await query("delete from employers where id = $1", [employer]);
    await expect(create("recruteur", "La Grande Maison")).rejects.toThrow("employer_withheld");
    await expect(create("recruteur", "Autre")).rejects.toThrow("employer_withheld");
    expect(await create("autre recruteur")).not.toBe("");
  });

  it("montré à son domaine, n’y revient par personne une fois retiré puis effacé", async () => {
    await query("select private.set_verified($1, 'mail', $2)", [employer, recruteur]);
    await query("update employers set status = 'withheld' where id = $1", [employer]);
    await query("delete from employers where id = $1", [employer]);
    await expect(create("autre recruteur", "Neuf", "https://rh.grande.example")).rejects.toThrow(
      "employer_withheld",
    );
    expect(await create("autre recruteur", "Grande Maison", "https://g.example")).not.toBe("");
  });

  it("finit avec le compte de la dernière personne, et pas avant", async () => {
    await query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer,
      COLLEAGUE,
    ]);
    await query("select private.set_verified($1, 'operator', $2)", [employer, recruteur]);
    const state = () =>
      query(
        `select verified_at is not null as verified,
           (select role from employer_members m where m.employer_id = e.id) as role from employers e`,
      );
    const leave = async (id: string) => {
      await query("begin");
      try {
        await query("delete from profiles where id = $1", [id]);
        return await state();
      } finally {
        await query("rollback");
      }
    };
    expect(await leave(recruteur)).toEqual([{ verified: true, role: "owner" }]);
    await query("delete from employer_members where user_id = $1", [COLLEAGUE]);
    expect(await leave(recruteur)).toEqual([]);
    await query("update employers set status = 'withheld'");
    expect(await leave(recruteur)).toEqual([{ verified: false, role: null }]);
  });

  it("n'est plus vérifié dès que personne n'agit pour lui, de quelque façon que chacun parte", async () => {
    const verified = async () =>
      (
        await query(`select verified_at is not null as is from employers where id = '${employer}'`)
      )[0];
    await query(`insert into employer_members (employer_id, user_id, role)
      values ('${employer}', '${COLLEAGUE}', 'member')`);
    await query("update employers set verified_at = now(), verified_by = 'mail'");
    await query(`delete from employer_members where user_id = '${recruteur}'`);
    expect(await verified()).toEqual({ is: true });
    await query("delete from employer_members");
    expect(await verified()).toEqual({ is: false });
  });

  it("n'est plus vérifié quand il ne reste que des gens suspendus", async () => {
    await query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer,
      COLLEAGUE,
    ]);
    await query("select private.set_verified($1, 'operator', $2)", [employer, recruteur]);
    await query("begin");
    await query("update profiles set suspended_at = now() where id = $1", [COLLEAGUE]);
    await query("delete from profiles where id = $1", [recruteur]);
    const left = await query("select verified_at from employers");
    await query("rollback");
    expect(left).toEqual([{ verified_at: null }]);
  });
});
