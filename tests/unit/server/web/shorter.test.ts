import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { shorter } from "@/lib/server/web/shorter";

const pushed = (text: string) =>
  `<script nonce="a">self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;

/** What the browser reads of a page's data. */
function read(page: string): string[] {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const self = { __next_f: [] as [number, string][] };
  for (const script of scripts) runInNewContext(script ?? "", { self });
  return self.__next_f.map(([, text]) => text);
}

describe("shorter", () => {
  it.each([
    ["des guillemets", '5:["$","p",null,{"children":"« Bonjour » \\"oui\\" l\'été"}]\n'],
    ["des accents graves et des dollars", `a \`b\` ${"$"}{c} $d $${"$"}{e} \\\`f \\${"$"}{g}`],
    ["des barres et des fins de ligne", "a\\nb\nc\r\nd\te\\\\"],
    ["des signes rares", "\u2028 \u2029 \u0001 \ud83c\udf41 \u00a0 \u202f"],
    ["des balises", "</script><!--<script>alert(1)</script>"],
    ["rien", ""],
  ])("laisse lire les mêmes données : %s", (_what, text) => {
    const page = shorter(`<p>a</p>${pushed(text)}${pushed("suite")}`);
    expect(read(page)).toEqual([text, "suite"]);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain("<!--");
  });

  it.each(["a\0b", "\ud83c coupé"])("laisse codé ce qu'une page ne peut dire qu'ainsi", (text) => {
    const page = pushed(text);
    expect(shorter(page)).toBe(page);
    expect(Buffer.from(page).toString()).toBe(page);
  });

  it("écrit les données avec moins de signes", () => {
    const page = pushed('{"a":"b","c":"d"}');
    expect(shorter(page)).toContain('`{"a":"b","c":"d"}`');
    expect(shorter(page).length).toBeLessThan(page.length);
  });

  it("écrit les apostrophes telles quelles, sauf dans ce qui se lit tel quel", () => {
    const page = '<p title="l&#x27;an">d&#x27;un</p><script>a="&#x27;"</script>';
    expect(shorter(page)).toBe('<p title="l\'an">d\'un</p><script>a="&#x27;"</script>');
  });

  it("ne touche ni aux autres scripts ni aux autres données", () => {
    const page =
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([3,"YQ=="])</script>';
    expect(shorter(page)).toBe(page);
  });

  it("laisse de côté les annonces de scripts qui n'annoncent plus rien", () => {
    const hint = '<link data-rel="preload" as="script" fetchPriority="low" href="/a.js"/>';
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    expect(shorter(hint + sheet)).toBe(sheet);
  });

  describe("ce que les robots lisent dans le document", () => {
    const tag = (text: string) =>
      `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${text}}}]`;

    it("n'est pas dit deux fois, écrit sur place", () => {
      const page = pushed(
        `5:[${tag('"{\\"a\\":\\"é\\"}"')},["$","p",null,{"children":"reste"}]]\n`,
      );
      expect(read(shorter(page))).toEqual([
        `5:[${tag('""')},["$","p",null,{"children":"reste"}]]\n`,
      ]);
    });

    it("ni dans une ligne à part, dont la longueur est dite en octets", () => {
      const text = '{"title":"Infirmière"}';
      const row = `2d:T${Buffer.byteLength(text).toString(16)},${text}`;
      const page = pushed(`1:{}\n${row}7:["suite"]\n`) + pushed(`5:${tag('"$2d"')}\n`);
      expect(read(shorter(page))).toEqual(['1:{}\n2d:T1, 7:["suite"]\n', `5:${tag('"$2d"')}\n`]);
    });

    it("reste entier quand le texte continue dans le script suivant", () => {
      const page = pushed("2d:Tff,début") + pushed(`fin5:${tag('"$2d"')}\n`);
      expect(read(shorter(page))).toEqual(read(page));
    });
  });

  describe("ce que la tête du document dit", () => {
    const head =
      '[["$","title","0",{"children":"L\'été"}],["$","meta","1",{"name":"description"}]]';
    const everywhere =
      '[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport"}]]';

    it("n'y est pas redit, sinon son titre", () => {
      const page =
        pushed(`22:${everywhere}\n26:${head}\n27:null\n`) + pushed(`5:["$L22","$L26"]\n`);
      expect(read(shorter(page))).toEqual([
        `22:null\n26:[["$","title","0",{"children":"L'été"}]]\n27:null\n`,
        `5:["$L22","$L26"]\n`,
      ]);
    });

    it("reste où une autre ligne y renvoie", () => {
      const page = pushed(`26:${head}\n`) + pushed(`5:["$26:1:props"]\n`);
      expect(read(shorter(page))).toEqual(read(page));
    });

    it("reste dans un texte que quelqu'un a écrit ainsi", () => {
      const text = `à lire :\n26:${head}\n{"a":"$undefined"}\n`;
      const row = `2d:T${Buffer.byteLength(text).toString(16)},${text}`;
      const page = pushed(`${row}7:[${JSON.stringify(text)}]\n`);
      expect(read(shorter(page))).toEqual(read(page));
    });

    it("reste dans tout ce qui suit une ligne coupée", () => {
      const page = pushed(`1:["a`) + pushed(`b"]\n26:${head}\n`);
      expect(read(shorter(page))).toEqual(read(page));
    });
  });

  it("laisse de côté ce qui n'est rien", () => {
    const page = pushed(
      `5:["$","p","$undefined",{"a":"$undefined","b":"$undefined","children":["$undefined"],"c":"$undefined"}]\n`,
    );
    expect(read(shorter(page))).toEqual([`5:["$","p","$undefined",{"children":["$undefined"]}]\n`]);
  });
});
