/** Values in place of a form, or a form's after what it answered last, as no script of ours writes them. */
const WRITTEN = [
  ...["", "{", "null", "5", "{}", "[]", "[null]", "[null,null]", '[null,"texte"]', "[null,5]"],
  ...['[null,["a","b"]]', '[null,{"get":"a"}]', '{"0":"a"}', "[[[[[[[[]]]]]]]]"],
  // References to what was not sent, of each kind that React knows.
  ...['["$1"]', '["$K1"]', '[null,"$K9"]', '["$@1"]', '[null,"$@1"]', '["$Q1"]', '["$W1"]'],
  ...['["$i1"]', '["$R1"]', '["$r1"]', '["$X1"]', '["$B1"]', '["$A1"]', '["$F1"]', '["$T"]'],
  ...[
    '["$0"]',
    '["$0:0:0"]',
    '["$1:constructor:constructor"]',
    '["$K1","$K1"]',
    '["$0:__proto__"]',
  ],
  // What is no text, and what only looks like it.
  ...['["$Dhier",true]', '["$n1e9"]', '["$n1"]', '["$undefined"]', '["$NaN",1]', '["$Infinity"]'],
  ...[
    '[{"then":"$1"}]',
    '[{"then":"a","status":"resolved_model","value":"{}"}]',
    '["$"]',
    '["$$"]',
  ],
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

/** Everything that no page of ours would send to an action of this id. */
export async function brokenCalls(id: string): Promise<BrokenCall[]> {
  const called = { "next-action": id, accept: "text/x-component" };
  return Promise.all([
    ...WRITTEN.map((text) => brokenCall(text, text, called)),
    ...PARTS.map((parts) => brokenCall(JSON.stringify(parts), formOf(parts), called)),
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
