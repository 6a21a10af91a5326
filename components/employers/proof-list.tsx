import type { ComponentProps } from "react";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Proof } from "@/lib/employers/verification";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { Namesakes } from "./namesakes";
import { ProofDecisionForm } from "./proof-forms";

type Props = { proofs: Proof[]; namesakes: ComponentProps<typeof Namesakes>["rows"] };

/** The documents that wait for an operator, each with what to decide. */
export function ProofList({ proofs, namesakes }: Props) {
  if (proofs.length === 0) return null;
  return (
    <section id="documents" className="mt-10">
      <h2 className="mb-4 text-2xl">Documents d’entreprises</h2>
      <ul className="grid gap-3">
        {proofs.map(({ id, employerId, employer, website, asker, fileName, askedAt }) => (
          <Card as="li" key={id} className="grid gap-3 p-4">
            <div>
              <h3 className="text-lg wrap-anywhere">{frenchText(employer)}</h3>
              <p className="text-sm text-muted wrap-anywhere">
                {asker ?? "Sans nom"}, le {longDateTime(askedAt)}
                {website && (
                  <>
                    {" · "}
                    <TextLink href={website}>{website}</TextLink>
                  </>
                )}
              </p>
            </div>
            <p>
              <a
                href={`/admin/operation/file/document/${id}`}
                target="_blank"
                rel="noreferrer"
                className="text-link wrap-anywhere"
              >
                Ouvrir {fileName ?? "le document"}
                <span className="sr-only"> (nouvel onglet)</span>
              </a>
            </p>
            <Namesakes of={employerId} rows={namesakes} />
            <ProofDecisionForm id={id} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
