import Link from "next/link";
import { Bars } from "@/components/ui/bars";
import { provinces } from "@/lib/places/provinces";
import { money } from "@/lib/text/money";
import { type Figures, type Regulation, tradePath } from "@/lib/trades/figures";

type Props = {
  slug: string;
  /** Those of provinces that have offers. */
  figures: readonly Figures[];
  /** Those of provinces that were looked up. */
  regulations: readonly Regulation[];
};

const SCOPES: Record<Regulation["scope"], string> = {
  practice: "Oui",
  title: "Titre réservé",
  none: "Non",
};

/** Offers, pay and who regulates the trade in each province, with a chart of the first. */
export function ProvinceFigures({ slug, figures, regulations }: Props) {
  const rows = provinces.map((province) => {
    const own = figures.find((one) => one.province === province.code);
    const regulation = regulations.find((one) => one.province === province.code);
    return {
      province,
      offers: own?.offers ?? 0,
      abroad: own?.abroad ?? 0,
      median: own?.median ?? null,
      regulation,
    };
  });
  rows.sort((a, b) => b.offers - a.offers);
  const bars = rows.filter(({ offers }) => offers > 0);
  return (
    <section aria-labelledby="provinces" className="grid gap-4">
      <h2 id="provinces" className="text-2xl">
        Par province
      </h2>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <table className="w-full text-sm tabular-nums [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-2 sm:[&_:is(th,td)]:pr-4 [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line [&_th]:text-left">
          <caption className="sr-only">
            Offres ouvertes, offres ouvertes à l’étranger, salaire médian annuel et réglementation,
            par province ou territoire
          </caption>
          <thead className="text-muted">
            <tr>
              <th scope="col">Province ou territoire</th>
              <th scope="col">Offres</th>
              <th scope="col">Médiane</th>
              <th scope="col">Régle&shy;menté</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ province, offers, abroad, median, regulation }) => (
              <tr key={province.code}>
                <th scope="row" className="font-normal">
                  <Link href={tradePath(slug, province)} prefetch={false} className="text-link">
                    {province.label}
                  </Link>
                </th>
                <td>
                  {offers}
                  {abroad > 0 && (
                    <span className="block text-muted">
                      dont {abroad} {abroad < 2 ? "ouverte" : "ouvertes"} à l’étranger
                    </span>
                  )}
                </td>
                <td>{median === null ? "–" : money(median)}</td>
                <td>{regulation ? SCOPES[regulation.scope] : "Non vérifié"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {bars.length > 0 && (
          <figure className="grid gap-2">
            <Bars
              bars={bars.map(({ province, offers }) => ({ label: province.code, value: offers }))}
            />
            <figcaption className="text-sm text-muted">Offres ouvertes par province</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
