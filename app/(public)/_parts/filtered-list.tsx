import type { Metadata } from "next";
import type { ComponentProps, ReactNode } from "react";
import type { ActiveFilters } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { ListHead, SkipToResults } from "@/components/search/list-head";
import { SearchNotes, SortLinks } from "@/components/search/search-notes";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { ReloadButton } from "@/components/ui/reload-button";
import { ErrorState } from "@/components/ui/states";
import { NoticeOnLoad } from "@/components/ui/toaster";
import { NO_EXACT_RESULT } from "@/lib/copy/counts";
import { filtersApplied, type Notice } from "@/lib/copy/server-notices";
import { type Kind, kinds } from "@/lib/publications/kinds";
import type { Sort } from "@/lib/search/filters";
import { notFoundMetadata, type PageInfo, pageMetadata } from "@/lib/seo/metadata";

type State = { q: string; sort: Sort; page: number };

type FilteredListProps<Filters extends State> = {
  kind: Kind;
  /** Breadcrumb label. */
  label: string;
  /** Banner without an active search. */
  header: ReactNode;
  /** Title with an active search. */
  title: string;
  filters: Filters;
  result: ComponentProps<typeof SearchNotes<Filters>>["result"] & { pageCount: number };
  hrefFor: (filters: Filters) => string;
  /** Texts of the search. */
  words: Pick<ComponentProps<typeof SearchNotes<Filters>>, "all" | "count"> & {
    sortLabel: string;
    own?: string;
  };
  loading: string;
  live?: boolean;
  fields: ReactNode;
  found: string;
  active: ComponentProps<typeof ActiveFilters>["active"];
  isEmpty: boolean;
  children: ReactNode;
};

export function FilteredList<Filters extends State>(props: FilteredListProps<Filters>) {
  const { kind, label, header, filters, result, hrefFor, words, active } = props;
  const { title, loading, live, fields, isEmpty, children } = props;
  const { sortLabel, own, ...notes } = words;
  const found = result.partly ? NO_EXACT_RESULT : props.found;
  const isSearch = active.length > 0 || filters.page > 1;
  const { list } = kinds[kind];
  const pageHref = (page: number) => hrefFor({ ...filters, page });
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label }]} />
      <SkipToResults what="résultats" />
      {!isSearch && header}
      <ListFilters
        live={live}
        action={list}
        query={hrefFor(filters).split("?")[1] ?? ""}
        loading={loading}
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={fields}
      >
        <div className="wrap results">
          <ListHead
            title={isSearch ? title : undefined}
            found={found}
            active={active}
            clearHref={list}
            sorting={
              <SortLinks
                label={sortLabel}
                own={own}
                filters={filters}
                total={result.partly ? 0 : result.total}
                hrefFor={hrefFor}
              />
            }
            address={pageHref(1)}
          />
          <SearchNotes {...notes} filters={filters} result={result} hrefFor={hrefFor} />
          {isEmpty && result.pageCount > 0 ? (
            <PastEnd pageCount={result.pageCount} hrefFor={pageHref} />
          ) : (
            <>
              {children}
              <Pagination page={filters.page} pageCount={result.pageCount} hrefFor={pageHref} />
            </>
          )}
        </div>
      </ListFilters>
    </>
  );
}

type SampleProps = {
  header: ReactNode;
  text: string;
  /** Reference of the failure that the samples replace. */
  reference?: string;
  children: ReactNode;
};

/** Samples (`children`), for a list without content of its own. */
export function SampleList({ header, text, reference, children }: SampleProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {header}
      <div className="wrap grid gap-5 py-6">
        <SampleNotice text={text} reference={reference} />
        {children}
      </div>
    </>
  );
}

type UnreadableProps = { title: string; notice: Notice; text: string; reference: string };

export function UnreadableList({ title, notice, text, reference }: UnreadableProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticeOnLoad notice={notice} />
      <PageHeader title={title} />
      <div className="wrap py-8">
        <ErrorState title={text} reference={reference} />
      </div>
    </>
  );
}

/** Notice above samples: why they are there, and that they are not real. */
function SampleNotice({ text, reference }: { text: string; reference?: string }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-frost px-5 py-4"
    >
      <div className="measure">
        <p>{text}</p>
        {reference && (
          <p className="mt-1 text-sm text-muted">
            Référence&nbsp;: <code className="tabular-nums">{reference}</code>
          </p>
        )}
      </div>
      {reference && <ReloadButton />}
    </div>
  );
}

/**
 * Returns the metadata of a list; a page past the end is "not found". From page 2 on, this reads the rows
 * with the same query as the page: the cache serves the second read.
 */
export async function listMetadata(
  info: PageInfo & { page: number },
  readRows: () => Promise<readonly unknown[]>,
): Promise<Metadata> {
  if (info.page > 1) {
    // If the list cannot be read, its page shows an error under the usual title.
    const rows = await readRows().catch(() => null);
    if (rows?.length === 0) return notFoundMetadata;
  }
  return pageMetadata(info);
}
