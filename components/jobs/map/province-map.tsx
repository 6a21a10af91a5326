import clsx from "clsx";
import { Fragment } from "react";
import { Link } from "@/components/ui/link";
import { countOffers, rangeOfOffers } from "@/lib/copy/counts";
import {
  type OffersByProvince,
  type ProvinceOffers,
  type Shade,
  shadeOf,
} from "@/lib/jobs/province-map";

import { HEIGHT, outlines, TARGET, WIDTH } from "./outlines";

/*
 * Styles of all links in one place. Focus changes the fill as well as the border, to be visible on every
 * shade. Label sizes are in units of the picture, which scale with it.
 */
const LINKS =
  "[&_a]:outline-none [&_a:hover]:stroke-ink [&_a:hover]:stroke-2 [&_a:focus-visible]:fill-sun [&_a:focus-visible]:stroke-ink [&_a:focus-visible]:stroke-3 [&_a:focus-visible+svg_text]:fill-deep [&_:is(path,rect)]:[vector-effect:non-scaling-stroke]";
const LABELS =
  "[&_text]:pointer-events-none [&_text]:stroke-none [&_text]:text-[40px] [&_text]:font-bold [&_text]:tabular-nums sm:[&_text]:-translate-y-3.5 sm:[&_text]:text-[28px] lg:[&_text]:text-[24px] [&_tspan]:font-normal max-sm:[&_tspan]:hidden";

const number = new Intl.NumberFormat("fr-CA");

/** Provinces and territories, each a link to its offers, shaded by their number. */
export function ProvinceMap({
  provinces,
  shades,
}: {
  provinces: readonly ProvinceOffers[];
  shades: readonly Shade[];
}) {
  const order = Object.keys(outlines);
  const drawn = provinces
    .map((one) => ({ ...one, ...outlines[one.code], shade: shadeOf(one.offers, shades) }))
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));

  return (
    <nav aria-label="Provinces et territoires">
      <svg
        role="presentation"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        textAnchor="middle"
        dominantBaseline="central"
        className={clsx("h-auto w-full stroke-edge [stroke-linejoin:round]", LINKS, LABELS)}
      >
        {drawn.map(({ code, label, path, offers, shade, outline, middle: [x, y], leader }) => (
          <Fragment key={code}>
            <Link
              href={path}
              aria-label={`${label}\u00a0: ${countOffers(offers)}`}
              className={clsx(shadeFill[shade], shade === 0 && "[stroke-dasharray:4_3]")}
            >
              <path d={outline} />
              {leader && <Target leader={leader} x={x - TARGET / 2} y={y - TARGET / 2} />}
            </Link>
            {/* Province code and, where there is room, the count; hidden from screen readers, since the
                link's name has both in full. */}
            <svg aria-hidden="true">
              <text x={x} y={y} className={shadeInk[shade]}>
                {code}
                <tspan x={x} dy="1.1em">
                  {number.format(offers)}
                </tspan>
              </text>
            </svg>
          </Fragment>
        ))}
      </svg>
    </nav>
  );
}

/** Label of a small province, large enough for a finger. */
function Target({ leader, x, y }: { leader: string; x: number; y: number }) {
  return (
    <>
      <path d={leader} className="stroke-ink" />
      <rect x={x} y={y} width={TARGET} height={TARGET} rx={TARGET / 6} />
    </>
  );
}

/** Fill of each class, from no offer to most offers, and the text colour on it. */
const shadeFill = [
  "fill-snow",
  "fill-shade-1",
  "fill-shade-2",
  "fill-shade-3",
  "fill-shade-4",
] as const;

const shadeInk = ["fill-ink", "fill-ink", "fill-ink", "fill-snow", "fill-snow"] as const;

/** Legend of the shades; "no offer" is always listed, even if no province has that shade. */
export function MapLegend({ shades }: { shades: readonly Shade[] }) {
  const entries = [countOffers(0), ...shades.map(({ from, to }) => rangeOfOffers(from, to))];
  return (
    <ul aria-label="Légende" className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm tabular-nums">
      {entries.map((entry, shade) => (
        <li key={entry} className="flex items-center gap-2">
          <Swatch shade={shade} />
          {entry}
        </li>
      ))}
    </ul>
  );
}

/** An SVG, not a CSS background, so that it survives forced colours. */
function Swatch({ shade }: { shade: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 18"
      className={clsx("size-4.5 shrink-0 stroke-edge", shadeFill[shade])}
    >
      <rect
        x="1"
        y="1"
        width="16"
        height="16"
        rx="4"
        strokeDasharray={shade === 0 ? "4 3" : undefined}
      />
    </svg>
  );
}

/** Figures and codes of the map, most offers first; each province links to its offers. */
export function ProvinceTable({
  provinces,
  total,
  elsewhere,
  shades,
}: OffersByProvince & { shades: readonly Shade[] }) {
  return (
    // The table styles its cells: their own classes would be sent once per cell.
    <table className="w-full text-sm tabular-nums [&_:is(tbody,tfoot)_:is(th,td)]:border-t [&_:is(tbody,tfoot)_:is(th,td)]:border-line [&_:is(tbody,tfoot)_:is(th,td)]:py-1.5 [&_a]:flex [&_a]:items-center [&_a]:gap-2.5 [&_a]:py-0.5 [&_a:hover]:underline [&_td]:pl-3 [&_td:last-child]:text-right [&_th:first-child]:text-left">
      <caption className="sr-only">Nombre d’offres ouvertes par province ou territoire</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="pb-2 font-semibold">
            Province ou territoire
          </th>
          <th scope="col" className="pb-2 pl-3 text-left font-semibold">
            Code
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-semibold">
            Offres
          </th>
        </tr>
      </thead>
      <tbody>
        {provinces.map(({ code, label, path, offers }) => (
          <tr key={code}>
            <th scope="row" className="font-normal">
              <Link href={path}>
                <Swatch shade={shadeOf(offers, shades)} />
                {label}
              </Link>
            </th>
            <td>{code}</td>
            <td>{number.format(offers)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {elsewhere > 0 && (
          <tr className="text-muted">
            <th scope="row" colSpan={2} className="font-normal">
              Sans province précisée
            </th>
            <td>{number.format(elsewhere)}</td>
          </tr>
        )}
        <tr className="font-semibold">
          <th scope="row" colSpan={2}>
            <Link href="/emplois">Toutes les offres</Link>
          </th>
          <td>{number.format(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
