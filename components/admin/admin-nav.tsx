"use client";

import { kindIcons } from "@/components/layout/kind-icons";
import { Dashboard, Eye, Users } from "@/components/ui/desk-icons";
import { Building } from "@/components/ui/icons";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { SideNav } from "./side-nav";

const entries = [
  { href: "/admin", label: "Tableau de bord", Icon: Dashboard },
  ...everyKind.map((kind) => ({
    href: kinds[kind].admin,
    label: kinds[kind].manage,
    Icon: kindIcons[kind],
  })),
  { href: "/admin/candidatures", label: "Candidatures reçues", Icon: Users },
  { href: "/admin/entreprise", label: "Mon entreprise", Icon: Building },
];

const operation = { href: "/admin/operation", label: "Opération du site", Icon: Eye };

/** The sections of the recruiters' area; for operators also the way to theirs. */
export function AdminNav({ isOperator }: { isOperator: boolean }) {
  return (
    <SideNav
      label="Administration"
      entries={isOperator ? [...entries, operation] : entries}
      depth={2}
    />
  );
}
