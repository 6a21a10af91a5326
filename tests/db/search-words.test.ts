import { describe, expect, it } from "vitest";
import type { Asker } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";

const { query, exec, as, value, one, ...database } = setUpDatabase(people);

const publish = async (actor: Asker, title: string, description = "Texte") =>
  (await database.publish("job", { title, description }, actor)).id;
const corrected = (q: string) => value("visiteur", "correct_query('job', $1)", [q]);
const found = async (q: string) =>
  (await as("visiteur", "select title from list_jobs($1)", [JSON.stringify({ q })])).map(
    ({ title }) => title,
  );
const known = (like: string) =>
  one<number>("select count(*)::int from private.search_words where spelled like $1", [like]);
/** So many words that nobody knows, each the only one of its kind. */
const invented = (start: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const letters = [...String(n).padStart(5, "0")].map((digit) => "bcdfghjklm"[Number(digit)]);
    return `${start}${letters.join("a")}`;
  });

describe("Un mot qu'un seul compte a écrit", () => {
  it("se trouve, mais ne corrige personne avant qu'un autre ne l'écrive", async () => {
    const id = await publish("recruteur", "Zorglubologue");
    expect(await found("zorglubologue")).toEqual(["Zorglubologue"]);
    expect(await corrected("zorglubolgue")).toBeNull();
    await publish("recruteur", "Zorglubologue adjoint");
    expect(await corrected("zorglubolgue")).toBeNull();
    await publish("autre recruteur", "Cherche zorglubologue");
    expect(await corrected("zorglubolgue")).toBe("zorglubologue");
    await query("delete from jobs where id = $1", [id]);
  });

  it("corrige dès le premier s'il est du dictionnaire, ou chargé sans compte", async () => {
    await publish("recruteur", "Soudeuse");
    expect(await corrected("soudeusse")).toBe("soudeuse");
    await exec(
      "insert into jobs (title, company_name, description) values ('Ichtyologue', 'M', 'T')",
    );
    expect(await corrected("ichtiologue")).toBe("ichtyologue");
  });

  it("est de cinq cents au plus par texte, dans l'ordre, et le reste se trouve tel qu'il est écrit", async () => {
    const words = invented("wa", 700);
    await publish("recruteur", "Mots nouveaux", words.join(" "));
    expect(await known("wa%")).toBeLessThanOrEqual(500);
    expect(await known(words[0] ?? "")).toBe(1);
    expect(await known(words[699] ?? "")).toBe(0);
    expect(await found(words[699] ?? "")).toEqual(["Mots nouveaux"]);
  });
});

describe("Un mot que plus rien ne dit", () => {
  it("s'oublie, et pas celui qui se dit encore", async () => {
    const id = await publish("recruteur", "Xylophoniste");
    const hide = (status: string) =>
      query("update jobs set status = $2 where id = $1", [id, status]);
    await exec("select forget_words()");
    expect(await known("xylophoniste")).toBe(1);
    await hide("draft");
    await exec("select forget_words()");
    expect(await known("xylophoniste")).toBe(0);
    expect(await known("soudeuse")).toBe(1);
    await hide("published");
    expect(await known("xylophoniste")).toBe(1);
  });
});
