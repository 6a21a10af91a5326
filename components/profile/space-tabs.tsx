"use client";

import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Bookmark, CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Bell, Briefcase, FileText, Settings, User } from "@/components/ui/private-icons";
import { type SpaceTabKey, spaceHref, spaceTabs } from "@/lib/profile/space-tabs";

const icons: Record<SpaceTabKey, (props: { className?: string }) => ReactNode> = {
  profil: User,
  candidatures: Briefcase,
  "pour-vous": CircleCheck,
  favoris: Bookmark,
  alertes: Bell,
  documents: FileText,
  parametres: Settings,
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Menu of the space: tabs that are links, each with its address. A single tab stop; arrows, Home and End
 * move between them, Enter or Space opens.
 */
export function SpaceTabs({ current }: { current: SpaceTabKey }) {
  const list = useRef<HTMLDivElement>(null);

  // On phones the tabs form a scrolling strip: scroll the current one into view without moving the page.
  useEffect(() => {
    const tab = document.getElementById(tabId(current));
    if (!list.current || !tab) return;
    const middle = tab.offsetLeft - list.current.offsetLeft + tab.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [current]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const tabs: HTMLElement[] = [...event.currentTarget.querySelectorAll("a")];
    const position = tabs.findIndex((tab) => tab.matches(":focus"));
    const step = steps[event.key];
    if (event.key === " ") tabs[position]?.click();
    else if (event.key === "Home") tabs[0]?.focus();
    else if (event.key === "End") tabs.at(-1)?.focus();
    else if (step) tabs.at((position + step) % tabs.length)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Votre espace"
      data-print="no"
      onKeyDown={onKeyDown}
      className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:text-sm max-lg:[scrollbar-width:none] sm:max-lg:flex-wrap lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)] lg:flex-col lg:self-start"
    >
      {spaceTabs.map(({ key, label }) => {
        const Icon = icons[key];
        const selected = key === current;
        return (
          <Link
            key={key}
            id={tabId(key)}
            role="tab"
            href={spaceHref(key)}
            scroll={false}
            aria-selected={selected}
            aria-controls={selected ? PANEL_ID : undefined}
            tabIndex={selected ? 0 : -1}
            className={clsx(
              "flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-3 font-semibold whitespace-nowrap no-underline transition-colors duration-150",
              selected ? "bg-spruce text-on-spruce" : "text-muted hover:bg-frost hover:text-ink",
            )}
          >
            <Icon />
            {label}
          </Link>
        );
      })}
    </div>
  );
}

const PANEL_ID = "panneau";

function tabId(key: SpaceTabKey): string {
  return `onglet-${key}`;
}

export function SpacePanel({ current, children }: { current: SpaceTabKey; children: ReactNode }) {
  return (
    <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(current)} className="min-w-0">
      {children}
    </div>
  );
}
