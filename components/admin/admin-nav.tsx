"use client";

import { kindIcons } from "@/components/layout/kind-icons";
import { Building } from "@/components/ui/icons";
import { Dashboard, Eye, FileText, Users } from "@/components/ui/private-icons";
import { DECISIONS_PATH } from "@/lib/auth/roles";
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

const decisions = { href: DECISIONS_PATH, label: "Décisions", Icon: FileText };
const operation = { href: "/admin/operation", label: "Équipe du site", Icon: Eye };

type Props = {
  isOperator: boolean;
  /** Whether something was decided of what the viewer publishes. */
  hasDecisions: boolean;
};

/** The sections of the recruiters' area; for operators also the way to theirs. */
export function AdminNav({ isOperator, hasDecisions }: Props) {
  return (
    <SideNav
      label="Administration"
      entries={[
        ...entries,
        ...(hasDecisions ? [decisions] : []),
        ...(isOperator ? [operation] : []),
      ]}
      depth={2}
    />
  );
}
