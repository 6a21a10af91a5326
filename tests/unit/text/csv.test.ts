import { describe, expect, it } from "vitest";
import { csvPiece, misreadWords, readCsv, writeCsv } from "@/lib/text/csv";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("lire un fichier de tableur", () => {
  it("prend virgules et points-virgules, avec ou sans marque, et oublie accents et casse", () => {
    const expected = [{ line: 2, cells: { titre: "Été", lieu: "Laval, QC" } }];
    expect(readCsv(utf8('Titre,Lieu\nÉté,"Laval, QC"\n')).rows).toEqual(expected);
    expect(readCsv(utf8("\uFEFFTITRE;Liéu\r\nÉté;Laval, QC\r\n")).rows).toEqual(expected);
  });

  it.each([
    ["sep=;", "sep=;\r\ntitre;lieu\r\nA;Laval, QC\r\n", 3],
    ["sep entre guillemets", '\uFEFF"sep=|"\ntitre|lieu\nA|Laval, QC\n', 3],
    ["sep écrit autrement", "SEP = ;\r\ntitre;lieu\r\nA;Laval, QC\r\n", 3],
    ["sep nommé", "sep=\\t\ntitre\tlieu\nA\tLaval, QC\n", 3],
    ["sep, une vraie tabulation", "sep=\t\ntitre\tlieu\nA\tLaval, QC\n", 3],
    ["tabulations", "titre\tlieu\tvide\nA\tLaval, QC\t\n", 2],
    ["barres", "titre|lieu\nA|Laval, QC\n", 2],
    ["points-virgules, et autant de virgules", "titre;lieu;pas, celle-ci, non\nA;Laval, QC;\n", 2],
    ["barres, et une virgule citée", 'titre|lieu|"a,b,c,d"\nA|Laval, QC|\n', 2],
  ])("lit les séparateurs des gens : %s", (_, text, line) => {
    const [row] = readCsv(utf8(text)).rows;
    expect([row?.line, row?.cells.titre, row?.cells.lieu]).toEqual([line, "A", "Laval, QC"]);
  });

  it("garde les cellules vides entre deux tabulations", () => {
    expect(readCsv(utf8("a\tb\tc\n1\t\t3\n")).rows[0]?.cells).toEqual({ a: "1", b: "", c: "3" });
  });

  it.each([
    ["utf16le", "\uFEFF"],
    ["utf16be", "\uFEFF"],
    ["utf16le", ""],
    ["utf16be", ""],
  ])("lit l'UTF-16, avec ou sans marque : %s %j", (order, mark) => {
    const bytes = Buffer.from(`${mark}titre\tlieu\nÉté\tLaval\n`, "utf16le");
    const { rows, isGuessed } = readCsv(order === "utf16le" ? bytes : bytes.swap16());
    expect([rows[0]?.cells.titre, isGuessed]).toEqual(["Été", false]);
  });

  it("nomme la ligne du premier octet qu'aucune lettre n'a", () => {
    const bytes = Uint8Array.from([...utf8("titre\rA\rPr"), 0x8f, ...utf8("s\r")]);
    expect(() => readCsv(bytes)).toThrow(expect.objectContaining({ line: 3 }));
    const cut = Buffer.from("titre\r\nA\r\nB", "utf16le").subarray(0, -1);
    expect(() => readCsv(cut)).toThrow(expect.objectContaining({ line: 3 }));
  });

  it("doute des lettres que le français n'a pas", () => {
    expect(misreadWords("PrŽposŽe ˆ lÕaccueil", true)).toContain("PrŽposŽe");
    expect(misreadWords("PrÃ©posÃ©e", false)).toContain("PrÃ©");
    expect(misreadWords("« Préposée », l’été – 20 °C", true)).toBeNull();
    for (const misread of "h™tel cÏur bo”te ”le na•f No‘l Îuvre h“tel maŒtre Œle ao–t s—r Pr…pos Ça…là".split(
      " ",
    )) {
      expect(misreadWords(`Un ${misread} ici`, true), misread).toContain(misread);
    }
    expect(misreadWords("Ç Travail È", true)).toContain("Travail");
    const right =
      "Infirmier·ère, Œuvre, Île-Perrot, À Québec, l’«Été» – jour… Marque™, “dit-il”, MAÏS, Ça, Montréal–Québec, CŒUR, 3×8";
    expect(misreadWords(right, true)).toBeNull();
    expect(misreadWords("Muñoz et Nguyễn", false)).toBeNull();
  });

  it("lit Windows-1252 quand ce n'est pas de l'UTF-8", () => {
    const bytes = Uint8Array.from([...utf8("titre\n"), 0xc9, 0x74, 0xe9]);
    expect(readCsv(bytes).rows[0]?.cells.titre).toBe("Été");
  });

  it("compte les lignes comme le tableur, cellules à plusieurs lignes comprises", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const text = 'titre;texte\nA;"un\ndeux"\n\nB;trois\n \n;\n\nC;fin'.replaceAll("\n", end);
      expect(readCsv(utf8(text)).rows.map(({ line, cells }) => [line, cells.titre])).toEqual([
        [2, "A"],
        [5, "B"],
        [9, "C"],
      ]);
    }
    const mixed = readCsv(utf8('titre;texte\nA;"un\r\n\r\ndeux"\nB;trois')).rows;
    expect(mixed.map(({ line }) => line)).toEqual([2, 5]);
  });

  it("ne compte pas pour rien les lignes vides d'avant les colonnes", () => {
    const { headings, rows } = readCsv(utf8("\uFEFF\n\ntitre;lieu\n\nA;Laval\n"));
    expect(headings).toEqual(["titre", "lieu"]);
    expect(rows).toEqual([{ line: 5, cells: { titre: "A", lieu: "Laval" } }]);
  });

  it("complète les lignes courtes et dit où des guillemets manquent", () => {
    expect(readCsv(utf8("titre;lieu\nA\n")).rows[0]?.cells).toEqual({ titre: "A", lieu: "" });
    expect(() => readCsv(utf8('titre\n"A\n'))).toThrow(/Quote/);
  });
});

describe("écrire pour un tableur", () => {
  it("met entre guillemets une cellule à plusieurs lignes : ailleurs la ligne finirait là", () => {
    expect(writeCsv(["titre", "texte"], [["A", "un\ndeux"]]).slice(1)).toBe(
      'titre;texte\r\nA;"un\ndeux"\r\n',
    );
  });

  it.each(["=1+1", "+33", "-5", "@nom", "a;b", 'dit "oui"', "deux\nlignes", "'déjà", ""])(
    "« %s » revient tel quel",
    (cell) => {
      const text = writeCsv(["titre", "suite"], [[cell, "x"]]);
      expect(readCsv(utf8(text)).rows[0]?.cells.titre).toBe(cell);
    },
  );

  it("aucune cellule ne peut être prise pour une formule", () => {
    const text = writeCsv(["titre"], [["=HYPERLINK(1)"], ["@SOMME(A1)"], ["-2"]]);
    for (const line of text.split("\r\n").slice(1)) expect(line).not.toMatch(/^"?[=+\-@]/);
  });

  it("un fichier écrit par morceaux est le même, sa marque au début seulement", () => {
    const rows = [["=1"], ["Zoé"]];
    const pieces = csvPiece([["titre"]], true) + rows.map((row) => csvPiece([row])).join("");
    expect(pieces).toBe(writeCsv(["titre"], rows));
  });
});
