import { describe, expect, it } from "vitest";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { ownAddress } from "@/lib/server/web/request-refusals";

const ID = "0a1b2c3d-0000-4000-8000-00000000beef";
const CAPITALS = ID.toUpperCase();

describe("ownAddress", () => {
  it.each([
    [`/emplois/${CAPITALS}`, `/emplois/${ID}`],
    [`/freelance/${CAPITALS}?postuler=1`, `/freelance/${ID}?postuler=1`],
    [`/bourses/${CAPITALS}/calendrier.ics`, `/bourses/${ID}/calendrier.ics`],
    [`/actualites/${CAPITALS}/apercu.png`, `/actualites/${ID}/apercu.png`],
    [`/sitemaps/emplois/${CAPITALS}.xml`, `/sitemaps/emplois/${ID}.xml`],
    ["/emplois?page=1", "/emplois"],
    ["/emplois?page=01", "/emplois"],
    ["/actualites?categorie=visa&page=1&q=a%20b", "/actualites?categorie=visa&q=a%20b"],
    ["/emplois/secteur/sante?page=007", "/emplois/secteur/sante?page=7"],
  ])("ramène %s à %s", (path, own) => {
    expect(ownAddress(path)).toBe(own);
    expect(ownAddress(own)).toBeNull();
  });

  it.each(everyKind.map((kind) => kinds[kind].list))("corrige les adresses de %s", (list) => {
    expect(ownAddress(`${list}/${CAPITALS}`)).toBe(`${list}/${ID}`);
    expect(ownAddress(`${list}?page=1`)).toBe(list);
  });

  const OWN = `
    /emplois/${ID} /emplois?page=2 /emplois?page=10&q=ABC /emplois?q=%41
    /emplois/%2F%5c%20%C3%A9%25 /emplois/AUTRE-CHOSE /admin/jobs?page=1 /
    /connexion?suivant=%2Femplois%3Fpage%3D1 //exemple.com/emplois/${CAPITALS}`;
  it.each(OWN.trim().split(/\s+/))("laisse %s", (path) => {
    expect(ownAddress(path)).toBeNull();
  });
});
