"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { notify } from "@/components/ui/notify";
import { FLASH_PARAMETER } from "@/lib/copy/flash-parameter";

/** Displays the notice whose key is in the address, then removes the key. */
export function NoticeFromAddress() {
  // A static page knows its query only in the browser.
  return (
    <Suspense fallback={null}>
      <FlashMessage />
    </Suspense>
  );
}

function FlashMessage() {
  const key = useSearchParams().get(FLASH_PARAMETER);

  useEffect(() => {
    if (key === null) return;
    const url = new URL(location.href);
    // The notice was displayed already: the address has changed.
    if (!url.searchParams.has(FLASH_PARAMETER)) return;
    url.searchParams.delete(FLASH_PARAMETER);
    history.replaceState(history.state, "", url.pathname + url.search + url.hash);
    // This chunk holds the sentences of the whole site: it loads only when the address has a key.
    import("@/lib/copy/flash-messages")
      .then(({ flashMessage }) => {
        const notice = flashMessage(key);
        if (notice) notify(notice);
      })
      .catch(() => undefined);
  }, [key]);

  return null;
}

/** Marks the page as hydrated; end-to-end tests wait for it before they interact. */
export function Listening() {
  const path = usePathname();
  useEffect(() => {
    document.documentElement.dataset.listening = path;
  }, [path]);
  return null;
}
