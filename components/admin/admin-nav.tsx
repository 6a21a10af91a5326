"use client";

import {
  Briefcase,
  Dashboard,
  GraduationCap,
  Laptop,
  Newspaper,
  Users,
} from "@/components/ui/desk-icons";
import { everyKind, type Kind, kinds } from "@/lib/publications/kinds";
import { SideNav } from "./side-nav";

const tables = {
  job: { label: "Gérer les emplois", Icon: Briefcase },
  freelance: { label: "Gérer le freelance", Icon: Laptop },
  scholarship: { label: "Gérer les bourses", Icon: GraduationCap },
  article: { label: "Gérer les actualités", Icon: Newspaper },
} satisfies Record<Kind, unknown>;

const entries = [
  { href: "/admin", label: "Tableau de bord", Icon: Dashboard },
  ...everyKind.map((kind) => ({ href: kinds[kind].admin, ...tables[kind] })),
  { href: "/admin/candidatures", label: "Candidatures reçues", Icon: Users },
];

/** The sections of the recruiters' area. */
export function AdminNav() {
  return <SideNav label="Administration" entries={entries} depth={2} />;
}
