import { expect, it } from "vitest";
import { unstorable } from "@/supabase/local/allowed-routes";

const answer = (path: string, body: string) =>
  unstorable(new Request(`http://service.test${path}`, { method: "POST", body }));
const account = (name: string) =>
  JSON.stringify({ email: "a@exemple.ca", data: { full_name: name } });

it("un compte dont un mot tient un NUL ou une moitié de signe est refusé, pas une panne", async () => {
  const halves = ['"full_name":"\\ud800"', '"x":["\\uDC00\\uD83D"]', '"\\uDfff":1'];
  for (const body of [account("Aï\0cha"), ...halves.map((data) => `{"data":{${data}}}`)]) {
    expect((await answer("/auth/v1/signup", body))?.status).toBe(400);
  }
});

it("un fichier dont le chemin tient un NUL aussi, comme ce que l'on cherche parmi eux", async () => {
  expect((await answer("/storage/v1/object/cvs/a%00.pdf", "%PDF"))?.status).toBe(400);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ prefix: "a\0b" });
  const init = { method: "POST", headers, body };
  const listed = new Request("http://service.test/storage/v1/object/list/cvs", init);
  expect((await unstorable(listed))?.status).toBe(400);
});

it.each([
  ["/storage/v1/object/cvs/a.pdf", "%PDF \0"],
  ["/auth/v1/signup", account("Aïcha")],
  ["/auth/v1/signup", '{"data":{"full_name":"\\ud83c\\udf41"}}'],
  ["/auth/v1/signup", account("la suite \\u0000 s'écrit ainsi")],
  ["/auth/v1/signup", "{ pas du JSON \\u0000"],
  ["/rest/v1/jobs", account("Aï\0cha")],
])("le service de %s entend le reste : %s", async (path, body) => {
  expect(await answer(path, body)).toBeNull();
});
