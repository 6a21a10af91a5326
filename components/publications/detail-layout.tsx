import type { ReactNode } from "react";
import { FeatureControl } from "@/components/ui/feature-control";
import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/page-header";
import { type EmployerMark, employerPath } from "@/lib/publications/employer-mark";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { type AppliedKind, appliedLabels } from "@/lib/shared/kinds";
import { isExpired } from "@/lib/text/dates";

type DetailLayoutProps = {
  kind: Kind;
  /** By which it can be reported; nothing for an example. */
  id?: string;
  /** What the list is called where the page says where it stands. */
  list: string;
  title: string;
  /** The page is one that search engines leave alone: an example, something closed. */
  unlisted: boolean;
  header: ReactNode;
  /** Beside the text; on a phone it stands above it. */
  facts: ReactNode;
  /** At the bottom of a phone's screen; nothing where nobody applies. */
  apply?: ReactNode;
  children: ReactNode;
};

/** The page of a publication: heading and text, its facts beside them. */
export function DetailLayout(props: DetailLayoutProps) {
  const { kind, id, list, title, unlisted, header, facts, apply, children } = props;
  return (
    <div className="wrap pt-6 pb-10 sm:pt-8">
      <Breadcrumb
        fromList
        items={[{ label: list, href: kinds[kind].list }, { label: title }]}
        unlisted={unlisted}
      />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
        {header}
        <aside className="lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {facts}
        </aside>
        <div className="measure grid min-w-0 gap-8">
          {children}
          {id && <ReportLink list={kinds[kind].list} id={id} what="cette annonce" />}
        </div>
      </div>
      {apply && <PhoneBar>{apply}</PhoneBar>}
    </div>
  );
}

/** What stays within reach of the thumb while one reads. */
export function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div className="phone-bar" data-print="no">
      {children}
    </div>
  );
}

type ApplyControlProps = {
  kind: AppliedKind;
  status: string;
  closesAt: string;
  /** Why it is closed, where not by its day. */
  full?: string | null;
  /** A way that is not ours, and works while ours is suspended. */
  elsewhere?: ReactNode;
  children: ReactNode;
};

/** The way to apply, or why there is none. */
export function ApplyControl(props: ApplyControlProps) {
  const { kind, status, closesAt, full, elsewhere, children } = props;
  if (status === "filled") return <ClosedNote>{appliedLabels[kind].filled}</ClosedNote>;
  if (isExpired(closesAt)) return <ClosedNote>{full ?? appliedLabels[kind].expired}</ClosedNote>;
  if (elsewhere) return elsewhere;
  return <FeatureControl feature="apply">{children}</FeatureControl>;
}

/** Stands where the apply button would, and says why there is none. */
export function ClosedNote({ children }: { children: string }) {
  return (
    <p className="rounded-control bg-grey px-4 py-3 text-center font-semibold text-on-grey">
      {children}
    </p>
  );
}

type EmployerNameProps = {
  name: string;
  /** Of the employer that the publication is tied to, when it is. */
  employer: EmployerMark | null | undefined;
  className?: string;
};

/** Who offers it: the way to the employer's page, or a name that leads nowhere. */
export function EmployerName({ name, employer, className }: EmployerNameProps) {
  if (!employer) return <span className={className}>{frenchText(name)}</span>;
  return (
    <Link href={employerPath(employer.slug)} className={`text-link ${className}`}>
      {frenchText(name)}
    </Link>
  );
}

/** The way to the form that reports something; `list` is the first part of its address. */
export function ReportLink({ list, id, what }: { list: string; id: string; what: string }) {
  return (
    <a
      href={`/signaler${list}/${id}`}
      rel="nofollow"
      className="text-link justify-self-start text-sm"
      data-print="no"
    >
      {`Signaler ${what}`}
    </a>
  );
}
