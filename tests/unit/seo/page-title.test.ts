import { describe, expect, it } from "vitest";
import { documentTitle, pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/shared/site";

const EMPLOYER = "Centre intégré universitaire de santé et de services sociaux de l’Estrie";
const MACHINES = "Mécanicien de machines fixes";
const there = { by: EMPLOYER, place: "Laval" };
const TITLE = "Infirmière clinicienne ou infirmier clinicien en soins intensifs pédiatriques";

describe("Le titre d'un document", () => {
  it.each([
    [{ name: "Soudeur", by: "Acier Nord", place: "Laval, QC" }, "Soudeur, Acier Nord, Laval, QC"],
    [{ name: "Soudeur", ...there }, "Soudeur, Centre intégré universitaire de…, Laval"],
    [{ name: MACHINES, by: EMPLOYER }, `${MACHINES}, Centre intégré…`],
    [{ name: `${MACHINES} de nuit`, ...there }, `${MACHINES} de nuit, Laval`],
    [{ name: TITLE, ...there }, "Infirmière clinicienne ou infirmier…, Laval"],
    [
      { name: TITLE, place: "Saint-Jean-sur-Richelieu, Québec" },
      "Infirmière clinicienne ou infirmier clinicien…",
    ],
    // Cut within a quotation, it goes with its mark.
    [
      { name: "Jardinier·ère paysagiste", by: "Atelier « Main verte du bas du fleuve »" },
      "Jardinier·ère paysagiste, Atelier…",
    ],
    [
      { name: `« ${"Grand ".repeat(10)}»`, place: "Laval" },
      "Grand Grand Grand Grand Grand Grand…, Laval",
    ],
    [{ name: "x".repeat(80) }, `${"x".repeat(47)}…`],
    [{ name: "🍁".repeat(80) }, `${"🍁".repeat(47)}…`],
  ])("%j", (parts, expected) => {
    const title = documentTitle(parts);
    expect(title).toBe(expected);
    expect(Array.from(`${title} · ${site.name}`).length).toBeLessThanOrEqual(65);
  });

  it("a la typographie du site, quoi qu'on ait tapé, et sa description aussi", () => {
    const title = { name: "Chargé·e d'accueil : nuit" };
    const page = pageMetadata({ title, description: "Prêt à l'emploi ?", path: "/" });
    expect(page.title).toBe("Chargé·e d’accueil\u00a0: nuit");
    expect(page.description).toBe("Prêt à l’emploi\u00a0?");
    expect(page.openGraph?.title).toBe(page.title);
  });

  it("est seul raccourci : les cartes disent tout", () => {
    const page = pageMetadata({ title: { name: TITLE, ...there }, description: "", path: "/" });
    const titles = [page.openGraph?.title, page.twitter?.title];
    expect(titles).toEqual(Array(2).fill(`${TITLE}, ${EMPLOYER}, Laval`));
  });

  it("dit tout d'un titre qui est le sien jusqu'au bout", () => {
    const title = { absolute: `${TITLE} · ${TITLE}` };
    expect(pageMetadata({ title, description: "", path: "/" }).title).toEqual(title);
  });
});

it("Une page demande de ne pas être trouvée quand elle n'est pas à l'être", () => {
  const page = { title: { name: "Recherche" }, description: "", path: "/emplois" };
  expect(pageMetadata({ ...page, index: false }).robots).toEqual({ index: false });
  expect(pageMetadata(page).robots).toBeUndefined();
});
