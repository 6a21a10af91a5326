"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { notify } from "@/components/ui/notify";
import { ARRIVAL_PARAMETER, arrivalNotice } from "@/lib/copy/arrival-notices";

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
    const notice = arrivalNotice(key);
    if (notice) notify(notice);
  }, [key]);

  return null;
}
