import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { countPublications } from "@/lib/copy/counts";
import type { Account } from "@/lib/moderation/schema";
import { longDateTime } from "@/lib/text/dates";
import { AccountEmployers } from "./account-employers";
import { SuspendForm } from "./case-forms";

const ROLES: Record<string, string> = { candidat: "Candidat", recruteur: "Recruteur" };

/** Accounts as an operator finds them. */
export function AccountList({ accounts, viewerId }: { accounts: Account[]; viewerId: string }) {
  return (
    <ul className="grid gap-3">
      {accounts.map((account) => (
        <Card as="li" key={account.id} className="grid gap-1 p-4">
          <p className="flex flex-wrap items-center gap-2">
            <strong className="wrap-anywhere">{account.full_name ?? "Sans nom"}</strong>
            <Badge tone={account.role === "recruteur" ? "blue" : "grey"}>
              {ROLES[account.role] ?? account.role}
            </Badge>
            {account.is_operator && (
              <Badge tone="green">
                {account.id === viewerId ? "Équipe du site (vous)" : "Équipe du site"}
              </Badge>
            )}
            {account.suspended_at && <Badge tone="red">Suspendu</Badge>}
          </p>
          <p className="wrap-anywhere">{account.email}</p>
          <p className="text-sm text-muted">
            Inscrit le {longDateTime(account.created_at)}
            {account.last_sign_in_at
              ? `, connecté le ${longDateTime(account.last_sign_in_at)}`
              : ", jamais connecté"}
            {account.suspended_at && `, suspendu le ${longDateTime(account.suspended_at)}`}
            {account.publications > 0 && `, ${countPublications(account.publications)}`}
          </p>
          {account.suspension && (
            <p>
              <Link
                href={`/admin/operation/file/${account.suspension}`}
                className="text-link text-sm"
              >
                Voir le dossier
              </Link>
            </p>
          )}
          <AccountEmployers employers={account.employers} />
          {/* The role goes first, by the command. */}
          {account.suspended_at === null && !account.is_operator && (
            <details>
              <summary className="text-link cursor-pointer text-sm">
                Suspendre<span className="sr-only"> {account.full_name ?? account.email}</span>
              </summary>
              <div className="mt-4">
                <SuspendForm id={account.id} />
              </div>
            </details>
          )}
        </Card>
      ))}
    </ul>
  );
}
