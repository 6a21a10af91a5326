"use client";

import { SideNav } from "@/components/admin/side-nav";
import { ArrowLeft, Clock } from "@/components/ui/icons";
import { Dashboard, FileText, Users } from "@/components/ui/private-icons";

const entries = [
  { href: "/admin/operation", label: "État du site", Icon: Dashboard },
  { href: "/admin/operation/file", label: "File de modération", Icon: Clock },
  { href: "/admin/operation/comptes", label: "Comptes", Icon: Users },
  { href: "/admin/operation/registre", label: "Journal d’activité", Icon: FileText },
];

const recruiting = { href: "/admin", label: "Administration", Icon: ArrowLeft };

/** The sections of the operators' area; for recruiters also the way back to theirs. */
export function OperationNav({ isRecruiter, waiting }: { isRecruiter: boolean; waiting?: number }) {
  const counted = entries.map((entry) =>
    entry.href === "/admin/operation/file" ? { ...entry, count: waiting } : entry,
  );
  return (
    <SideNav
      label="Équipe du site"
      entries={isRecruiter ? [...counted, recruiting] : counted}
      depth={3}
    />
  );
}
