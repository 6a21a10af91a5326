"use client";

import { useRouter } from "next/navigation";

/** A dialog that an address opens: closing it goes back to its table, which stays as it was. */
export function useEditorAddress(tableHref: string) {
  const router = useRouter();
  return {
    onClose: () => router.replace(tableHref, { scroll: false }),
    // The address stays: the same dialog opens again, with what is stored now.
    onReload: () => window.location.reload(),
  };
}
