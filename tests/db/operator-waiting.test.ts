import { describe, expect, it } from "vitest";
import { setUpGate } from "./support/gate";
import { ACTORS, PEOPLE } from "./support/people";

describe("Ce qui attend les opérateurs", () => {
  const { database, call, publish, makeEmployer } = setUpGate();
  const waiting = async () => {
    const rows = await call<{ waiting: string; counted: unknown }>(
      "opérateur",
      "operator_waiting()",
    );
    return Object.fromEntries(rows.map(({ waiting: what, counted }) => [what, Number(counted)]));
  };

  it("ne se compte que pour eux", async () => {
    for (const actor of ACTORS.filter((one) => one !== "opérateur")) {
      await expect(call(actor, "operator_waiting()"), actor).rejects.toMatchObject({
        code: "42501",
      });
    }
  });

  it("se compte par sorte, et rien de ce qui est décidé", async () => {
    const nothing = { queue: 0, proofs: 0, cases: 0, contests: 0, corrections: 0, signals: 0 };
    expect(await waiting()).toEqual(nothing);
    await publish("job");
    await publish("freelance");
    const employer = await makeEmployer();
    await database.query("select register_employer_proof($1, $2, 'a/b.pdf', 'kbis.pdf')", [
      employer,
      PEOPLE.recruteur,
    ]);
    expect(await waiting()).toEqual({ ...nothing, queue: 2, proofs: 1 });

    await database.exec("select set_publishing_gate('open')");
    const hidden = await publish("job", { title: "Masquée" });
    await publish("job", {
      title: "Lourde",
      description: "Frais de dossier : 400 $ par Western Union à envoyer avant l’entrevue.",
    });
    expect(await waiting()).toMatchObject({ signals: 1, cases: 0 });
    const [opened] = await call<{ open_case: string }>("opérateur", "open_case('job', $1)", [
      hidden.id,
    ]);
    expect(await waiting()).toMatchObject({ cases: 1 });
    await call("opérateur", "decide_case($1, 'hidden', 'Dites où.')", [opened?.open_case]);
    expect(await waiting()).toMatchObject({ cases: 0, contests: 0 });
    await call("recruteur", "contest_case($1, 'Le lieu y est.')", [opened?.open_case]);
    await database.query("update private.report_cases set corrected_at = now() where id = $1", [
      opened?.open_case,
    ]);
    expect(await waiting()).toMatchObject({ contests: 1, corrections: 1 });
  });
});
