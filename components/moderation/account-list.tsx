import { DecideVerification } from "@/components/employers/decide-verification";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/prose";
import { countPublications } from "@/lib/copy/counts";
import type { Account, AccountEmployer } from "@/lib/moderation/schema";
import { employerPath } from "@/lib/publications/employer-mark";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { SuspendForm } from "./case-forms";

const ROLES: Record<string, string> = { candidat: "Candidat", recruteur: "Recruteur" };

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
            Inscription&nbsp;: {longDateTime(account.created_at)}
            {account.last_sign_in_at
              ? ` · dernière connexion\u00a0: ${longDateTime(account.last_sign_in_at)}`
              : " · aucune connexion"}
            {account.suspended_at && ` · suspension\u00a0: ${longDateTime(account.suspended_at)}`}
            {account.publications > 0 && ` · ${countPublications(account.publications)}`}
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

/** The companies of an account, as operators read them, each with whom its name is like. */
function AccountEmployers({ employers }: { employers: AccountEmployer[] }) {
  if (employers.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-3 border-l-4 border-line pl-3">
      {employers.map((employer) => (
        <li key={employer.id} className="grid gap-1">
          <AccountEmployerLine employer={employer} />
          <DecideVerification employer={employer} />
        </li>
      ))}
    </ul>
  );
}

export function AccountEmployerLine({ employer }: { employer: AccountEmployer }) {
  const { name, slug, website, verified_at: since, is_hidden: isHidden, similar } = employer;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
      {isHidden ? (
        <strong>{frenchText(name)}</strong>
      ) : (
        <Link href={employerPath(slug)} className="text-link">
          {frenchText(name)}
        </Link>
      )}
      {website && <TextLink href={website}>{website}</TextLink>}
      <Badge tone={since ? "green" : "grey"}>
        {since ? `Vérifiée le ${longDateTime(since)}` : "Non vérifiée"}
      </Badge>
      {isHidden && <Badge tone="red">Retirée du site</Badge>}
      {similar && (
        <Badge tone="orange">
          Nom proche d’une entreprise vérifiée&nbsp;: {frenchText(similar)}
        </Badge>
      )}
    </p>
  );
}

type SearchFormProps = {
  path: string;
  label: string;
  q: string;
};

/** The search of a page of the administration, by `q` in its address; a plain form. */
export function SearchForm({ path, label, q }: SearchFormProps) {
  return (
    <form action={path} className="mb-5 flex gap-2.5">
      <Input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        defaultValue={q}
      />
      <Button type="submit">Rechercher</Button>
    </form>
  );
}
