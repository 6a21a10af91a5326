import clsx from "clsx";
import { knownTopic, type NewsTopic } from "@/lib/news/choices";
import type { Article } from "@/lib/news/schema";
import { CoverMotif } from "./cover-motif";

/** Ground, far hill, middle hill: one family of colours a theme; the near hill is always deep. */
const palettes = {
  visas: ["fill-blue", "fill-on-blue"],
  studies: ["fill-purple", "fill-on-purple"],
  work: ["fill-orange", "fill-on-orange"],
  residence: ["fill-green", "fill-on-green"],
  policies: ["fill-red", "fill-on-red"],
  other: ["fill-frost", "fill-ridge-3"],
} as const;

/**
 * The picture of an article: the one in our storage, else a landscape drawn from its category
 * and title. It says nothing that the title does not, so it is silent to screen readers.
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

export type Cover = {
  /** Chooses colours and motif; null for a category of the author's own. */
  topic: NewsTopic | null;
  sun: { x: number; y: number; r: number };
  /** Three lines of hills, the farthest first, as SVG paths. */
  ridges: string[];
  /** Feet of the spruces, with their height. */
  trees: { x: number; y: number; height: number }[];
};

/** The landscape of an article: its category gives the theme, its title the shapes. */
export function coverOf(title: string, category: string | null): Cover {
  const random = generator(title);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const sunOnTheLeft = random() < 0.5;
  // The sun keeps clear of the edges: a wide frame cuts the sky, a narrow one the sides.
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
      // Spruces stand where the sun is not, so that the motif in front of it stays clear.
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

/** The same numbers for the same text, anywhere: FNV-1a, then a xorshift. */
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
