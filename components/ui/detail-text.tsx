import type { ReactNode } from "react";
import { frenchText } from "@/lib/shared/french";

export function ReadingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** User text in the site's typography: an empty line separates paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  return (
    <div className="grid gap-4" lang={lang}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {frenchText(paragraph)}
        </p>
      ))}
    </div>
  );
}

export function LeafList({ items, lang }: { items: string[]; lang?: string }) {
  return (
    <ul className="grid gap-2" lang={lang}>
      {items.map((item) => (
        <li key={item} className="leaf-item">
          {frenchText(item)}
        </li>
      ))}
    </ul>
  );
}

/** One row of a `dl` with the class "facts": label, then value. */
export function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
