import { describe, expect, it } from "vitest";
import { contactSchema } from "@/lib/contact/schema";
import { visible } from "@/lib/shared/visible-text";
import { cleanQuery } from "@/lib/text/address-values";
import { commaList, optionalText, requiredText } from "@/lib/text/fields";

describe("Ce que personne ne voit", () => {
  it.each([
    ["une marque de direction", "Offre \u202Eetsoc", "Offre etsoc"],
    ["un isolat de direction", "\u2066Offre\u2069", "Offre"],
    ["un caractère sans largeur", "Info\u200Bgraphie\uFEFF", "Infographie"],
    ["un caractère de commande", "Soudeur\u0007\u0080\0", "Soudeur"],
    ["un liant entre lettres latines", "Sou\u200Ddeur\u200C", "Soudeur"],
    ["un liant entre lettres cyrilliques", "а\u200Dб", "аб"],
    ["un joint sans largeur dans un mot", "ar\u034Fnaque", "arnaque"],
    ["un choix de forme dans un mot", "ar\uFE0Fna\u180Fque\uFE0E !", "arnaque !"],
    ["un choix de forme entre liants", "ar\uFE0F\u200D\uFE0Fnaque 1\uFE0F2", "arnaque 12"],
    ["un caractère privé", "Offre\uE000\uF8FF\u{F0000}", "Offre"],
    ["ce qui n'est pas un caractère", "Offre\uFFFF\uFDD0\uFFFC", "Offre"],
    ["des étiquettes", "Offre\u{E0041}\u{E0042}", "Offre"],
    ["la moitié d'un caractère", "A\uD800", "A\uFFFD"],
  ])("%s s'en va", (_what, typed, shown) => {
    expect(visible(typed)).toBe(shown);
  });

  it.each([
    "Famille 👩‍👩‍👧 et drapeau 🏳️‍🌈",
    "Cœur ❤️, ❤️‍🔥, 1️⃣ #️⃣, ©️ et ☎︎",
    "ᠮᠣᠩᠭᠣᠯ᠋",
    "محمد بن عبد الله",
    "شرکت‌های نو",
    "יוסף בן־דוד",
    "Ligne\n\tpuis une autre\r\n",
    "Nguyễn Thị Ánh",
    "Cœur\u00A0: 5\u202F000\u00A0$",
  ])("« %s » reste entier", (text) => {
    expect(visible(text)).toBe(text);
  });

  it.each([
    ...["\u200B", " \u00A0\u3000", "\u3164\u3164", "\u2800", "\uFE0F", "\u200D", "\u202E "],
    ...["\u180F", "\u{1BCA0}", "\u{13430}", "\uE000", "\uFFFC", "\uFFFF", "\u{1D159}"],
  ])("un texte fait seulement de %j est vide", (typed) => {
    expect(visible(typed)).toBe("");
    expect(requiredText("Le titre est requis", 200).safeParse(typed).success).toBe(false);
    expect(optionalText(200).parse(typed)).toBeNull();
    expect(commaList.parse(`a,${typed},b`)).toEqual(["a", "b"]);
    expect(cleanQuery(typed)).toBe("");
  });

  it.each([
    ["le saut de ligne de Word", "les commandes\u000Boffrir", "les commandes\noffrir"],
    ["toute fin de ligne", "a\fb\u0085c\u2028d\u2029e", "a\nb\nc\nd\ne"],
    ["toute espace", "a\u2003b\u3000c\u2009d\u205Fe", "a b c d e"],
    ["l'insécable entre deux mots", "un\u00A0poste,\u202Fà\u00A0Laval", "un poste, à Laval"],
    ["une puce de Symbol", "\uF0B7\tCaisse\n \uF0A7 Accueil", "•\tCaisse\n • Accueil"],
    ["le tiret de Word", "sous\u001Echef", "sous-chef"],
  ])("%s garde son sens", (_what, typed, shown) => {
    expect(visible(typed)).toBe(shown);
  });

  it("un nom invisible ne signe pas un message", () => {
    const message = { type: "general", email: "a@exemple.ca", subject: "Objet", message: "Texte" };
    expect(contactSchema.safeParse({ ...message, name: "\u200B" }).success).toBe(false);
    expect(contactSchema.parse({ ...message, name: "Aï\0cha" }).name).toBe("Aïcha");
  });
});
