import { describe, expect, test } from "vitest";
import { knownTopic, topicLabel, topicLabelOf, wordsOfTopic } from "@/lib/news/choices";
import { newsHref, parseNewsFilters } from "@/lib/news/filters";

describe("Les thèmes", () => {
  test("se comparent en minuscules et sans espaces", () => {
    expect(topicLabelOf(" Résidence\u00A0 Permanente ")).toBe("résidencepermanente");
  });

  test("se reconnaissent par leur valeur ou leur nom français", () => {
    expect(knownTopic("RESIDENCE")).toBe("residence");
    expect(knownTopic("résidence permanente")).toBe("residence");
    expect(knownTopic("É tudes")).toBe("studies");
    for (const text of ["", "permanente", "constructor", "__proto__", "toString"]) {
      expect(knownTopic(text)).toBeNull();
    }
  });

  test("cherchent les deux écritures d'un thème, et une seule d'un mot-clé", () => {
    expect(wordsOfTopic("work")).toEqual(["work", "travail"]);
    expect(wordsOfTopic("Vie quotidienne")).toEqual(["viequotidienne"]);
  });

  test("se lisent en français", () => {
    expect(topicLabel("policies")).toBe("Politiques");
    expect(topicLabel("Logement")).toBe("Logement");
    expect(topicLabel("permis d'études")).toBe("permis d’études");
  });
});

describe("L'adresse de la liste", () => {
  test("garde ce qui n'est pas à sa valeur de départ", () => {
    expect(newsHref({})).toBe("/actualites");
    expect(newsHref({ q: "", topic: "", page: 1 })).toBe("/actualites");
    expect(newsHref({ q: "visa d'été", topic: "Études", page: 2 })).toBe(
      "/actualites?q=visa+d%27%C3%A9t%C3%A9&categorie=studies&page=2",
    );
  });

  test("se relit telle quelle, et oublie ce qui n'a pas de sens", () => {
    expect(parseNewsFilters({ q: "été", categorie: "residence", page: "3" })).toEqual({
      q: "été",
      topic: "residence",
      sort: "date",
      page: 3,
    });
    expect(parseNewsFilters({ q: ["a", "b"], categorie: "\u0000", page: "-1" })).toEqual({
      q: "a",
      topic: "",
      sort: "date",
      page: 1,
    });
  });
});
