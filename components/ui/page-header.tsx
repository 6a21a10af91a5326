import clsx from "clsx";
import type { ReactNode } from "react";
import { BreadcrumbData, type Crumb } from "@/components/seo/json-ld";
import { Link } from "@/components/ui/link";
import { ArrowLeft } from "./icons";
import { ListLink } from "./list-link";

/** Banner of a page: title, lead, and the actions beside them. */
export function PageHeader({
  title,
  lead,
  trail,
  unlisted,
  actions,
  slim = false,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Breadcrumb from the root; the last item is the page itself. */
  trail?: Crumb[];
  /** The page is excluded from search engines. */
  unlisted?: boolean;
  actions?: ReactNode;
  /** Reduced height above a list, which matters more. */
  slim?: boolean;
}) {
  return (
    <div className="relative isolate overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <Ridges />
      <div
        className={clsx(
          "wrap",
          slim ? "pt-3 pb-4 sm:pt-4 sm:pb-6" : "pt-8 pb-14 sm:pt-12 sm:pb-18",
        )}
      >
        {trail && (
          <div className="mb-3">
            <Breadcrumb items={trail} unlisted={unlisted} />
          </div>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:gap-y-4">
          <div className="min-w-0">
            <h1 className={slim ? "text-xl sm:text-3xl" : "text-3xl sm:text-5xl"}>{title}</h1>
            {lead && (
              <div className={clsx("measure text-muted", slim ? "mt-1" : "mt-3 text-lg")}>
                {lead}
              </div>
            )}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
    </div>
  );
}

function Ridges() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-1 h-14 w-full sm:h-20"
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
    >
      <path
        d="M0 58l120-26 96 20 140-34 118 38 150-46 132 44 120-22 138 34 160-44 126 36 140-28v50H0z"
        className="fill-ridge-1 opacity-60"
      />
      <path d="M0 70c210-22 390-14 610-4s430 12 830-12v26H0z" className="fill-ridge-2 opacity-70" />
    </svg>
  );
}

/** Breadcrumb from the list; the last item is the page itself. */
export function Breadcrumb({
  items,
  unlisted = false,
  fromList = false,
}: {
  items: Crumb[];
  /** The parent is a list, which reopens with its last filters. */
  fromList?: boolean;
  /** The page is excluded from search engines: an example or a closed publication. */
  unlisted?: boolean;
}) {
  return (
    <nav aria-label="Fil d’Ariane" data-print="no">
      {!unlisted && <BreadcrumbData items={items} />}
      <ol className="trail">
        {items.map(({ label, href }) => (
          <li key={label}>
            {href && fromList && <ListLink href={href} label={label} />}
            {href && !fromList && <Link href={href}>{label}</Link>}
            {!href && <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type BackLinkProps = { href: string; className?: string; children: ReactNode };

/** Link above a heading to the parent page. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      className={clsx("text-link inline-flex min-h-8 items-center gap-2", className)}
    >
      <ArrowLeft className="size-4.5" />
      {children}
    </Link>
  );
}
