"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef } from "react";
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

/** Says on the page that its buttons are heard: see `lib/server/web/early-presses.ts`. */
export function Listening() {
  useEffect(() => {
    document.documentElement.dataset.listening = "";
  }, []);
  return null;
}

/** What a page says of itself in the head. */
const OF_ONE_PAGE = "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]";

/**
 * React reads a page's own words in the head after the rest of it. A page that is left before then
 * leaves them behind, beside those of the next: nothing of React's marks them.
 */
export function HeadOfOnePage() {
  const path = usePathname();
  const first = useRef<string | null>(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = null;
    for (const node of document.head.querySelectorAll(OF_ONE_PAGE)) {
      if (!Object.keys(node).some((key) => key.startsWith("__react"))) node.remove();
    }
  }, [path]);
  return null;
}
