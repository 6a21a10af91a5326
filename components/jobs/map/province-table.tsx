import Link from "next/link";
import { type OffersByProvince, type Shade, shadeOf } from "@/lib/jobs/province-map";

import { Swatch } from "./map-legend";

const number = new Intl.NumberFormat("fr-CA");

/** The figures and the codes of the map, most offers first; each province leads to its offers. */
export function ProvinceTable({
  provinces,
  total,
  elsewhere,
  shades,
}: OffersByProvince & { shades: readonly Shade[] }) {
  return (
    // The table styles its cells: their classes would be sent once for each.
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
              <Link href={path} prefetch={false}>
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
            <Link href="/emplois" prefetch={false}>
              Toutes les offres
            </Link>
          </th>
          <td>{number.format(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
