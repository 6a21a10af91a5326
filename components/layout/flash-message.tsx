"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { notify } from "@/components/ui/notify";
import { FLASH_PARAMETER } from "@/lib/copy/flash-parameter";

/** Shows the notice whose key the address carries, then takes the key out of it. */
export function NoticeFromAddress() {
  // A static page does not know its query before it is in the browser.
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
    // Shown already: the address has moved on.
    if (!url.searchParams.has(FLASH_PARAMETER)) return;
    url.searchParams.delete(FLASH_PARAMETER);
    history.replaceState(history.state, "", url.pathname + url.search + url.hash);
    // The sentences of the whole site come with it: only who arrives with a key loads them.
    import("@/lib/copy/flash-messages")
      .then(({ flashMessage }) => {
        const notice = flashMessage(key);
        if (notice) notify(notice);
      })
      .catch(() => undefined);
  }, [key]);

  return null;
}

/** Marks the page as hydrated: tests wait for it before they press anything. */
export function Listening() {
  const path = usePathname();
  useEffect(() => {
    document.documentElement.dataset.listening = path;
  }, [path]);
  return null;
}
