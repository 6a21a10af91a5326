"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { notify } from "@/components/ui/notify";
import { ARRIVAL_PARAMETER } from "@/lib/copy/arrival-parameter";

/** Shows the notice whose key the address carries, then takes the key out of it. */
export function NoticeFromAddress() {
  // A static page does not know its query before it is in the browser.
  return (
    <Suspense fallback={null}>
      <Arrival />
    </Suspense>
  );
}

function Arrival() {
  const key = useSearchParams().get(ARRIVAL_PARAMETER);

  useEffect(() => {
    if (key === null) return;
    const url = new URL(location.href);
    // Shown already: the address has moved on.
    if (!url.searchParams.has(ARRIVAL_PARAMETER)) return;
    url.searchParams.delete(ARRIVAL_PARAMETER);
    history.replaceState(history.state, "", url.pathname + url.search + url.hash);
    // The sentences of the whole site come with it: only who arrives with a key loads them.
    import("@/lib/copy/arrival-notices")
      .then(({ arrivalNotice }) => {
        const notice = arrivalNotice(key);
        if (notice) notify(notice);
      })
      .catch(() => undefined);
  }, [key]);

  return null;
}

/** Says on the page that its buttons are heard (see `lib/server/web/early-presses.ts`). */
export function Listening() {
  const path = usePathname();
  useEffect(() => {
    document.documentElement.dataset.listening = path;
  }, [path]);
  useEffect(forgetFirstPage, []);
  return null;
}

/**
 * What the first page says of itself in the head React has not all made its own: a page that is left
 * early is not read so far, and what was kept does not say it again (`lib/server/web/page-data.ts`).
 * When the words of the next page come, marked by React, these leave.
 */
function forgetFirstPage() {
  const { head } = document;
  const isReacts = (node: Node) => Object.keys(node).length > 0;
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node.nodeName === "META" && isReacts(node))) return;
    observer.disconnect();
    for (const node of head.querySelectorAll("title, meta, link:not([href^='/_'])")) {
      if (!isReacts(node)) node.remove();
    }
  });
  observer.observe(head, { childList: true });
  return () => observer.disconnect();
}
