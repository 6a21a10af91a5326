import clsx from "clsx";
import Link from "next/link";
import { Fragment } from "react";
import { countOffers } from "@/lib/copy/counts";
import { type ProvinceOffers, type Shade, shadeOf } from "@/lib/jobs/province-map";

import { shadeFill, shadeInk } from "./map-legend";
import { HEIGHT, outlines, TARGET, WIDTH } from "./outlines";

/*
 * Said once for all links. What has the focus changes its ground, not its border alone: every
 * class stands out against it. The sizes of the labels are in the picture's own units, which
 * shrink with it.
 */
const LINKS =
  "[&_a]:outline-none [&_a:hover]:stroke-ink [&_a:hover]:stroke-2 [&_a:focus-visible]:fill-sun [&_a:focus-visible]:stroke-ink [&_a:focus-visible]:stroke-3 [&_a:focus-visible+svg_text]:fill-deep [&_:is(path,rect)]:[vector-effect:non-scaling-stroke]";
const LABELS =
  "[&_text]:pointer-events-none [&_text]:stroke-none [&_text]:text-[40px] [&_text]:font-bold [&_text]:tabular-nums sm:[&_text]:-translate-y-3.5 sm:[&_text]:text-[28px] lg:[&_text]:text-[24px] [&_tspan]:font-normal max-sm:[&_tspan]:hidden";

const number = new Intl.NumberFormat("fr-CA");

/** The provinces and territories, each a link to its offers, shaded by how many there are. */
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
              prefetch={false}
              aria-label={`${label}\u00a0: ${countOffers(offers)}`}
              className={clsx(shadeFill[shade], shade === 0 && "[stroke-dasharray:4_3]")}
            >
              <path d={outline} />
              {leader && <Target leader={leader} x={x - TARGET / 2} y={y - TARGET / 2} />}
            </Link>
            {/* Its postal code and, where there is room, the number: the link says both in full. */}
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

/** The label of a small province, as large as a finger needs. */
function Target({ leader, x, y }: { leader: string; x: number; y: number }) {
  return (
    <>
      <path d={leader} className="stroke-ink" />
      <rect x={x} y={y} width={TARGET} height={TARGET} rx={TARGET / 6} />
    </>
  );
}
