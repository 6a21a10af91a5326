import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { ATTACKERS, type Attacker, type Theirs } from "@/tests/support/forms/action-lines";
import { ACTIONS } from "@/tests/support/forms/action-table";
import {
  callAction,
  createAttackers,
  createVictims,
  hasFailed,
  inputOf,
  outcomeOf,
  stateOf,
} from "@/tests/support/forms/attacked";
import { madeUpForm, numbers, SMUGGLED } from "@/tests/support/forms/made-up";
import { serverActions } from "@/tests/support/source/server-actions";

const actions = serverActions();
const MADE_UP = 8;
const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";

let theirs: Theirs;
let sessions: Record<Attacker, string>;
test.beforeAll(async () => {
  theirs = await createVictims();
  sessions = await createAttackers(site);
});

const smuggled = () => SMUGGLED({ candidate: theirs.candidate.id, recruiter: theirs.recruiter.id });

test("chaque action des sources a sa ligne, et aucune n'est de trop", () => {
  expect(actions.size).toBeGreaterThan(40);
  expect([...actions.keys()].toSorted()).toEqual(Object.keys(ACTIONS).toSorted());
});

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
    if (outcome !== undefined) expect(found.join(" ")).toBe(outcome);
    // The operator, who comes last, may decide what is others'.
    expect(found.slice(0, -1).filter((one) => one.endsWith("+"))).toEqual([]);
  });
}

for (const [index, [name, { schema, given }]] of Object.entries(ACTIONS).entries()) {
  if (schema === undefined) continue;
  test(`${name} : ce que personne n'écrit est refusé sans bruit`, async () => {
    const next = numbers(index + 1);
    const before = await stateOf(theirs);
    for (let turn = 0; turn < MADE_UP; turn += 1) {
      const attacker = turn % 2 ? "recruiter" : "candidate";
      const form = { ...given(theirs), ...smuggled(), ...madeUpForm(schema, next) };
      const input = inputOf(actions.get(name) ?? "form", form);
      const answer = await callAction(site, name, input, sessions[attacker], theirs);
      const said = `${turn} ${JSON.stringify(form).slice(0, 3_000)}`;
      expect(hasFailed(answer), `${said} ${answer.text.slice(0, 500)}`).toBe(false);
    }
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
