import clsx from "clsx";
import { knownTopic, type NewsTopic } from "@/lib/news/choices";
import type { Article } from "@/lib/news/schema";

/** Fills of the sky, the far hill and the middle hill, by topic; the near hill is always deep. */
const palettes = {
  visas: ["fill-blue", "fill-on-blue"],
  studies: ["fill-purple", "fill-on-purple"],
  work: ["fill-orange", "fill-on-orange"],
  residence: ["fill-green", "fill-on-green"],
  policies: ["fill-red", "fill-on-red"],
  other: ["fill-frost", "fill-ridge-3"],
} as const;

/**
 * Picture of an article: the one in our storage, else a landscape generated from its category and title. It
 * is decorative, so screen readers skip it.
 */
export function ArticleCover({
  article,
  className,
}: {
  article: Pick<Article, "title" | "category" | "image_url">;
  className?: string;
}) {
  if (article.image_url) {
    return (
      // biome-ignore lint/performance/noImgElement: one stored size; the optimizer has no remote pattern.
      <img
        src={article.image_url}
        alt=""
        loading="lazy"
        decoding="async"
        className={clsx("block object-cover", className)}
      />
    );
  }
  return <Landscape cover={coverOf(article.title, article.category)} className={className} />;
}

function Landscape({ cover, className }: { cover: Cover; className?: string }) {
  const [ground, hills] = palettes[cover.topic ?? "other"];
  const [far, middle, near] = cover.ridges;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={clsx("block", className)}
    >
      <rect width={COVER.width} height={COVER.height} className={ground} />
      <circle cx={cover.sun.x} cy={cover.sun.y} r={cover.sun.r} className="fill-sun-disc" />
      <path d={far} className={clsx(hills, "opacity-25")} />
      <path d={middle} className={clsx(hills, "opacity-55")} />
      <CoverMotif topic={cover.topic} {...cover.sun} />
      <path d={near} className="fill-deep" />
      <path
        d={cover.trees
          .map(({ x, y, height }) => `M${x - 8} ${y}l8-${height} 8 ${height}z`)
          .join("")}
        className="fill-deep"
      />
    </svg>
  );
}

export const COVER = { width: 320, height: 180 } as const;

type Cover = {
  /** Chooses colours and motif; null for a category of the author's own. */
  topic: NewsTopic | null;
  sun: { x: number; y: number; r: number };
  /** Three lines of hills, the farthest first, as SVG paths. */
  ridges: string[];
  /** Feet of the spruces, with their height. */
  trees: { x: number; y: number; height: number }[];
};

/** Generates the landscape of an article: its category gives the topic, its title the shapes. */
export function coverOf(title: string, category: string | null): Cover {
  const random = generator(title);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const sunOnTheLeft = random() < 0.5;
  // The sun stays away from the edges: a wide frame crops the sky, a narrow one the sides.
  return {
    topic: knownTopic(category ?? ""),
    sun: {
      x: sunOnTheLeft ? between(80, 120) : between(200, 240),
      y: between(74, 88),
      r: between(18, 26),
    },
    ridges: [
      ridge(between, { top: 84, bottom: 116, step: 40 }),
      ridge(between, { top: 112, bottom: 134, step: 64 }),
      ridge(between, { top: 144, bottom: 158, step: 107 }),
    ],
    trees: Array.from({ length: between(3, 6) }, () => ({
      // Spruces are on the side without the sun, so that they do not hide the motif in front of it.
      x: sunOnTheLeft ? between(170, 310) : between(10, 150),
      y: between(150, 172),
      height: between(22, 42),
    })).sort((a, b) => a.y - b.y),
  };
}

type Between = (least: number, most: number) => number;

function ridge(between: Between, shape: { top: number; bottom: number; step: number }): string {
  const points: string[] = [];
  for (let x = 0; x < COVER.width + shape.step; x += shape.step) {
    points.push(`${Math.min(x, COVER.width)} ${between(shape.top, shape.bottom)}`);
  }
  return `M0 ${COVER.height}L${points.join("L")}V${COVER.height}Z`;
}

/** Deterministic random numbers from a text: FNV-1a, then a xorshift. */
function generator(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Position = { x: number; y: number };

/** Motif of a topic, on the hills below the sun; geese for all others. */
function CoverMotif({ topic, x, y }: Position & { topic: NewsTopic | null }) {
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

/** Plane above its dotted path. */
function Flight({ x, y }: Position) {
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

function Mortarboard({ x, y }: Position) {
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

function Geese({ x, y }: Position) {
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
