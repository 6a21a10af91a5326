import { Button, ButtonLink } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { actorLabel, auditLabels, knownActs } from "@/lib/moderation/format";
import { AUDIT_PAGE, type AuditLine, type LogLine } from "@/lib/moderation/schema";
import { frenchMoment, frenchText } from "@/lib/shared/french";

type Props = { path: string; address: string; act: string };

/** Filters the log; a plain GET form. */
export function LogFilter({ path, address, act }: Props) {
  return (
    <form
      action={path}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Input
        type="search"
        name="adresse"
        aria-label="Adresse courriel de l’auteur ou de la personne concernée"
        placeholder="Adresse courriel"
        maxLength={120}
        defaultValue={address}
      />
      <Select name="acte" aria-label="Action" defaultValue={act}>
        <option value="">Toutes les actions</option>
        {knownActs.map((known) => (
          <option key={known.act} value={known.act}>
            {known.label}
          </option>
        ))}
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}

/** Keeps a date on one line. */
function Exactly({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {frenchMoment(at)}
    </time>
  );
}

/** Log entries that concern the reader. */
export function OwnAudit({ lines }: { lines: AuditLine[] }) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-0.5 bg-snow p-4">
          <p className="font-semibold wrap-anywhere">
            <span>{frenchText(auditLabels(line.action, line.title))}</span>
            {line.action === "application_status" && line.status && (
              <span>{` (${line.status})`}</span>
            )}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {frenchText(actorLabel(line))}, le <Exactly at={line.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Log for operators, with email addresses instead of roles. */
export function SiteLog({ lines }: { lines: LogLine[] }) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-0.5 bg-snow p-4">
          <p className="font-semibold wrap-anywhere">
            {frenchText(auditLabels(line.action, line.title))}
          </p>
          {line.reason && <p className="wrap-anywhere whitespace-pre-line">{line.reason}</p>}
          <p className="text-sm text-muted wrap-anywhere">
            <span>
              {line.actor ? `Par ${line.actor}` : "Auteur inconnu (le site ou un compte supprimé)"}
            </span>
            {line.subject && line.subject !== line.actor && (
              <span>{` · concerne ${line.subject}`}</span>
            )}
            <span>{" · "}</span>
            <Exactly at={line.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Link to older entries; hidden on the last page. */
export function OlderLines({ lines, hrefFor }: OlderProps) {
  const last = lines.at(-1);
  if (lines.length < AUDIT_PAGE || !last) return null;
  return (
    <p className="mt-5">
      <ButtonLink href={hrefFor(last.id)}>Lignes plus anciennes</ButtonLink>
    </p>
  );
}

type OlderProps = { lines: { id: number }[]; hrefFor: (before: number) => string };
