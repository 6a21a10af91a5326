import clsx from "clsx";
import Link from "next/link";
import { countOffers } from "@/lib/copy/counts";
import type { ProvinceOffers } from "@/lib/jobs/offers-by-province";
import { type Shade, shadeOf } from "@/lib/jobs/shades";
import { ProvinceLabels } from "./map-labels";
import { HEIGHT, outlines, TARGET, WIDTH } from "./outlines";
import { shadeFill } from "./shade-class";

/**
 * Said once for all links. What has the focus changes its ground, not its border alone: every
 * class stands out against it.
 */
const LINKS =
  "[&_a]:outline-none [&_a:hover]:stroke-ink [&_a:hover]:stroke-2 [&_a:focus-visible]:fill-sun [&_a:focus-visible]:stroke-ink [&_a:focus-visible]:stroke-3 [&_a>*]:[vector-effect:non-scaling-stroke]";

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
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={clsx("h-auto w-full stroke-edge [stroke-linejoin:round]", LINKS)}
      >
        <title>Carte du Canada</title>
        {drawn.map(({ code, label, path, offers, shade, outline, middle: [x, y], leader }) => (
          <Link
            key={code}
            href={path}
            prefetch={false}
            className={clsx(shadeFill[shade], shade === 0 && "[stroke-dasharray:4_3]")}
          >
            <title>{`${label}\u00a0: ${countOffers(offers)}`}</title>
            <path d={outline} />
            {leader && (
              <>
                <path d={leader} className="stroke-ink" />
                <rect
                  x={x - TARGET / 2}
                  y={y - TARGET / 2}
                  width={TARGET}
                  height={TARGET}
                  rx={TARGET / 6}
                />
              </>
            )}
          </Link>
        ))}
        <ProvinceLabels labels={drawn} />
      </svg>
    </nav>
  );
}
