"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import { Link } from "./link";

const keyOf = (list: string) => `liste:${list}`;

/** A mail opens its link in a tab of its own, where the search of a moment ago still counts. */
const RECENT_MS = 60 * 60_000;

/** Keeps what a list was narrowed to: for this tab, and for an hour for those opened after it. */
export function rememberList(list: string, query: string) {
  try {
    sessionStorage.setItem(keyOf(list), query);
    localStorage.setItem(keyOf(list), JSON.stringify({ query, at: Date.now() }));
  } catch {
    // Storage is switched off: the way up leads to the whole list.
  }
}

function recentList(list: string): string | null {
  const { query = null, at = 0 } = JSON.parse(localStorage.getItem(keyOf(list)) ?? "{}");
  return Date.now() - at < RECENT_MS ? query : null;
}

/** The way up to a list, as it was left. The page is everybody's: it is read when it is pressed. */
export function ListLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    try {
      const query = sessionStorage.getItem(keyOf(href)) ?? recentList(href);
      if (!query) return;
      event.preventDefault();
      router.push(`${href}?${query}`);
    } catch {
      // As above.
    }
  }
  return (
    <Link href={href} onClick={follow}>
      {label}
    </Link>
  );
}
