"use client";

import { useRouter } from "next/navigation";

/** A dialog that an address opens: closing it goes back to its table, which stays as it was. */
export function useEditorAddress(tableHref: string) {
  const router = useRouter();
  return {
    onClose: () => router.replace(tableHref, { scroll: false }),
    onReload: () => router.refresh(),
  };
}
