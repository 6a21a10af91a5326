import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { frenchText } from "@/lib/ground/french";
import { asKind, pagePath } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";
import type { Written } from "@/lib/trust/schema";
import { kindLabel } from "@/lib/trust/words";
import { OpenCaseForm } from "./signal-forms";

/** What an account wrote lately, what it left to a colleague first, and the way to decide on each. */
export function WrittenList({ written }: { written: Written[] }) {
  if (written.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-xl">Ce que ce compte a écrit depuis 90&nbsp;jours</h2>
      <p className="mb-3 text-sm text-muted">
        Ce qui est passé à un collègue reste en ligne sous son nom&nbsp;: décidez-en à part.
      </p>
      <ul className="grid gap-3">
        {written.map((one) => (
          <Card
            as="li"
            key={one.kind + one.id}
            className="grid items-center gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Line one={one} />
            <WayToDecide one={one} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Line({ one }: { one: Written }) {
  const { kind, id, title, organisation, status, writtenAt, handedAt, isWithheld } = one;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {kindLabel(kind)}
        {handedAt && <Badge tone="orange">Passée à un collègue</Badge>}
        {isWithheld ? (
          <Badge tone="red">Hors du site</Badge>
        ) : (
          status === "draft" && <Badge tone="grey">Brouillon</Badge>
        )}
      </p>
      <p className="wrap-anywhere">
        {status === "draft" ? (
          frenchText(title)
        ) : (
          <Link href={pagePath(asKind(kind), id)} prefetch={false} className="text-link">
            {frenchText(title)}
          </Link>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {organisation && `${frenchText(organisation)} · `}
        {writtenAt && `écrite le ${longDateTime(writtenAt)}`}
        {writtenAt && handedAt && ", "}
        {handedAt && `passée le ${longDateTime(handedAt)}`}
      </p>
    </div>
  );
}

/** A draft is on nobody's screen: there is nothing to decide. */
function WayToDecide({ one: { kind, id, title, status, openCase } }: { one: Written }) {
  if (openCase) {
    return (
      <ButtonLink href={`/admin/operation/signalements/${openCase}`}>
        Voir le dossier<span className="sr-only"> de «&nbsp;{frenchText(title)}&nbsp;»</span>
      </ButtonLink>
    );
  }
  if (status === "draft") return null;
  return <OpenCaseForm kind={kind} id={id} title={frenchText(title)} label="Ouvrir un dossier" />;
}
