import Link from "next/link";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { countMembers, countPublications } from "@/lib/copy/counts";
import { employerPath } from "@/lib/publications/employers";
import type { Database } from "@/lib/supabase/database.types";
import { longDateTime } from "@/lib/text/dates";
import { Namesakes } from "./namesakes";
import { OperateVerification } from "./operate-form";

type Row = Database["public"]["Functions"]["operator_employers"]["Returns"][number];

const WAYS: Record<string, string> = {
  mail: "par courriel",
  site: "par son site",
  operator: "sur documents",
};

type Props = {
  employers: Row[];
  namesakes: ComponentProps<typeof Namesakes>["rows"];
};

/** Employers as an operator finds them. */
export function OperatedEmployers({ employers, namesakes }: Props) {
  return (
    <ul className="grid gap-3">
      {employers.map((one) => (
        <Card as="li" key={one.id} className="grid gap-1 p-4">
          <p className="flex flex-wrap items-center gap-2">
            {!one.is_hidden ? (
              <Link href={employerPath(one.slug)} prefetch={false} className="text-link">
                {one.name}
              </Link>
            ) : (
              <strong className="wrap-anywhere">{one.name}</strong>
            )}
            <Badge tone={one.verified_at ? "green" : "grey"}>
              {one.verified_at ? "Vérifié" : "Non vérifié"}
            </Badge>
            {one.is_hidden && <Badge tone="red">Retiré du site</Badge>}
          </p>
          {one.website && <p className="text-sm wrap-anywhere">{one.website}</p>}
          <p className="text-sm text-muted">
            Créé le {longDateTime(one.created_at)}
            {one.verified_at &&
              `, vérifié ${WAYS[one.verified_by ?? ""] ?? ""} le ${longDateTime(one.verified_at)}`}
            {one.verified_until && `, jusqu’au ${longDateTime(one.verified_until)}`}
            {`, ${countMembers(one.members)}, ${countPublications(one.publications)}`}
          </p>
          <Namesakes of={one.id} rows={namesakes} />
          <OperateVerification
            employer={one.id}
            name={one.name}
            website={one.website}
            isVerified={one.verified_at !== null}
          />
        </Card>
      ))}
    </ul>
  );
}
