import clsx from "clsx";
import { COVER, type Cover, coverOf } from "@/lib/news/cover";
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
