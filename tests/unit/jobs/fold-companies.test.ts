import { expect, test } from "vitest";
import { foldCompanies, markCopies } from "@/lib/jobs/fold-companies";

const offers = (companies: string) => [...companies].map((company, id) => ({ id, company }));

test("dès la troisième offre d’une entreprise, ses autres offres tiennent en une ligne, à leur place", () => {
  const [a, b, c, d, e, f] = offers("ABAaaC");
  expect(foldCompanies(offers("ABAaaC"))).toEqual([a, b, c, { others: [d, e] }, f]);
});

test("une page d’une seule entreprise, ou de deux offres chacune, reste entière", () => {
  expect(foldCompanies(offers("AAAA"))).toEqual(offers("AAAA"));
  expect(foldCompanies(offers("ABAB"))).toEqual(offers("ABAB"));
});

test("la même offre par une autre entreprise dit de laquelle elle est la copie, dans la page seulement", () => {
  const text = "Vous soudez des réservoirs en acier, de jour, dans un atelier chauffé de Saguenay.";
  const offer = (id: string, company_name: string, other: object = {}) => ({
    ...{ id, company_name, title: "Soudeur·euse", location: "Saguenay, Québec" },
    ...{ description: text, requirements: ["DEP"], ...other },
  });
  const copies = (...offers: ReturnType<typeof offer>[]) =>
    markCopies(offers).flatMap(({ id, copyOf }) => (copyOf ? [[id, copyOf]] : []));
  const first = offer("1", "Agence Nord");
  const set = { title: "SOUDEUR-EUSE", description: text.replace(", de jour,", " – de jour – ") };
  expect(copies(first, offer("2", "Agence Sud", set), offer("3", "Agence Est"))).toEqual([
    ["2", "1"],
    ["3", "1"],
  ]);
  // Its own again, and what differs in its place, its text or its requirements, are other offers.
  expect(copies(first, offer("2", "AGENCE NORD"))).toEqual([]);
  for (const other of [
    { location: "Laval" },
    { description: `${text} Soir.` },
    { requirements: [] },
  ]) {
    expect(copies(first, offer("2", "Agence Sud", other))).toEqual([]);
  }
  const short = { description: "Téléphonez-nous." };
  expect(copies(offer("1", "Agence Nord", short), offer("2", "Agence Sud", short))).toEqual([]);
});
