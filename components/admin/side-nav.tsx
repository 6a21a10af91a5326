"use client";

import clsx from "clsx";
import { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef } from "react";
import { kindIcons } from "@/components/layout/kind-icons";
import { ArrowLeft, Building, Clock } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Dashboard, Eye, FileText, Users } from "@/components/ui/private-icons";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { everyKind, kinds } from "@/lib/publications/kinds";

type SideNavProps = {
  label: string;
  entries: { href: string; label: string; Icon: ComponentType; count?: number }[];
  /** Number of path segments that identify an entry: 2 for "/admin/jobs". */
  depth: number;
};

/** Sidebar of an area; on phones a strip above the page. */
function SideNav({ label, entries, depth }: SideNavProps) {
  const current = usePathname()
    .split("/")
    .slice(0, depth + 1)
    .join("/");
  const list = useRef<HTMLUListElement>(null);

  // On phones the entries form a scrolling strip: scroll the current one into view without moving the page.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`a[href="${current}"]`);
    if (!list.current || !entry) return;
    const middle = entry.offsetLeft - list.current.offsetLeft + entry.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [current]);

  return (
    <nav aria-label={label} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <ul
        ref={list}
        className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:text-sm max-lg:[scrollbar-width:none] sm:max-lg:flex-wrap lg:flex-col"
      >
        {entries.map(({ href, label, Icon, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={href === current ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold whitespace-nowrap no-underline transition-colors duration-150",
                href === current
                  ? "bg-spruce text-on-spruce"
                  : "text-muted hover:bg-frost hover:text-ink",
              )}
            >
              <Icon />
              <span>{label}</span>
              {count !== undefined && count > 0 && <b className="ml-auto tabular-nums">{count}</b>}
              <Pending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pending() {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className="ml-auto">
      {pending && (
        <>
          <span
            aria-hidden="true"
            className="block size-4 animate-spin rounded-full border-2 border-line border-t-current"
          />
          <span className="sr-only">Vérification des permissions...</span>
        </>
      )}
    </span>
  );
}

const dashboard = { href: "/admin", label: "Tableau de bord", Icon: Dashboard };
const adminEntries = [
  ...everyKind.map((kind) => ({
    href: kinds[kind].admin,
    label: kinds[kind].manage,
    Icon: kindIcons[kind],
  })),
  { href: "/admin/candidatures", label: "Candidatures reçues", Icon: Users },
  { href: "/admin/entreprise", label: "Mon entreprise", Icon: Building },
];

const decisions = { href: DECISIONS_PATH, label: "Décisions", Icon: FileText };
const operation = { href: "/admin/operation", label: "Équipe du site", Icon: Eye };

type AdminNavProps = {
  isOperator: boolean;
  /** Whether a moderation decision concerns one of the viewer's publications. */
  hasDecisions: boolean;
};

/** Sections of the recruiters' area; operators also get a link to theirs. */
export function AdminNav({ isOperator, hasDecisions }: AdminNavProps) {
  return (
    <SideNav
      label="Administration"
      entries={[
        dashboard,
        ...(isOperator ? [operation] : []),
        ...adminEntries,
        ...(hasDecisions ? [decisions] : []),
      ]}
      depth={2}
    />
  );
}

const operationEntries = [
  { href: "/admin/operation", label: "État du site", Icon: Dashboard },
  { href: "/admin/operation/file", label: "File de modération", Icon: Clock },
  { href: "/admin/operation/comptes", label: "Comptes", Icon: Users },
  { href: "/admin/operation/registre", label: "Journal d’activité", Icon: FileText },
];

const recruiting = { href: "/admin", label: "Administration", Icon: ArrowLeft };

/** Sections of the operators' area; recruiters also get a link back to theirs. */
export function OperationNav({ isRecruiter, waiting }: { isRecruiter: boolean; waiting?: number }) {
  const counted = operationEntries.map((entry) =>
    entry.href === "/admin/operation/file" ? { ...entry, count: waiting } : entry,
  );
  return (
    <SideNav
      label="Équipe du site"
      entries={isRecruiter ? [...counted, recruiting] : counted}
      depth={3}
    />
  );
}
