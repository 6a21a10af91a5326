import type { NewsTopic } from "@/lib/news/choices";

type Place = { x: number; y: number };

/** The sign of a theme, standing on the hills below the sun; geese for all others. */
export function CoverMotif({ topic, x, y }: Place & { topic: NewsTopic | null }) {
  switch (topic) {
    case "visas":
      return <Flight x={x} y={y} />;
    case "studies":
      return <Mortarboard x={x} y={y} />;
    case "work":
      return <Skyline x={x} />;
    case "residence":
      return <Cabin x={x} />;
    case "policies":
      return <Parliament x={x} />;
    default:
      return <Geese x={x} y={y} />;
  }
}

/** A plane above its dotted way. */
function Flight({ x, y }: Place) {
  const start = x < 160 ? 300 : 20;
  return (
    <g className="text-on-blue">
      <path
        d={`M${start} 128Q160 60 ${x} ${y}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <path
        d="M-17 2 17-9 4 12-1 5z"
        fill="currentColor"
        transform={`translate(${x} ${y}) scale(${x < 160 ? -1 : 1} 1)`}
      />
    </g>
  );
}

function Mortarboard({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-on-purple">
      <path d="M-18 4v13q18 11 36 0V4L0 12z" />
      <path d="M0-16 38 0 0 16-38 0z" />
      <path d="M30 3h3v18h-3z" />
    </g>
  );
}

function Skyline({ x }: { x: number }) {
  return (
    <g transform={`translate(${x - 45} 0)`}>
      <path
        d="M0 160V104h20v56zM22 160V78h18v82zM42 160V62l10-10v-16h2v16l10 10v98zM66 160V92h24v68z"
        className="fill-on-orange"
      />
      <path
        d="M5 112h4v5H5zM12 112h4v5h-4zM5 124h4v5H5zM27 88h3v5h-3zM33 88h3v5h-3zM33 100h3v5h-3zM27 112h3v5h-3zM48 70h3v5h-3zM55 82h3v5h-3zM48 94h3v5h-3zM72 100h4v5h-4zM80 112h4v5h-4zM72 124h4v5h-4z"
        className="fill-sun"
      />
    </g>
  );
}

function Cabin({ x }: { x: number }) {
  return (
    <g transform={`translate(${x - 40} 0)`}>
      <path d="M54 92h10v24H54z" className="fill-maple" />
      <path d="M-2 122 40 86l42 36z" className="fill-on-green" />
      <path d="M8 120h64v44H8z" className="fill-snow" />
      <path d="M20 128h14v13H20z" className="fill-sun" />
      <path d="M46 128h14v36H46z" className="fill-maple" />
    </g>
  );
}

function Parliament({ x }: { x: number }) {
  return (
    <g transform={`translate(${x - 50} 0)`} className="fill-on-red">
      <path d="M43 160V74l7-22 7 22v86z" />
      <path d="M49 34h2v20h-2z" />
      <path d="M51 34h14v9H51z" className="fill-maple" />
      <path d="M0 160v-44l20-14 20 14v44zM60 160v-44l20-14 20 14v44z" />
      <path
        d="M10 124h4v14h-4zM26 124h4v14h-4zM70 124h4v14h-4zM86 124h4v14h-4zM48 84h4v8h-4z"
        className="fill-sun"
      />
    </g>
  );
}

function Geese({ x, y }: Place) {
  const birds = [
    [0, 0],
    [-18, 10],
    [18, 10],
    [-36, 20],
    [36, 20],
  ];
  return (
    <path
      d={birds.map(([dx = 0, dy = 0]) => `M${x + dx - 7} ${y + dy - 3}q4-4 7 2q3-6 7-2`).join("")}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="stroke-ink"
    />
  );
}
