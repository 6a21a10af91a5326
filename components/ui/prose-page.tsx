import { Children, type ReactNode } from "react";
import { longDate } from "@/lib/text/dates";
import { isStale, type OfficialPages, type Passage, type Updated } from "@/lib/text/mdx";

import { ChevronDown } from "./icons";
import { PageHeader } from "./page-header";
import { Callout, OutsideLink, Prose } from "./prose";

/** Long text: banner, table of contents, numbered sections with anchors. */
export function ProsePage({
  title,
  lead,
  updated,
  sections,
  children,
}: {
  title: string;
  lead: ReactNode;
  /** Date the text was last checked, displayed below the lead. */
  updated: Updated;
  sections: Passage[];
  /** Rendered before the first section. */
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader
        title={title}
        lead={<DatedLead lead={lead} updated={updated} />}
        trail={[{ label: "Accueil", href: "/" }, { label: title }]}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-8 pt-8 pb-20 lg:grid-cols-[17rem_1fr]">
        <Contents sections={sections} />
        <div className="min-w-0">
          <StaleNote updated={updated} />
          {Children.count(children) > 0 && <div className="mb-12 grid gap-4">{children}</div>}
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-titre`}
              className="border-t border-line py-10 first:border-0 first:pt-0"
            >
              <h2 id={`${id}-titre`} className="flex gap-2 text-2xl sm:gap-4 sm:text-3xl">
                <span
                  aria-hidden="true"
                  className="min-w-6 shrink-0 text-maple sm:w-9 tabular-nums"
                >
                  {index + 1}
                </span>
                {heading}
              </h2>
              <Prose className="mt-5 sm:ml-13">{body}</Prose>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Contents({ sections }: { sections: Passage[] }) {
  const links = (
    <ol className="grid text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-baseline gap-2.5 rounded-sm py-1.5 no-underline hover:underline"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-muted tabular-nums">
              {index + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label="Sur cette page"
      data-print="no"
      className="lg:sticky lg:top-[calc(var(--sticky-top)+2rem)]"
    >
      <details className="group rounded-card border border-line bg-snow px-4 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          Sur cette page
          <ChevronDown className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{links}</div>
      </details>
      <div className="border-l-2 border-sun pl-5 max-lg:hidden">
        <p className="mb-2 font-display font-bold">Sur cette page</p>
        {links}
      </div>
    </nav>
  );
}

/** Lead of a text page, with the date of its last check. */
export function DatedLead({ lead, updated }: { lead: ReactNode; updated: Updated }) {
  return (
    <>
      <p>{lead}</p>
      <p className="mt-3 text-sm">
        <time dateTime={updated.day}>{updated.label}</time>
      </p>
    </>
  );
}

/** Warns that no one has compared external rules with their source for a year. */
export function StaleNote({ updated }: { updated: Updated }) {
  if (!isStale(updated)) return null;
  return (
    <div className="mb-12">
      <Callout title="À vérifier avant d’agir">
        Ce texte n’a pas été vérifié depuis le {longDate(updated.day)}, il y a plus d’un an. Les
        règles ont pu changer&nbsp;: consultez les pages officielles.
      </Callout>
    </div>
  );
}

/**
 * Returns the `Sources` component of a text: `<Sources pages="ircc, quebec" />` names pages of its front
 * matter.
 */
export function sourcesOf(official: OfficialPages) {
  return { Sources: named.bind(null, official) };
}

function named(official: OfficialPages, { pages }: { pages: string }) {
  return <Sources official={official} pages={pages.split(", ")} />;
}

/** Sources of a section, to check before acting, by their names in the text. */
function Sources({ official, pages }: { official: OfficialPages; pages: string[] }) {
  return (
    <aside className="rounded-card border border-line bg-snow px-5 py-4 text-sm">
      <p className="font-semibold">Sources officielles, à consulter avant d’agir</p>
      <ul className="mt-1.5">
        {pages.map((page) => (
          <li key={page}>
            <Source page={page} {...official[page]} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

type Named = { page: string } & Partial<OfficialPages[string]>;

function Source({ page, name, publisher, url }: Named) {
  if (!url) throw new Error(`The front matter of this text has no source "${page}".`);
  return (
    <>
      <OutsideLink href={url}>{name}</OutsideLink>
      <span className="text-muted">, {publisher}</span>
    </>
  );
}
