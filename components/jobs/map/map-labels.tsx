import type { ProvinceOffers } from "@/lib/jobs/offers-by-province";
import { shadeInk } from "./shade-class";

type Label = Pick<ProvinceOffers, "code" | "offers"> & {
  shade: number;
  middle: readonly [x: number, y: number];
};

const number = new Intl.NumberFormat("fr-CA");

/**
 * The postal code of each province and, where there is room, its offers. Above the whole drawing,
 * for the eye alone: the links have their names. The sizes are in the picture's own units, which
 * shrink with it.
 */
export function ProvinceLabels({ labels }: { labels: readonly Label[] }) {
  return (
    <svg aria-hidden="true" className="pointer-events-none">
      <g
        textAnchor="middle"
        dominantBaseline="central"
        className="stroke-none text-[40px] font-bold tabular-nums sm:-translate-y-3.5 sm:text-[28px] lg:text-[24px]"
      >
        {labels.map(({ code, offers, shade, middle: [x, y] }) => (
          <text key={code} x={x} y={y} className={shadeInk[shade]}>
            {code}
            <tspan x={x} dy="1.1em" className="font-normal max-sm:hidden">
              {number.format(offers)}
            </tspan>
          </text>
        ))}
      </g>
    </svg>
  );
}
