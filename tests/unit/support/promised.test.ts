import { expect, it } from "vitest";
import { unsupportedInScript, unsupportedInStyles } from "@/tests/support/browser/promised";

it("un script ou un style trop récents sont refusés, une méthode comme une syntaxe", () => {
  const chunk = (code: string) => `(globalThis.T=[]).push([1,e=>{${code}}]);`;
  const code = 'let t=Map.groupBy(e,e=>e.x);e.y=URL.parse("a")?.href,e.z=e.w.isSubsetOf(e.v)';
  expect(unsupportedInScript(chunk(code))).toEqual([".isSubsetOf", "Map.groupBy", "URL.parse"]);
  expect(unsupportedInScript(chunk("e.at?.(-1),e.toSorted().map(e=>e?.x??1)"))).toEqual([]);
  expect(() => unsupportedInScript(chunk("/[\\p{L}--[a-z]]/v.test(e)"))).toThrow(/flag/);
  const styles = "a{text-wrap:pretty;color:red}@starting-style{a:open{color:light-dark(red,blue)}}";
  expect(unsupportedInStyles(styles)).toEqual([
    ...[":open", "@starting-style", "light-dark()", "text-wrap", "text-wrap: pretty"],
  ]);
  expect(unsupportedInStyles("@supports (text-wrap:pretty){a{text-wrap:pretty}}")).toEqual([]);
});
