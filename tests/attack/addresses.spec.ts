import { expect } from "@playwright/test";
import { operatorClient } from "@/tests/support/accounts/operator";
import { addresses, spelled } from "@/tests/support/attack/addresses";
import { stateOf } from "@/tests/support/attack/state";
import { test } from "@/tests/support/browser/test";
import { ATTACKERS, type Attacker, type Theirs } from "@/tests/support/forms/actions";
import { createAttackers, createVictims } from "@/tests/support/forms/attacked";
import { publish } from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";
const WRITING = ["POST", "PUT", "PATCH", "DELETE"];
/** Whoever is suspended reads less than any other recruiter. */
const PRIVATE = ATTACKERS.filter((who) => who !== "suspended");
/** Of what takes a word and an id there are ten times as many addresses. */
const MEMBERS = ["candidate", "recruiter"] as const;
const PUBLIC = ["visitor", "recruiter"] as const;
/** It would end the session that asks. */
const SIGNS_OUT = "/auth/deconnexion";

let theirs: Theirs;
let sessions: Record<Attacker, string>;
let secrets: string[];
let ids: string[];
test.beforeAll(async () => {
  theirs = await createVictims();
  sessions = await createAttackers(site);
  const secret = `confidence-${crypto.randomUUID()}`;
  secrets = [secret, theirs.candidate.email, theirs.recruiter.email];
  ids = [...Object.values(theirs.ids), ...(await hide(secret))];
});

/** Writes it into what nobody but its owner reads, and gives the ids of what was made for it. */
async function hide(secret: string): Promise<string[]> {
  const client = operatorClient();
  const described: [table: string, id: string, row: object][] = [
    ["applications", theirs.ids.application, { cover_message: secret }],
    ["comments", theirs.ids.comment, { body: secret }],
    ["alerts", theirs.ids.alert, { label: secret }],
    ["documents", theirs.ids.document, { file_name: `${secret}.pdf` }],
  ];
  for (const [table, id, row] of described) {
    const { error } = await client.from(table).update(row).eq("id", id);
    if (error) throw error;
  }
  const draft = { title: secret, status: "draft" };
  const { recruiter } = theirs;
  const account = { ...recruiter, password: "", fullName: "" };
  return Promise.all([
    publish("job", account, draft),
    publish("freelance", account, draft),
    publish("scholarship", account, draft),
    publishArticle(account, secret, { status: "draft" }),
  ]);
}

const pages = addresses();

test("les adresses des sources sont lues", () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.map(({ pattern }) => pattern)).toContain("/admin/candidatures/[id]/cv");
});

for (const { pattern, isPublic } of pages) {
  test(`${pattern} : rien d'autrui ne se lit ni ne change, et rien ne tombe`, async () => {
    test.slow();
    const before = await stateOf(theirs);
    const wrong: string[] = [];
    const ask = async (who: Attacker, address: string, init: RequestInit = {}) => {
      const headers = { origin: site, cookie: sessions[who], "content-type": "application/json" };
      const answer = await fetch(site + address, { headers, redirect: "manual", ...init });
      const text = await answer.text();
      const how = `${init.method ?? "GET"} ${who} ${address.slice(0, 160)}`;
      if (answer.status >= 500) wrong.push(`${answer.status} ${how}`);
      // The operator reads what is reported.
      if (who !== "operator" && secrets.some((secret) => text.includes(secret))) {
        wrong.push(`told ${how}`);
      }
    };
    const spellings = spelled(pattern, ids);
    const isLong = pattern.split("[").length > 2;
    for (const who of isLong ? MEMBERS : isPublic ? PUBLIC : PRIVATE) {
      for (const address of spellings) await ask(who, address);
    }
    for (const method of WRITING) {
      const who = pattern === SIGNS_OUT ? "visitor" : "recruiter";
      const address = spellings.find((one) => one.includes(theirs.ids.job)) ?? pattern;
      for (const body of ["", "{", "[]", JSON.stringify({ id: theirs.ids.job, kind: "job" })]) {
        await ask(who, address, { method, body });
      }
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(theirs)).toBe(before);
  });
}
