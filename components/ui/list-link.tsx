"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import { Link } from "./link";

const keyOf = (list: string) => `liste:${list}`;

/** Keeps for this tab what a list was narrowed to. */
export function rememberList(list: string, query: string) {
  try {
    sessionStorage.setItem(keyOf(list), query);
  } catch {
    // Storage is switched off: the way up leads to the whole list.
  }
}

/** The way up to a list, as it was left. The page is everybody's: it is read when it is pressed. */
export function ListLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    try {
      const query = sessionStorage.getItem(keyOf(href));
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
