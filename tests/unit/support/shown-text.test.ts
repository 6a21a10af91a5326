import { expect, it } from "vitest";
import { misshownIn } from "@/tests/support/browser/shown-text";

it.each([
  ["un texte", "<p>Voir l&#x27;offre</p>", ["Voir l'offre"]],
  ["un texte coupé par un commentaire", "<p>Échéance<!-- --> : lundi</p>", ["Échéance : lundi"]],
  ["un texte en gras", "<p><b>Payé</b> ? Non</p>", ["Payé ? Non"]],
  ["une étiquette", '<a aria-label="Voir l’offre : nuit">X</a>', ["Voir l’offre : nuit"]],
  ["une description", '<meta name="description" content="20 %">', ["20 %"]],
  ["un titre", "<title>L'école</title>", ["L'école"]],
])("%s en une autre typographie que celle du site se voit", (_what, html, found) => {
  expect(misshownIn(html)).toEqual(found);
});

it.each([
  "<p>Voir l’offre\u00a0: oui</p>",
  "<script>const a = 'l\\'offre ?';</script>",
  "<textarea>L'offre ?</textarea>",
  '<input value="L\'offre ?">',
  '<a href="/emplois?q=l\'offre">Offres</a>',
])("ce qui est juste, ou que personne ne lit, ne se voit pas : %s", (html) => {
  expect(misshownIn(html)).toEqual([]);
});
