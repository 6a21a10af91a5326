import type { ComponentProps, ReactNode } from "react";
import { ActiveFilters } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { ReloadButton } from "@/components/ui/reload-button";
import { filtersApplied, type Notice } from "@/lib/copy/notices";
import { type Kind, kinds } from "@/lib/publications/kinds";

type Props = {
  kind: Kind;
  /** What the list is called where the page says where it stands. */
  label: string;
  header: ReactNode;
  /** The address of the list as it is shown. */
  href: string;
  /** Said while the next list is on its way. */
  loading: string;
  /** Answers while one types. */
  live?: boolean;
  fields: ReactNode;
  /** How many there are, in words. */
  found: string;
  active: ComponentProps<typeof ActiveFilters>["active"];
  pages: ComponentProps<typeof Pagination>;
  children: ReactNode;
};

/** A public list: its banner, the filters, and a page of what they leave. */
export function FilteredList({ kind, label, header, href, found, active, ...props }: Props) {
  const { loading, live, fields, pages, children } = props;
  const { list } = kinds[kind];
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label }]} />
      {header}
      <ListFilters
        live={live}
        action={list}
        query={href.split("?")[1] ?? ""}
        loading={loading}
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={fields}
      >
        <div className="wrap grid gap-5 py-6">
          <p className="font-semibold" role="status">
            {found}
          </p>
          <ActiveFilters active={active} clearHref={list} />
          {children}
          <Pagination {...pages} />
        </div>
      </ListFilters>
    </>
  );
}

type SampleProps = {
  header: ReactNode;
  text: string;
  /** Of the failure that they stand for. */
  reference?: string;
  children: ReactNode;
};

/** Examples (`children`), where the list has nothing of its own to show. */
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

/** A list that cannot be read now. */
export function UnreadableList({ title, notice, text, reference }: UnreadableProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticeOnArrival notice={notice} />
      <PageHeader title={title} />
      <div className="wrap py-8">
        <ErrorState title={text} reference={reference} />
      </div>
    </>
  );
}

/** Above samples: why they are there, and what they are not. */
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
