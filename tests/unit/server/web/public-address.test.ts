import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contractTypes } from "@/lib/jobs/choices";
import { newsTopics } from "@/lib/news/choices";
import { sectors } from "@/lib/publications/sectors";
import { listNames } from "@/lib/server/web/list-names";
import { listTagOf, publicAddress } from "@/lib/server/web/public-address";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const ID = "0d3b9a52-5c1e-4f7a-9a41-0123456789ab";

describe("publicAddress", () => {
  it.each([
    ["/emplois", "/emplois"],
    ["/emplois?utm_source=lettre&fbclid=x", "/emplois"],
    ["/emplois?page=3&utm_source=lettre", "/emplois?page=3"],
    ["/emplois?page=1", "/emplois"],
    ["/emplois?page=abc", "/emplois"],
    ["/emplois?page=99999999999999999999", "/emplois?page=999999999"],
    ["/emplois?province=quebec&contrat=CDI", "/emplois?contrat=CDI&province=quebec"],
    ["/emplois?q=&lieu=&contrat=CDI&secteur=", "/emplois?contrat=CDI"],
    ["/emplois/province/quebec?page=2&q=x", "/emplois/province/quebec?page=2"],
    ["/actualites?categorie=visas&x", "/actualites?categorie=visas"],
    [`/emplois/${ID}?utm_source=lettre`, `/emplois/${ID}`],
    ["/?avis=deconnexion", "/"],
    ["/freelance?page=2", "/freelance?page=2"],
    ["/guide?x=1?y", "/guide"],
    ["/infolettre/12?utm_source=lettre", "/infolettre/12"],
    ["/metiers?utm_source=lettre", "/metiers"],
    ["/metiers/infirmier?page=2", "/metiers/infirmier"],
    ["/metiers/infirmier/quebec", "/metiers/infirmier/quebec"],
    ["/entreprises?page=2&utm_source=lettre", "/entreprises?page=2"],
    ["/entreprises/nordet-logiciels?utm_source=lettre", "/entreprises/nordet-logiciels"],
  ])("ramène %s à %s", (url, address) => {
    expect(publicAddress(url)).toBe(address);
  });

  it.each([
    "/emplois?q=soins",
    "/emplois?contrat=CDI&lieu=laval",
    "/emplois?tri=pertinence",
    "/freelance?budget=a-negocier",
    "/bourses?niveau=master",
    "/entreprises?secteur=tech",
    "/entreprises/Nordet",
    "/actualites?categorie=inventee",
    "/emplois?contrat=cdi",
    "/emplois?contrat=b%C3%A9n%C3%A9volat&secteur=toString",
    "/freelance/1",
    "/infolettre/012",
    "/infolettre/1234567",
    "/infolettre/se-desabonner",
    "/admin",
    "/espace-utilisateur",
    "/connexion",
    "/api/session",
    `/emplois/${ID}/apercu.png`,
    `/emplois/${ID.toUpperCase()}`,
    "/emplois/n-importe-quoi",
    "/metiers/infirmier/quebec/plus",
    "/metiers/%C3%A9nergie",
    "/sitemap.xml",
  ])("ne garde rien pour %s", (url) => {
    expect(publicAddress(url)).toBeNull();
  });

  it("connaît chaque nom que les listes lisent dans leur adresse", () => {
    const files: Record<string, string> = {
      "/emplois": "jobs",
      "/freelance": "freelance",
      "/bourses": "scholarships",
      "/actualites": "news",
      "/entreprises": "employers",
    };
    expect(Object.keys(files)).toEqual(Object.keys(listNames));
    for (const [list, folder] of Object.entries(files)) {
      const text = readFileSync(`${root}/lib/${folder}/filters.ts`, "utf8");
      const read = new Set([...text.matchAll(/\bparams\.(\w+)/g)].map(([, name]) => name));
      const { free = [], choices = {} } = listNames[list] ?? {};
      expect([...free, ...Object.keys(choices), "page"].sort(), list).toEqual([...read].sort());
    }
  });

  it("connaît chaque choix que les menus proposent", () => {
    const { contrat, secteur } = listNames["/emplois"]?.choices ?? {};
    expect(contrat).toEqual(contractTypes);
    expect(secteur).toEqual(Object.keys(sectors));
    expect(listNames["/actualites"]?.choices.categorie).toEqual(Object.keys(newsTopics));
  });
});

describe("listTagOf", () => {
  it("dit par quoi une liste est retirée, et rien d'une page seule", () => {
    expect(listTagOf("/emplois?page=2")).toBe("jobs");
    expect(listTagOf("/emplois/secteur/sante")).toBe("jobs");
    expect(listTagOf("/actualites?categorie=visas")).toBe("news");
    expect(listTagOf("/entreprises")).toBe("employers");
    expect(listTagOf("/entreprises/nordet-logiciels")).toBeNull();
    expect(listTagOf(`/emplois/${ID}`)).toBeNull();
    expect(listTagOf("/")).toBeNull();
  });
});
