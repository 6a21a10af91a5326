"use client";

import clsx from "clsx";
import Link from "next/link";
import { Briefcase, GraduationCap, Laptop, Newspaper } from "@/components/ui/icons";
import { useSession } from "./session-provider";

const additions = [
  { label: "Ajouter un emploi", href: "/admin", Icon: Briefcase },
  { label: "Ajouter une bourse", href: "/admin", Icon: GraduationCap },
  { label: "Ajouter une mission", href: "/admin", Icon: Laptop },
  { label: "Ajouter un article", href: "/admin", Icon: Newspaper },
];

/** Four ways to publish, for recruiters alone: floating over the page, or a grid in it. */
export function QuickAdd({ variant = "floating" }: { variant?: "floating" | "inline" }) {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  const floating = variant === "floating";

  return (
    <nav
      aria-label="Publier"
      data-print="no"
      className={clsx(floating && "fixed right-4 bottom-4 z-10")}
    >
      <ul
        className={clsx(
          floating
            ? "flex gap-1 rounded-card border border-line bg-snow p-1.5 shadow-lift sm:flex-col"
            : "grid gap-3 sm:grid-cols-2 lg:grid-cols-4",
        )}
      >
        {additions.map(({ label, href, Icon }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              title={floating ? label : undefined}
              className={clsx(
                "flex items-center rounded-control no-underline transition-colors duration-150",
                floating
                  ? "size-11 justify-center text-spruce hover:bg-frost"
                  : "min-h-14 gap-3 border border-line bg-snow px-4 font-semibold hover:border-edge hover:bg-frost",
              )}
            >
              <Icon className="size-5 shrink-0" />
              <span className={clsx(floating && "sr-only")}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
