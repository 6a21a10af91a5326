import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkDatabase, checkDataDir, secretIn } from "@/lib/server/data-checks";

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "data-checks-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it("une base qui ne répond pas est nommée, sans son mot de passe", async () => {
  const { state, says } = await checkDatabase("postgres://moi:motsecret@127.0.0.1:1/erable");
  expect(state).toBe("fault");
  expect(says).toBe("127.0.0.1:1/erable ne répond pas : personne n’écoute à cette adresse");
});

it("un dossier en ordre, ou absent, n'a rien à dire", () => {
  const data = folder();
  writeFileSync(path.join(data, "keys.json"), '{"secret":"sb_secret_x"}');
  expect(checkDataDir(data)).toEqual([]);
  expect(secretIn(data)).toBe("sb_secret_x");
  expect(checkDataDir(path.join(data, "absent"))).toEqual([]);
  expect(secretIn(path.join(data, "absent"))).toBeNull();
});

it.each(["", '{ "secret": ', "{}", "null"])("des clés abîmées (%j) sont une faute", (text) => {
  const data = folder();
  writeFileSync(path.join(data, "keys.json"), text);
  expect(checkDataDir(data)).toMatchObject([{ part: "Clés", state: "fault" }]);
});
