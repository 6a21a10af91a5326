import Link from "next/link";
import type { ReactNode } from "react";
import { type Tone, toneClass } from "@/components/ui/badge";

export type Bar = {
  key: string;
  label: ReactNode;
  href?: string;
  value: number;
  /** A second figure, not drawn. */
  also?: ReactNode;
  tone?: Tone;
};

/** A table of which one column is drawn as well: figures to read, bars to compare. */
export function Bars({
  caption,
  columns,
  bars,
}: {
  caption: string;
  /** The headings of the label, of the figure and of the second figure. */
  columns: [label: string, value: string, also?: string];
  bars: readonly Bar[];
}) {
  const [label, value, also] = columns;
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="pb-2 text-left font-semibold">
            {label}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-semibold">
            {value}
          </th>
          {also && (
            <th scope="col" className="pb-2 pl-3 text-right font-semibold">
              {also}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {bars.map((bar) => (
          <tr key={bar.key} className="border-t border-line align-top">
            <th scope="row" className="w-full py-2 text-left font-normal">
              {bar.href ? (
                <Link href={bar.href} className="font-semibold hover:underline">
                  {bar.label}
                </Link>
              ) : (
                bar.label
              )}
              <span
                aria-hidden="true"
                className={`mt-1.5 block h-2 min-w-1 rounded-sm border-b-8 border-current ${
                  bar.tone ? toneClass[bar.tone] : "text-spruce"
                }`}
                style={{ width: `${(bar.value / most) * 100}%` }}
              />
            </th>
            <td className="py-2 pl-3 text-right font-semibold">{bar.value}</td>
            {also && <td className="py-2 pl-3 text-right">{bar.also}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
