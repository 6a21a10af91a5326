import { describe, expect, it } from "vitest";
import { publicAddress } from "@/lib/cache/public-address";

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
    ["/actualites?categorie=visas&x=", "/actualites?categorie=visas"],
    [`/emplois/${ID}?utm_source=lettre`, `/emplois/${ID}`],
    ["/?avis=deconnexion", "/"],
    ["/freelance?page=2", "/freelance?page=2"],
    ["/guide?x=1?y", "/guide"],
    ["/infolettre/12?utm_source=lettre", "/infolettre/12"],
    ["/metiers?utm_source=lettre", "/metiers"],
    ["/metiers/infirmier?page=2", "/metiers/infirmier"],
    ["/metiers/infirmier/quebec", "/metiers/infirmier/quebec"],
    ["/entreprises?page=2&utm_source=lettre", "/entreprises?page=2"],
    [`/widget/entreprise/${ID}?x=1`, `/widget/entreprise/${ID}`],
    ["/entreprises/nordet-logiciels?utm_source=lettre", "/entreprises/nordet-logiciels"],
  ])("ramène %s à %s", (url, address) => {
    expect(publicAddress(url)).toBe(address);
  });

  const NOT_CACHED = `
    /emplois?q=soins /emplois?invente=1 /emplois?contrat=CDI&lieu=laval /emplois?tri=pertinence
    /freelance?budget=a-negocier /bourses?niveau=master /entreprises?secteur=tech
    /entreprises/Nordet /actualites?categorie=inventee /emplois?contrat=cdi
    /emplois?contrat=b%C3%A9n%C3%A9volat&secteur=toString /freelance/1 /infolettre/012
    /infolettre/1234567 /infolettre/se-desabonner /admin /espace-utilisateur /connexion
    /api/session /emplois/${ID}/apercu.png /emplois/${ID.toUpperCase()}
    /emplois/n-importe-quoi /metiers/infirmier/quebec/plus /metiers/%C3%A9nergie /sitemap.xml`;
  it.each(NOT_CACHED.trim().split(/\s+/))("ne garde rien pour %s", (url) => {
    expect(publicAddress(url)).toBeNull();
  });
});
