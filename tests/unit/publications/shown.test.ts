import { expect, it } from "vitest";
import { shownRow } from "@/lib/publications/format";

it("ce que l'on a écrit d'une publication prend la typographie du site, le reste ne change pas", () => {
  const row = {
    id: "l'id : 1",
    title: "Chargé d'accueil : nuit",
    location: null,
    requirements: ["Sens de l'écoute", "5 ans ?"],
    official_link: "https://exemple.ca/l'offre",
    deadline: "2026-12-01",
  };
  expect(shownRow(row)).toEqual({
    ...row,
    title: "Chargé d’accueil\u00a0: nuit",
    requirements: ["Sens de l’écoute", "5 ans\u00a0?"],
  });
});
