import type { Heading } from "@/lib/news/markup";

/** "Dans cet article": the way to each part of a long text. */
export function ArticleOutline({ parts }: { parts: Heading[] }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-labelledby="plan"
      className="measure mb-8 rounded-r-card border-l-4 border-spruce bg-frost px-5 py-4"
      data-print="no"
    >
      <p id="plan" className="font-display font-bold">
        Dans cet article
      </p>
      <ol className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-1">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
