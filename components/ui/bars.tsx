type Bar = { label: string; value: number };

const ROW = 22;
const LABEL = 44;
const WIDTH = 320;

/**
 * Horizontal bars, the longest across. It says nothing that the table beside it does not: screen
 * readers pass it over.
 */
export function Bars({ bars }: { bars: readonly Bar[] }) {
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
