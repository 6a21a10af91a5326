import { expect, test } from "vitest";
import { rankRelated } from "@/lib/news/queries";
import type { ArticleCard } from "@/lib/news/schema";

function card(id: string, changes: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id,
    title: id,
    excerpt: null,
    category: null,
    tags: [],
    image_url: null,
    author_name: null,
    published_at: "2026-01-01T00:00:00+00:00",
    reading_minutes: 1,
    ...changes,
  };
}
const article = card("lu", { category: "Visas", tags: ["Québec", "Entrée express"] });
const ids = (cards: ArticleCard[]) => cards.map(({ id }) => id);

test("Les articles voisins vont des mots-clés communs à la catégorie, puis à la date", () => {
  const candidates = [
    card("récent", { published_at: "2026-09-01T00:00:00+00:00" }),
    card("même thème", { category: "VISAS" }),
    card("un mot", { tags: ["quebec", "QUÉBEC", "québec"] }),
    card("deux mots", { tags: ["Entrée Express", "québec"] }),
    card("un mot, même thème", { tags: ["Québec"], category: "visas" }),
  ];
  expect(ids(rankRelated(article, candidates, 5))).toEqual([
    "deux mots",
    "un mot, même thème",
    "un mot",
    "même thème",
    "récent",
  ]);
});

test("L'article lui-même et les doublons n'en sont pas", () => {
  const candidates = [article, card("a"), card("a"), card("b"), card("c"), card("d")];
  expect(ids(rankRelated(article, candidates))).toEqual(["a", "b", "c"]);
});

test("Sans catégorie, deux articles n'ont pas la même catégorie", () => {
  const candidates = [
    card("vieux"),
    card("neuf", { category: "Visas", published_at: "2026-02-01T00:00:00+00:00" }),
  ];
  expect(ids(rankRelated(card("lu"), candidates))).toEqual(["neuf", "vieux"]);
});
