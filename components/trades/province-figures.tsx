import { Fact } from "@/components/ui/detail-text";
import { Link } from "@/components/ui/link";
import { provinces } from "@/lib/places/provinces";
import { money } from "@/lib/shared/pay";
import {
  type Figures,
  LEAST_EMPLOYERS,
  LEAST_PAID,
  MOST_OF_AN_EMPLOYER,
  medianBasis,
  type Regulation,
  tradePath,
  wholeClasses,
} from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";

/** Key figures on the open offers. */
export function FigureFacts({ trade, figures }: { trade: Trade; figures: Figures | null }) {
  return (
    <dl className="facts grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact label="Offres ouvertes">{figures?.offers ?? 0}</Fact>
      <Fact label="Salaire médian">
        {figures?.median ? (
          `${money(figures.median)} par an (${medianBasis(figures)})`
        ) : (
          <span className="font-normal">
            Pas encore calculé&nbsp;: il faut au moins {LEAST_PAID} offres qui affichent un salaire,
            publiées par au moins {LEAST_EMPLOYERS} entreprises.
          </span>
        )}
      </Fact>
      <Fact label="Ouvertes aux candidats de l’étranger">
        {figures ? abroadShare(figures) : "–"}
      </Fact>
      {trade.noc && (
        <Fact label="Code CNP 2021">
          {trade.noc}
          <span className="block text-sm font-normal">
            CNP&nbsp;: Classification nationale des professions
          </span>
          <Link href={`/eimt?metier=${trade.noc}`} className="text-link block text-sm font-normal">
            Entreprises qui ont obtenu une EIMT
          </Link>
        </Fact>
      )}
    </dl>
  );
}

/** Formats "3 sur 12 (25 %)"; offers that do not answer count as no. */
function abroadShare({ abroad, offers }: Figures): string {
  return `${abroad} sur ${offers} (${Math.round((100 * abroad) / offers)}\u00a0%)`;
}

/** Pay of a trade's offers, as bars and as a table; hidden when too few offers publish it. */
export function PayClasses({ found }: { found: { least_pay: number; offers: number }[] }) {
  const classes = wholeClasses(found);
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="salaires" className="grid gap-4">
      <h2 id="salaires" className="text-2xl">
        Les salaires annoncés
      </h2>
      <p className="measure">
        Calculés d’après le milieu de chaque fourchette annuelle, sans les stages, le temps partiel
        ni les offres sans salaire. Chaque entreprise compte pour {MOST_OF_AN_EMPLOYER} offres au
        plus.
      </p>
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <table className="text-sm tabular-nums [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-1.5 [&_th]:text-left">
          <caption className="sr-only">Nombre d’offres par tranche de salaire annuel</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col">Salaire par an</th>
              <th scope="col">Offres</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ from, to, offers }) => (
              <tr key={from}>
                <th scope="row" className="font-normal">
                  {to === null ? `${money(from)} et plus` : `${money(from)} à ${money(to)}`}
                </th>
                <td>{offers}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Bars
          bars={classes.map(({ from, to, offers }) => ({
            label: `${from / 1000}${to === null ? "\u00a0k+" : "\u00a0k$"}`,
            value: offers,
          }))}
        />
      </div>
    </section>
  );
}

type FigureFactsProps = {
  slug: string;
  /** Only provinces with offers. */
  figures: readonly Figures[];
  /** Only provinces whose regulation was researched. */
  regulations: readonly Regulation[];
};

const SCOPES: Record<Regulation["scope"], string> = {
  practice: "Oui",
  title: "Titre réservé",
  none: "Non",
};

/** Offers, pay and regulator of the trade by province, with a chart of the offers. */
export function ProvinceFigures({ slug, figures, regulations }: FigureFactsProps) {
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
        <table className="w-full text-sm wrap-normal tabular-nums [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-2 sm:[&_:is(th,td)]:pr-4 [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line [&_th]:text-left">
          <caption className="sr-only">
            Offres ouvertes, offres ouvertes aux candidats de l’étranger, salaire médian annuel et
            réglementation, par province ou territoire
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
                  <Link href={tradePath(slug, province)} className="text-link">
                    {province.label}
                  </Link>
                </th>
                <td>
                  <span>{offers}</span>
                  {abroad > 0 && (
                    <span className="block text-muted">
                      dont {abroad} {abroad > 1 ? "ouvertes" : "ouverte"} aux candidats de
                      l’étranger
                    </span>
                  )}
                </td>
                <td>{median === null ? "–" : money(median)}</td>
                <td>
                  <span>{regulation ? SCOPES[regulation.scope] : "–"}</span>
                  {regulation?.state === "to_check" && (
                    <>
                      <span aria-hidden="true">&nbsp;*</span>
                      <span className="sr-only"> (non confirmé)</span>
                    </>
                  )}
                </td>
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
      <p className="text-sm text-muted">
        –&nbsp;: pas encore calculé, ou pas encore vérifié. *&nbsp;: non confirmé, à vérifier auprès
        de l’organisme. La page de chaque province ou territoire donne l’organisme et la date de
        notre vérification.
      </p>
    </section>
  );
}

type Bar = { label: string; value: number };

const ROW = 22;
const LABEL = 44;
const WIDTH = 320;

/**
 * Horizontal bars, scaled to the longest. They repeat the table beside them, so screen readers skip them.
 */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const barWidth = WIDTH - LABEL - 44;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="w-full max-w-md text-[12px] tabular-nums"
    >
      {bars.map(({ label, value }, index) => {
        const width = Math.max(value === 0 ? 0 : 2, (value / most) * barWidth);
        return (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text y="15" className="fill-muted">
              {label}
            </text>
            <rect x={LABEL} y="4" width={width} height="14" rx="3" className="fill-spruce" />
            <text x={LABEL + width + 6} y="15" className="fill-ink">
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
