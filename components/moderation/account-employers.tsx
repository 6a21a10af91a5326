import Link from "next/link";
import { DecideVerification } from "@/components/employers/decide-verification";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/prose";
import type { AccountEmployer } from "@/lib/moderation/schema";
import { employerPath } from "@/lib/publications/employers";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";

/** The companies of an account, as operators read them, each with whom its name is like. */
export function AccountEmployers({ employers }: { employers: AccountEmployer[] }) {
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
        <Link href={employerPath(slug)} prefetch={false} className="text-link">
          {frenchText(name)}
        </Link>
      )}
      {website && <TextLink href={website}>{website}</TextLink>}
      <Badge tone={since ? "green" : "grey"}>
        {since ? `Vérifiée le ${longDateTime(since)}` : "Non vérifiée"}
      </Badge>
      {isHidden && <Badge tone="red">Retirée du site</Badge>}
      {similar && (
        <Badge tone="orange">Nom semblable à «&nbsp;{frenchText(similar)}&nbsp;», vérifiée</Badge>
      )}
    </p>
  );
}
