import type { ReactNode } from "react";
import { type Tone, toneClass } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { shortDate } from "@/lib/text/dates";
import { PanelNote } from "./panels";

type Week = { week: string; applications: number };

const dayAndMonth = new Intl.DateTimeFormat("fr-CA", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** Column chart of applications per week, oldest first, with a table of the figures below. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(...weeks.map(({ applications }) => applications));
  if (most <= 0) return <PanelNote>Aucune candidature pendant cette période.</PanelNote>;
  return (
    <>
      <div aria-hidden="true" className="flex h-36 items-end gap-1 sm:gap-2">
        {weeks.map(({ week, applications }) => (
          <div key={week} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            <span className="text-xs tabular-nums">{applications || ""}</span>
            <div
              className="rounded-t-sm bg-spruce forced-colors:bg-[CanvasText]"
              style={{ height: `${(applications / most) * 80}%`, minHeight: 2 }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{monday(weeks[0])}</span>
        <span>{monday(weeks.at(-1))}</span>
      </div>
      <details className="mt-4 text-sm">
        <summary className="inline-flex min-h-8 items-center text-link">Voir les chiffres</summary>
        <table className="mt-2 w-full max-w-80 tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="pb-1 text-left font-semibold">
                Semaine du
              </th>
              <th scope="col" className="pb-1 text-right font-semibold">
                Candidatures
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, applications }) => (
              <tr key={week} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {shortDate(week)}
                </th>
                <td className="py-1 text-right">{applications}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function monday(week: Week | undefined): string {
  return week ? dayAndMonth.format(new Date(`${week.week}T00:00:00Z`)) : "";
}

type Bar = {
  key: string;
  label: ReactNode;
  href?: string;
  value: number;
  /** Second figure, in the table only. */
  also?: ReactNode;
  tone?: Tone;
};

/** Table with a bar chart of one of its columns. */
export function Bars({
  caption,
  columns,
  bars,
}: {
  caption: string;
  /** Headings of the label, the figure and the second figure. */
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
          <th scope="col" className="pb-2 pl-3 text-right font-semibold whitespace-nowrap">
            {value}
          </th>
          {also && (
            <th scope="col" className="pb-2 pl-3 text-right font-semibold whitespace-nowrap">
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
                <span>{bar.label}</span>
              )}
              <span
                aria-hidden="true"
                className={`mt-1.5 block h-2 min-w-1 rounded-sm border-b-8 border-current ${
                  bar.tone ? toneClass[bar.tone] : "text-spruce"
                }`}
                style={{ width: `${(bar.value / most) * 100}%` }}
              />
            </th>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">{bar.value}</td>
            {also && <td className="py-2 pl-3 text-right whitespace-nowrap">{bar.also}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
