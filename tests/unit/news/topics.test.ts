import { describe, expect, test } from "vitest";
import { knownTopic, topicKeys, topicLabel, topicLabelOf } from "@/lib/news/choices";

describe("Les thèmes", () => {
  test("se comparent en minuscules et sans espaces", () => {
    expect(topicLabelOf(" Résidence\u00A0 Permanente ")).toBe("résidencepermanente");
  });

  test("se reconnaissent par leur valeur ou leur nom français", () => {
    expect(knownTopic("RESIDENCE")).toBe("residence");
    expect(knownTopic("résidence permanente")).toBe("residence");
    expect(knownTopic("É tudes")).toBe("studies");
    const unknown = ["", "permanente", "constructor", "__proto__", "toString"];
    expect(unknown.filter(knownTopic)).toEqual([]);
  });

  test("cherchent les deux écritures d'un thème, et une seule d'un mot-clé", () => {
    expect(topicKeys("work")).toEqual(["work", "travail"]);
    expect(topicKeys("Vie quotidienne")).toEqual(["viequotidienne"]);
  });

  test("se lisent en français", () => {
    expect(topicLabel("policies")).toBe("Politiques");
    expect(topicLabel("Logement")).toBe("Logement");
    expect(topicLabel("permis d'études")).toBe("permis d’études");
  });
});
