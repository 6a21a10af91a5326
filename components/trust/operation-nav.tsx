"use client";

import { SideNav } from "@/components/admin/side-nav";
import { Bell, Dashboard, Eye, FileText, Settings, Users } from "@/components/ui/desk-icons";
import { Building, TriangleAlert } from "@/components/ui/icons";

const entries = [
  { href: "/admin/operation", label: "État du site", Icon: Dashboard },
  { href: "/admin/operation/file", label: "File d’attente", Icon: Eye },
  { href: "/admin/operation/signalements", label: "Signalements", Icon: Bell },
  { href: "/admin/operation/signaux", label: "Signaux", Icon: TriangleAlert },
  { href: "/admin/operation/comptes", label: "Comptes", Icon: Users },
  { href: "/admin/operation/employeurs", label: "Employeurs", Icon: Building },
  { href: "/admin/operation/registre", label: "Registre", Icon: FileText },
  { href: "/admin/operation/regles", label: "Règles d’affichage", Icon: Settings },
];

/** The sections of the operators' area. */
export function OperationNav() {
  return <SideNav label="Opération" entries={entries} depth={3} />;
}
