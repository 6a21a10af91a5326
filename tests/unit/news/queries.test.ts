import { describe, expect, it } from "vitest";
import { newsSearch } from "@/lib/news/filters";
import { rankRelated } from "@/lib/news/queries";
import type { ArticleCard } from "@/lib/news/schema";

const card = (id: string, changes: Partial<ArticleCard> = {}): ArticleCard => ({
  ...{ id, title: id, excerpt: null, category: null, tags: [], image_url: null },
  ...{ author_name: null, published_at: "2026-01-01T00:00:00+00:00", reading_minutes: 1 },
  ...changes,
});
const article = card("lu", { category: "Visas", tags: ["Québec", "Entrée express"] });
const ids = (cards: ArticleCard[]) => cards.map(({ id }) => id);

it("Les articles voisins vont des mots-clés communs à la catégorie, puis à la date", () => {
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

it("L'article lui-même et les doublons n'en sont pas", () => {
  const candidates = [article, card("a"), card("a"), card("b"), card("c"), card("d")];
  expect(ids(rankRelated(article, candidates))).toEqual(["a", "b", "c"]);
});

it("Sans catégorie, deux articles n'ont pas la même catégorie", () => {
  const candidates = [
    card("vieux"),
    card("neuf", { category: "Visas", published_at: "2026-02-01T00:00:00+00:00" }),
  ];
  expect(ids(rankRelated(card("lu"), candidates))).toEqual(["neuf", "vieux"]);
});

const searchOf = (topic: string) => newsSearch({ q: "", topic, sort: "date", page: 1 });

describe("La recherche d'articles", () => {
  it.each(["", "visas", "Études"])("garde la réponse au thème « %s » de nos menus", (topic) => {
    expect(searchOf(topic).free).toBe(false);
  });

  it("ne garde pas la réponse à un thème que n'importe qui invente", () => {
    expect(searchOf("2f1c2b9e").free).toBe(true);
  });
});
