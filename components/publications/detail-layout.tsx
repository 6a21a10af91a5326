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
  /** Id used in reports; undefined for an example. */
  id?: string;
  /** Breadcrumb label. */
  list: string;
  title: string;
  /** Excluded from search engines: an example or a closed publication. */
  unlisted: boolean;
  header: ReactNode;
  /** Rendered beside the text; above it on phones. */
  facts: ReactNode;
  /** At the bottom of a phone's screen; undefined when the publication takes no applications. */
  apply?: ReactNode;
  children: ReactNode;
};

/** Page of a publication: heading and text, with its facts beside them. */
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

/** Bar at the bottom of a phone's screen, within reach of the thumb. */
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
  /** Reason for closing, when it is not the deadline. */
  full?: string | null;
  /** External way to apply, available even while ours is suspended. */
  elsewhere?: ReactNode;
  children: ReactNode;
};

/** The way to apply, or the reason why there is none. */
export function ApplyControl(props: ApplyControlProps) {
  const { kind, status, closesAt, full, elsewhere, children } = props;
  if (status === "filled") return <ClosedNote>{appliedLabels[kind].filled}</ClosedNote>;
  if (isExpired(closesAt)) return <ClosedNote>{full ?? appliedLabels[kind].expired}</ClosedNote>;
  if (elsewhere) return elsewhere;
  return <FeatureControl feature="apply">{children}</FeatureControl>;
}

/** Replaces the apply button and explains why there is none. */
export function ClosedNote({ children }: { children: string }) {
  return (
    <p className="rounded-control bg-grey px-4 py-3 text-center font-semibold text-on-grey">
      {children}
    </p>
  );
}

type EmployerNameProps = {
  name: string;
  /** Employer that the publication is linked to, if any. */
  employer: EmployerMark | null | undefined;
  className?: string;
};

/** Name of the publisher, linked to the employer's page if there is one. */
export function EmployerName({ name, employer, className }: EmployerNameProps) {
  if (!employer) return <span className={className}>{frenchText(name)}</span>;
  return (
    <Link href={employerPath(employer.slug)} className={`text-link ${className}`}>
      {frenchText(name)}
    </Link>
  );
}

/** Link to the report form; `list` is the first segment of its address. */
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
