/** Values that can be read, and are none that a script of ours writes: in place of a form, too few or many. */
const MISTAKEN = [
  ...["{}", "[]", "[null]", "[null,null]", '[null,"texte"]', "[null,5]", '[null,["a","b"]]'],
  ...['[null,{"get":"a"}]', '["$K1"]', '[null,"$K9"]', '[null,"$@1"]', '["$n1"]', '["$undefined"]'],
  '[{"then":"a","status":"resolved_model","value":"{}"}]',
];

/** Values that cannot be read, whatever they are sent to, or that only look like what React writes. */
const UNREADABLE = [
  ...["", "{", "null", "5", '{"0":"a"}', "[[[[[[[[]]]]]]]]"],
  // References to what was not sent, of each kind that React knows.
  ...['["$1"]', '["$@1"]', '["$Q1"]', '["$W1"]'],
  ...['["$i1"]', '["$R1"]', '["$r1"]', '["$X1"]', '["$B1"]', '["$A1"]', '["$F1"]', '["$T"]'],
  ...[
    '["$0"]',
    '["$0:0:0"]',
    '["$1:constructor:constructor"]',
    '["$K1","$K1"]',
    '["$0:__proto__"]',
  ],
  ...['["$Dhier",true]', '["$n1e9"]', '["$NaN",1]', '["$Infinity"]'],
  ...['[{"then":"$1"}]', '["$"]', '["$$"]'],
  `[${"[".repeat(3_000)}${"]".repeat(3_000)}]`,
  `[${Array(1_200).fill("1")}]`,
];

/** Parts of a form that break off, are missing or name each other. */
const PARTS: Record<string, string>[] = [
  {},
  { "0": '[null,"$K1"]' },
  { "0": '["$K1"]' },
  { "0": '[null,"$K2"]', _1_id: "a" },
  { "0": '["$1"]', "1": '"$0"' },
  { "0": '["$@1"]', "1": '"$@0"' },
  { "0": '[null,"$1"]', "1": "{" },
  { "0": '[null,"$1:a:b"]', "1": '{"a":1}' },
  { "0": '["$F1"]', "1": '{"id":"a","bound":null}' },
  { "0": '["$F1"]', "1": '{"id":"constructor#call","bound":"$@2"}', "2": "[1]" },
  {
    "0": '["$1"]',
    "1": '{"status":"resolved_model","reason":-1,"value":"{}","_response":"$2"}',
    "2": "{}",
  },
  { "0": '[{"then":"$1:then"}]', "1": '"$@0"' },
  { _1_id: "a" },
  { "1": "[]" },
  { $ACTION_KEY: "a", "0": "[]" },
];

/** Forms as a page without scripts sends them, whose action or values are not what they say. */
const PLAIN: ((id: string) => Record<string, string>)[] = [
  (id) => ({ [`$ACTION_ID_${id}`]: "" }),
  () => ({ [`$ACTION_ID_${"a".repeat(42)}`]: "" }),
  () => ({ $ACTION_ID_constructor: "" }),
  () => ({ $ACTION_REF_1: "" }),
  (id) => ({ $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}` }),
  (id) => ({
    $ACTION_REF_1: "",
    "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}`,
    "$ACTION_1:1": "{",
  }),
  (id) => ({
    $ACTION_REF_1: "",
    "$ACTION_1:0": `{"id":"${id}","bound":"$@9"}`,
    "$ACTION_1:1": '["$9"]',
  }),
  (id) => ({ $ACTION_REF_1: "", "$ACTION_1:0": `{"id":"${id}","bound":null`, $ACTION_KEY: "k" }),
  () => ({ rien: "x" }),
];

export type BrokenCall = {
  how: string;
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
};

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const called = (id: string) => ({ "next-action": id, accept: "text/x-component" });

/** Calls of an action of this id whose values are not what it takes. */
export function mistakenCalls(id: string): Promise<BrokenCall[]> {
  return Promise.all(MISTAKEN.map((text) => brokenCall(text, text, called(id))));
}

/** What cannot be read before any action begins, and forms of a page without scripts that are not. */
export function unreadableCalls(id: string): Promise<BrokenCall[]> {
  return Promise.all([
    ...UNREADABLE.map((text) => brokenCall(text, text, called(id))),
    ...PARTS.map((parts) => brokenCall(JSON.stringify(parts), formOf(parts), called(id))),
    ...PLAIN.map((fields) => brokenCall(JSON.stringify(fields(id)), formOf(fields(id)), {})),
  ]);
}

async function brokenCall(
  how: string,
  content: BodyInit,
  headers: Record<string, string>,
): Promise<BrokenCall> {
  const message = new Response(content);
  const type = message.headers.get("content-type") ?? "text/plain;charset=UTF-8";
  const body = Buffer.from(await message.arrayBuffer());
  return { how: how.slice(0, 120), body, headers: { ...headers, "content-type": type } };
}
