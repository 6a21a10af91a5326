"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import { Link } from "./link";

const keyOf = (list: string) => `liste:${list}`;

/** A mail opens its link in a new tab, where a recent search must still apply. */
const RECENT_MS = 60 * 60_000;

/** Stores the filters of a list: for this tab, and for an hour for tabs opened later. */
export function rememberList(list: string, query: string) {
  try {
    sessionStorage.setItem(keyOf(list), query);
    localStorage.setItem(keyOf(list), JSON.stringify({ query, at: Date.now() }));
  } catch {
    // Storage is disabled: the link leads to the whole list.
  }
}

function recentList(list: string): string | null {
  const { query = null, at = 0 } = JSON.parse(localStorage.getItem(keyOf(list)) ?? "{}");
  return Date.now() - at < RECENT_MS ? query : null;
}

/** Link to a list with its last filters. The page is static, so they are read on click. */
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
      // Storage is disabled: the link leads to the whole list.
    }
  }
  return (
    <Link href={href} onClick={follow}>
      {label}
    </Link>
  );
}
