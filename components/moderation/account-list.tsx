import type { ReactNode } from "react";
import { DecideVerification } from "@/components/employers/decide-verification";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/field";
import { ChevronDown } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/prose";
import { countPublications } from "@/lib/copy/counts";
import { accountPath, kindLabel, QUEUE_PATH } from "@/lib/moderation/format";
import type { Account, AccountEmployer, AccountPublication } from "@/lib/moderation/schema";
import { employerPath } from "@/lib/publications/employer-mark";
import { asKind, kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { isExpired, longDateTime } from "@/lib/text/dates";
import { SuspendForm } from "./case-forms";

const ROLES: Record<string, string> = { candidat: "Candidat", recruteur: "Recruteur" };

export function AccountList({ accounts, viewerId }: { accounts: Account[]; viewerId: string }) {
  return (
    <ul className="grid gap-3">
      {accounts.map((account) => (
        <Card as="li" key={account.id} className="grid gap-1 p-4">
          <p className="flex flex-wrap items-center gap-2">
            <Link href={accountPath(account.id)} className="text-link font-semibold wrap-anywhere">
              {account.full_name ?? "Sans nom"}
            </Link>
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
            <span>{`Inscription\u00a0: ${longDateTime(account.created_at)}`}</span>
            <span>
              {account.last_sign_in_at
                ? ` · dernière connexion\u00a0: ${longDateTime(account.last_sign_in_at)}`
                : " · aucune connexion"}
            </span>
            {account.suspended_at && (
              <span>{` · suspension\u00a0: ${longDateTime(account.suspended_at)}`}</span>
            )}
            {account.publications > 0 && (
              <>
                <span>{" · "}</span>
                <Link href={accountPath(account.id)} className="text-link">
                  {`${countPublications(account.publications)} à son nom`}
                </Link>
              </>
            )}
          </p>
          {account.suspension && (
            <p>
              <Link
                href={`/admin/operation/file/${account.suspension}#decision`}
                className="text-link text-sm"
              >
                Lever la suspension
              </Link>
            </p>
          )}
          <AccountEmployers employers={account.employers} />
          {/* An operator first loses the role, on the command line. */}
          {account.suspended_at === null && !account.is_operator && (
            <details>
              <summary className="text-link cursor-pointer text-sm">
                Suspendre le compte
                <span className="sr-only"> de {account.full_name ?? account.email}</span>
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

/** Companies of an account for operators, each with companies of a similar name. */
function AccountEmployers({ employers }: { employers: AccountEmployer[] }) {
  if (employers.length === 0) return null;
  return (
    <div className="mt-2 border-l-4 border-line pl-3">
      <FoldedEmployers
        lines={employers.map((employer) => (
          <li key={employer.id} className="grid gap-1">
            <AccountEmployerLine employer={employer} />
            <DecideVerification employer={employer} />
          </li>
        ))}
      />
    </div>
  );
}

type FoldedEmployersProps = { lines: ReactNode[]; open?: number };

/** Items shown before the rest collapses. */
const OPEN_EMPLOYERS = 3;

export function FoldedEmployers({ lines, open = OPEN_EMPLOYERS }: FoldedEmployersProps) {
  const others = lines.slice(open);
  return (
    <>
      <ul className="grid gap-3">{lines.slice(0, open)}</ul>
      {others.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {`Ses autres entreprises (${others.length})`}
          </summary>
          <ul className="grid gap-3">{others}</ul>
        </details>
      )}
    </>
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
        <>
          <Badge tone="orange">Nom proche d’une entreprise vérifiée</Badge>
          <span className="text-sm">{frenchText(similar)}</span>
        </>
      )}
    </p>
  );
}

/** Publications by state, pending and online first; a long group is collapsed. */
export function PublicationsByState({ publications }: { publications: AccountPublication[] }) {
  const states = Map.groupBy(publications, (each) => stateOf(each)[1]);
  return [...states]
    .sort(([some], [others]) => placeOf(some) - placeOf(others))
    .map(([state, some]) => (
      <details key={state} open={some.length <= MANY} className="group">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
          {`${state} (${some.length})`}
          <ChevronDown className="size-4 group-open:rotate-180" />
        </summary>
        <PublicationLinks publications={some} />
      </details>
    ));
}

const MANY = 25;

function placeOf(state: string): number {
  const first = ["En attente de vérification", "En ligne", "Retirée du site"];
  return first.includes(state) ? first.indexOf(state) : first.length;
}

/** Kind, state and date of the last change; a publication that is not public links to its case. */
export function PublicationLinks({ publications }: { publications: AccountPublication[] }) {
  return (
    <ul className="grid gap-2">
      {publications.map((each) => {
        const [tone, state] = stateOf(each);
        const isPublic = !each.is_hidden && each.status !== "draft" && each.status !== "pending";
        return (
          <li key={each.kind + each.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-sm text-muted">{kindLabel(each.kind)}</span>
            {isPublic ? (
              <Link href={pagePath(asKind(each.kind), each.id)} className="text-link wrap-anywhere">
                {frenchText(each.title)}
              </Link>
            ) : each.case_id ? (
              <Link href={`${QUEUE_PATH}/${each.case_id}`} className="text-link wrap-anywhere">
                {frenchText(each.title)}
              </Link>
            ) : (
              <span className="wrap-anywhere">{frenchText(each.title)}</span>
            )}
            {each.organisation && (
              <span className="text-sm wrap-anywhere">{frenchText(each.organisation)}</span>
            )}
            <Badge tone={tone}>{state}</Badge>
            <span className="text-sm text-muted">{`mise à jour\u00a0: ${longDateTime(each.updated_at)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf({ kind, status, is_hidden, closes_at }: AccountPublication): [Tone, string] {
  const { filled, feminine } = kinds[asKind(kind)];
  if (is_hidden) return ["red", "Retirée du site"];
  if (status === "pending") return ["blue", "En attente de vérification"];
  if (status === "draft") return ["grey", "Brouillon"];
  if (status === "filled") return ["green", filled ?? "Fermée"];
  if (status === "replaced") return ["grey", "Remplacé"];
  if (isExpired(closes_at)) return ["red", feminine ? "Expirée" : "Expiré"];
  return ["green", "En ligne"];
}

type SearchFormProps = {
  path: string;
  label: string;
  q: string;
};

/** Plain GET form with the query in `q`, for pages of the administration. */
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
