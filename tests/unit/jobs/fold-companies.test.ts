import { expect, test } from "vitest";
import { foldCompanies } from "@/lib/jobs/fold-companies";

const offers = (companies: string) => [...companies].map((company, id) => ({ id, company }));

test("dès la troisième offre d’une entreprise, ses autres offres tiennent en une ligne, à leur place", () => {
  const [a, b, c, d, e, f] = offers("ABAaaC");
  expect(foldCompanies(offers("ABAaaC"))).toEqual([a, b, c, { others: [d, e] }, f]);
});

test("une page d’une seule entreprise, ou de deux offres chacune, reste entière", () => {
  expect(foldCompanies(offers("AAAA"))).toEqual(offers("AAAA"));
  expect(foldCompanies(offers("ABAB"))).toEqual(offers("ABAB"));
});
