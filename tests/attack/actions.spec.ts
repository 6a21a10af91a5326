import { expect } from "@playwright/test";
import fc from "fast-check";
import { stateOf } from "@/tests/support/attack/state";
import { test } from "@/tests/support/browser/test";
import { ACTIONS, ATTACKERS, type Attacker, type Theirs } from "@/tests/support/forms/actions";
import {
  callAction,
  createAttackers,
  createVictims,
  hasFailed,
  inputOf,
  outcomeOf,
} from "@/tests/support/forms/attacked";
import { madeUpForm, madeUpValues, SMUGGLED } from "@/tests/support/forms/made-up";
import { serverActions } from "@/tests/support/source/server-actions";

const actions = serverActions();
const MADE_UP = 8;
/** What fails is made smaller for so long, then told. */
const PATIENCE = { interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true };
type Given = Record<string, string> | unknown[];

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";

let theirs: Theirs;
let sessions: Record<Attacker, string>;
test.beforeAll(async () => {
  theirs = await createVictims();
  sessions = await createAttackers(site);
});

const smuggled = () => SMUGGLED({ candidate: theirs.candidate.id, recruiter: theirs.recruiter.id });

for (const [name, { given, outcome }] of Object.entries(ACTIONS)) {
  test(`${name} : à chacun sa réponse, et rien d'autrui ne change`, async () => {
    const found: string[] = [];
    let before = await stateOf(theirs);
    for (const attacker of ATTACKERS) {
      const asked = given(theirs);
      const form = Array.isArray(asked) ? asked : { ...smuggled(), ...asked };
      const input = inputOf(actions.get(name) ?? "form", form);
      const answer = await callAction(site, name, input, sessions[attacker], theirs);
      expect(hasFailed(answer), `${attacker} ${answer.text.slice(0, 500)}`).toBe(false);
      const after = await stateOf(theirs);
      found.push(outcomeOf(answer) + (after === before ? "" : "+"));
      before = after;
    }
    // Another answer is that of a page which does not have the action.
    expect(found).not.toContain("A");
    if (outcome !== undefined) expect(found.join(" ")).toBe(outcome);
    // The operator, who comes last, may decide what is others'.
    const changed = found.slice(0, -1).filter((one) => one.endsWith("+"));
    expect(changed).toEqual([]);
  });
}

for (const [index, [name, { schema, given }]] of Object.entries(ACTIONS).entries()) {
  test(`${name} : ce que personne n'écrit est refusé sans bruit`, async () => {
    const before = await stateOf(theirs);
    const asked = given(theirs);
    const made: fc.Arbitrary<Given> = Array.isArray(asked)
      ? madeUpValues(asked)
      : madeUpForm({ ...smuggled(), ...asked }, schema);
    const who = fc.constantFrom("candidate" as const, "recruiter" as const);
    const isAnswered = fc.asyncProperty(made, who, async (form, attacker) => {
      const input = inputOf(actions.get(name) ?? "form", form);
      const answer = await callAction(site, name, input, sessions[attacker], theirs);
      expect(hasFailed(answer), answer.text.slice(0, 500)).toBe(false);
    });
    await fc.assert(isAnswered, { numRuns: MADE_UP, seed: index + 1, ...PATIENCE });
    expect(await stateOf(theirs)).toBe(before);
  });
}

test("aucune action ne s'appelle d'un autre site, ni d'une origine que l'on tait", async () => {
  for (const [name, { given }] of Object.entries(ACTIONS)) {
    const input = inputOf(actions.get(name) ?? "form", given(theirs));
    for (const origin of ["https://ailleurs.exemple", "null", `${site}.ailleurs.exemple`]) {
      const { status } = await callAction(site, name, input, sessions.recruiter, theirs, origin);
      expect(status, `${name} ${origin}`).toBe(403);
    }
  }
});
