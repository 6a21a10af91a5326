import { describe, expect, it } from "vitest";
import { drawable } from "@/components/seo/picture-response";

describe("un texte que nos caractères savent dessiner", () => {
  it.each([
    ["Œuvre d’été : « à l’œil » – 20,50 $…", "Œuvre d’été : « à l’œil » – 20,50 $…"],
    ["Łódź, Škoda, Ștefan", "ódź, Skoda, Stefan".replace("ź", "z")],
    ["Chef 👩🏽‍🍳 de cuisine", "Chef de cuisine"],
    ["招聘 Montréal", "Montréal"],
    ["20\u202f000\u00a0$", "20 000 $"],
    ["a\nb\u0000c\u202ed", "a bcd"],
    ["", ""],
  ])("« %s » devient « %s »", (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});
