import { beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { type Actor, PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

type Written = {
  title: string;
  item_id: string;
  handed_at: Date | null;
  open_case: string | null;
  is_withheld: boolean;
};

describe("Ce qui change de mains", () => {
  const { database, call } = setUpCalls();
  let employer: string;
  beforeEach(async () => {
    await database.exec(`update profiles set suspended_at = null;
      delete from private.holds; delete from jobs; delete from private.report_cases;
      delete from private.employer_checks; delete from employers; delete from rate_limits;
      delete from audit_log`);
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by)
       values ('Vergers', 'https://vergers-essai.ca', $1) returning id`,
      [recruteur],
    );
    employer = made?.id ?? "";
    await database.query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'owner')",
      [employer, colleague],
    );
  });
  const publish = (title: string, of: string | null = employer) =>
    asPerson(
      database,
      recruteur,
      `insert into jobs (title, company_name, description, recruiter_id, employer_id)
       values ($1, 'Vergers', 'Frais de 400 $', $2, $3)`,
      [title, recruteur, of],
    );
  const leave = () => call("recruteur", "leave_employer($1)", [employer]);
  const written = () => call<Written>("opérateur", "operator_written($1)", [recruteur]);
  const lines = async (actor: Actor, action: string) =>
    (await call<{ action: string; actor: string; title: string }>(actor, "my_audit()")).filter(
      (line) => line.action === action,
    );

  it("est écrit au registre, pour qui part et pour qui reste", async () => {
    await publish("Cueillette");
    await leave();
    expect(await lines("recruteur", "member_handed_over")).toMatchObject([
      { actor: "self", title: "Cueillette" },
      { actor: "self", title: "Cueillette" },
    ]);
    expect(await lines("autre recruteur", "member_handed_over")).toMatchObject([
      { actor: "colleague", title: "Cueillette" },
    ]);
  });

  it("se retrouve au dossier de qui l’a écrit, 90 jours durant, et s’y décide", async () => {
    await publish("Cueillette");
    await publish("À soi", null);
    await leave();
    const [suspended] = await call<{ kind: string; item_id: string }>(
      "opérateur",
      "suspend_account($1, 'Frais.')",
      [recruteur],
    );
    expect(suspended).toBeDefined();
    const found = await written();
    expect(found).toMatchObject([
      { title: "Cueillette", handed_at: expect.any(Date), open_case: null, is_withheld: false },
      { title: "À soi", handed_at: null, is_withheld: true },
    ]);
    const [opened] = await call<{ open_case: string }>("opérateur", "open_case('job', $1)", [
      found[0]?.item_id,
    ]);
    expect((await written())[0]?.open_case).toBe(opened?.open_case);
    await database.exec("update audit_log set created_at = created_at - interval '91 days'");
    expect((await written()).map(({ title }) => title)).toEqual(["À soi"]);
  });

  it("n’est lu que de qui veille sur le site", async () => {
    for (const actor of ["visiteur", "candidat", "recruteur", "autre recruteur"] as const) {
      await expect(call(actor, "operator_written($1)", [recruteur]), actor).rejects.toThrow();
    }
  });

  it("une suspension nomme les employeurs du compte : leur mention se redessine partout", async () => {
    expect(await call("opérateur", "suspend_account($1, 'Frais.')", [recruteur])).toContainEqual({
      kind: "employer",
      item_id: employer,
    });
  });

  it("une vérification demandée est dite aux responsables, avec qui la demande", async () => {
    await call("recruteur", "ask_employer_check($1, 'site')", [employer]);
    expect(await lines("autre recruteur", "owner_asked_check")).toMatchObject([
      { actor: "colleague", title: "Vergers" },
    ]);
  });
});
