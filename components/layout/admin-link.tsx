"use client";

import Link from "next/link";
import { useSession } from "./session-provider";

/** The footer's way to the administration, for recruiters alone (specification §2.2). */
export function AdminLink({ className }: { className?: string }) {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  return (
    <li>
      <Link href="/admin" prefetch={false} className={className}>
        Administration
      </Link>
    </li>
  );
}
