import { ChipLink } from "@/components/ui/chip";
import { OutsideLink } from "@/components/ui/prose";
import { topicLabel } from "@/lib/news/choices";
import { newsHref } from "@/lib/news/filters";
import type { Source } from "@/lib/news/outline";

/** What an article rests on. */
export function ArticleSources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="measure border-t border-line pt-6">
      <h2 id="sources" className="mb-3 text-lg">
        Sources
      </h2>
      <ul className="grid gap-2 text-sm">
        {sources.map(({ href, host, text }) => (
          <li key={href} className="wrap-anywhere">
            <OutsideLink href={href}>{text}</OutsideLink>
            <span className="text-muted"> · {host}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tags, each leading to the articles that carry it. */
export function ArticleTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Mots-clés" className="measure flex flex-wrap gap-2" data-print="no">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <ChipLink href={newsHref({ topic: tag })}>{topicLabel(tag)}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
