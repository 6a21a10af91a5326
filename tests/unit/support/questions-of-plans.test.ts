import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ASKED_BY } from "@/tests/db/support/asked-by";
import { questionsOfLists } from "@/tests/db/support/questions-of-lists";
import { questionsOfPeople } from "@/tests/db/support/questions-of-people";
import { questionsOfVisitors } from "@/tests/db/support/questions-of-visitors";

/** Files that read beside those that are called so. */
const READERS =
  /queries$|^(?:applications\/preparation|jobs\/(?:places|search)|news\/(?:around|reactions|rows|succession|verification)|publications\/(?:abroad-questions|admin-list|answer-record|sitemap|withheld)|search\/lists)$/;

/** A call of the database, and not of a list or of the storage. */
const ASKS = /(?<!Array|Buffer|Object|storage)\s*\.(?:rpc|from)\(/;

/** The functions of a file that ask, by the text from the head of one to that of the next. */
function asking(source: string): string[] {
  return source
    .split(/^(?=(?:export )?(?:(?:async )?function|const) )/m)
    .filter((text) => ASKS.test(text))
    .map((text) => /(?:function|const) (\w+)/.exec(text)?.[1] ?? "");
}

const found = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3))
  .filter((file) => READERS.test(file))
  .flatMap((file) =>
    asking(readFileSync(`lib/${file}.ts`, "utf8")).map((name) => `${file} ${name}`),
  );

describe("Ce que le site demande à la base", () => {
  it("est tout entier nommé parmi ce dont les plans sont essayés, ou dit pourquoi il ne l'est pas", () => {
    expect(
      asking("function one() {\n  Array.from(a);\n}\nfunction two() {\n  c\n    .rpc(x);\n}"),
    ).toEqual(["two"]);
    const named = Object.entries(ASKED_BY).flatMap(([file, functions]) =>
      Object.keys(functions).map((name) => `${file} ${name}`),
    );
    expect(named.toSorted()).toEqual(found.toSorted());
  });

  it("y a ses questions, telles qu'elles sont essayées", () => {
    const asked = [questionsOfVisitors, questionsOfPeople, questionsOfLists].flatMap((questions) =>
      questions.map(([what]) => what),
    );
    expect(new Set(asked).size).toBe(asked.length);
    const meant = Object.values(ASKED_BY).flatMap((functions) =>
      Object.values(functions).flatMap((names) => (typeof names === "string" ? [] : names)),
    );
    expect(meant.filter((what) => !asked.includes(what))).toEqual([]);
  });
});
