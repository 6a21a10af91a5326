import type { ReactNode } from "react";

/** A titled part of a detail page's text column. */
export function ReadingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Plain text as people typed it: an empty line parts paragraphs, line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** A list whose bullets are leaves. */
export function LeafList({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="leaf-item">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** One line of a `dl`: what it is about, then the answer. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
