import { expect } from "@playwright/test";
import { stateOf } from "@/tests/support/attack/state";
import { test } from "@/tests/support/browser/test";
import { createAttackers, createVictims, pageWith } from "@/tests/support/forms/attacked";
import { builtAction } from "@/tests/support/site/action-calls";

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";

/** Values that no script of ours writes: other than a form, too few or many, or not to be read at all. */
const VALUES = [
  ...[
    "{}",
    "[]",
    "[null]",
    "[null,null]",
    '[null,"texte"]',
    '[null,["a","b"]]',
    '[null,{"get":"a"}]',
  ],
  ...["", "{", "null", "5", '{"0":"a"}', '["$undefined"]', '["$n1e9"]', '["$Dhier",true]', '["$"]'],
  // References to what was not sent, of each kind that React knows.
  ...['["$1"]', '["$@1"]', '["$Q1"]', '["$W1"]', '["$K1"]', '[null,"$K9"]', '["$i1"]', '["$R1"]'],
  ...['["$r1"]', '["$X1"]', '["$B1"]', '["$A1"]', '["$F1"]', '["$T"]', '["$0:0:0"]', '["$0"]'],
  ...['["$1:constructor:constructor"]', '["$0:__proto__"]', '[{"then":"$1"}]'],
  '[{"then":"a","status":"resolved_model","value":"{}"}]',
  `[${"[".repeat(3_000)}${"]".repeat(3_000)}]`,
];

/** Forms whose parts break off, are missing or name each other, or whose action is not what they say. */
const forms = (id: string): Record<string, string>[] => [
  {},
  { "0": '[null,"$K1"]' },
  { "0": '[null,"$K2"]', _1_id: "a" },
  { "0": '["$1"]', "1": '"$0"' },
  { "0": '["$@1"]', "1": '"$@0"' },
  { "0": '[null,"$1"]', "1": "{" },
  { "0": '[null,"$1:a:b"]', "1": '{"a":1}' },
  { "0": '["$F1"]', "1": '{"id":"constructor#call","bound":"$@2"}', "2": "[1]" },
  {
    "0": '["$1"]',
    "1": '{"status":"resolved_model","reason":-1,"value":"{}","_response":"$2"}',
    "2": "{}",
  },
  { $ACTION_KEY: "a", "0": "[]" },
  { [`$ACTION_ID_${id}`]: "" },
  { [`$ACTION_ID_${"a".repeat(42)}`]: "" },
  { $ACTION_ID_constructor: "" },
  { $ACTION_REF_1: "" },
  { $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}` },
  { $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}`, "$ACTION_1:1": "{" },
  { $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${id}","bound":null`, $ACTION_KEY: "k" },
];

// One of each shape, of visitors and of members: what cannot be read reaches none of them.
for (const name of ["signIn", "confirmAlert", "setLike", "saveJob", "renewCalendarLink"]) {
  test(`${name} : ce qui ne se lit pas est refusé, et le site vit`, async () => {
    const theirs = await createVictims();
    const { recruiter: cookie } = await createAttackers(site);
    const before = await stateOf(theirs);
    const { id } = builtAction(name);
    const failed: string[] = [];
    const send = async (content: string | FormData, headers: Record<string, string>) => {
      const message = new Response(content);
      const answer = await fetch(site + pageWith(name, theirs), {
        ...{ method: "POST", body: Buffer.from(await message.clone().arrayBuffer()) },
        headers: {
          ...headers,
          ...{ origin: site, cookie, "content-type": message.headers.get("content-type") ?? "" },
        },
        redirect: "manual",
      });
      if (answer.status >= 500) {
        const how = typeof content === "string" ? content : JSON.stringify([...content]);
        failed.push(`${answer.status} ${how.slice(0, 120)} ${(await answer.text()).slice(0, 200)}`);
      }
    };
    const called = { "next-action": id, accept: "text/x-component" };
    for (const values of VALUES) await send(values, called);
    for (const fields of forms(id)) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      // With the page's script, and as a page without scripts sends it.
      for (const headers of [called, {}]) await send(form, headers);
    }
    expect(failed).toEqual([]);
    expect(await stateOf(theirs)).toBe(before);
    expect((await fetch(`${site}/healthz/live`)).status).toBe(200);
  });
}
