import { OutsideLink } from "@/components/ui/prose";
import type { OfficialPages } from "@/lib/text/mdx";

/** `<Sources pages="ircc, quebec" />` in a text names pages of its front matter. */
export function sourcesOf(official: OfficialPages) {
  return { Sources: named.bind(null, official) };
}

function named(official: OfficialPages, { pages }: { pages: string }) {
  return <Sources official={official} pages={pages.split(", ")} />;
}

/** Where a section comes from, and where to check it before acting, by their names in the text. */
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
