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
const OPTIONS = { interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true };
type Input = Record<string, string> | unknown[];

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";

let theirs: Theirs;
let sessions: Record<Attacker, string>;
test.beforeAll(async () => {
  theirs = await createVictims();
  sessions = await createAttackers(site);
});

const smuggled = () => SMUGGLED({ candidate: theirs.candidate.id, recruiter: theirs.recruiter.id });

for (const [name, [outcome, input]] of Object.entries(ACTIONS)) {
  test(`${name} : à chacun sa réponse, et rien d'autrui ne change`, async () => {
    const found: string[] = [];
    let before = await stateOf(theirs);
    for (const attacker of ATTACKERS) {
      const payload = input(theirs);
      const form = Array.isArray(payload) ? payload : { ...smuggled(), ...payload };
      const data = inputOf(actions.get(name) ?? "form", form);
      const answer = await callAction(site, name, data, sessions[attacker], theirs);
      expect(hasFailed(answer), `${attacker} ${answer.text.slice(0, 500)}`).toBe(false);
      const after = await stateOf(theirs);
      found.push(outcomeOf(answer) + (after === before ? "" : "+"));
      before = after;
    }
    // Another answer is that of a page which does not have the action.
    expect(found).not.toContain("A");
    expect(found.join(" ")).toBe(outcome);
    // The operator, who comes last, may decide what is others'.
    const changed = found.slice(0, -1).filter((one) => one.endsWith("+"));
    expect(changed).toEqual([]);
  });
}

for (const [index, [name, [, input, schema]]] of Object.entries(ACTIONS).entries()) {
  test(`${name} : ce que personne n'écrit est refusé sans bruit`, async () => {
    const before = await stateOf(theirs);
    const payload = input(theirs);
    const made: fc.Arbitrary<Input> = Array.isArray(payload)
      ? madeUpValues(payload)
      : madeUpForm({ ...smuggled(), ...payload }, schema ?? undefined);
    const who = fc.constantFrom("candidate" as const, "recruiter" as const);
    const isAnswered = fc.asyncProperty(made, who, async (form, attacker) => {
      const data = inputOf(actions.get(name) ?? "form", form);
      const answer = await callAction(site, name, data, sessions[attacker], theirs);
      expect(hasFailed(answer), answer.text.slice(0, 500)).toBe(false);
    });
    await fc.assert(isAnswered, { numRuns: MADE_UP, seed: index + 1, ...OPTIONS });
    expect(await stateOf(theirs)).toBe(before);
  });
}

test("aucune action ne s'appelle d'un autre site, ni d'une origine que l'on tait", async () => {
  for (const [name, [, input]] of Object.entries(ACTIONS)) {
    const data = inputOf(actions.get(name) ?? "form", input(theirs));
    for (const origin of ["https://ailleurs.exemple", "null", `${site}.ailleurs.exemple`]) {
      const { status } = await callAction(site, name, data, sessions.recruiter, theirs, origin);
      expect(status, `${name} ${origin}`).toBe(403);
    }
  }
});
