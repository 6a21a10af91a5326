"use client";

import { kindIcons } from "@/components/layout/kind-icons";
import { Dashboard, Users } from "@/components/ui/desk-icons";
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

/** The sections of the recruiters' area. */
export function AdminNav() {
  return <SideNav label="Administration" entries={entries} depth={2} />;
}
