"use client";

import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { kindIcons } from "./kind-icons";

const additions = (Object.keys(kindIcons) as Kind[]).map((kind) => ({
  kind,
  label: kinds[kind].add,
  Icon: kindIcons[kind],
}));

type Props = {
  variant?: "floating" | "inline";
  dialog: (kind: Kind, onClose: () => void) => ReactNode;
};

/**
 * Buttons to publish each kind: floating over the page (in a column only where the page has a margin for
 * it), or as a grid inside it.
 */
export function QuickAdd({ variant = "floating", dialog }: Props) {
  const [open, setOpen] = useState<Kind | null>(null);
  const floating = variant === "floating";

  return (
    <nav aria-label="Publier" data-print="no" className={clsx(floating && "quick-add")}>
      <ul
        className={clsx(
          floating
            ? "flex gap-1 rounded-card border border-line bg-snow p-1.5 shadow-lift 2xl:flex-col"
            : "grid gap-3 sm:grid-cols-2 2xl:grid-cols-4",
        )}
      >
        {additions.map(({ kind, label, Icon }) => (
          <li key={kind}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(kind)}
              title={floating ? label : undefined}
              className={clsx(
                "flex items-center rounded-control transition-colors duration-150",
                floating
                  ? "size-11 justify-center text-spruce hover:bg-frost"
                  : "min-h-14 w-full gap-3 border border-line bg-snow px-4 text-left font-semibold hover:border-edge hover:bg-frost",
              )}
            >
              <Icon className="size-5 shrink-0" />
              <span className={clsx(floating && "sr-only")}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && dialog(open, () => setOpen(null))}
    </nav>
  );
}
