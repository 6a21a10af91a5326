import clsx from "clsx";
import { countOffers, rangeOfOffers } from "@/lib/copy/counts";
import type { Shade } from "@/lib/jobs/province-map";

/** The ground of each class, from no offer at all to most offers, and the ink on it. */
export const shadeFill = [
  "fill-snow",
  "fill-shade-1",
  "fill-shade-2",
  "fill-shade-3",
  "fill-shade-4",
] as const;

export const shadeInk = ["fill-ink", "fill-ink", "fill-ink", "fill-snow", "fill-snow"] as const;

/** What each shade of the map stands for; "no offer" has an entry whether or not it is seen. */
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

/** Drawn, not a background: it stays where colours are forced. */
export function Swatch({ shade }: { shade: number }) {
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
