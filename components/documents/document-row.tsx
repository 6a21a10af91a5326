import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Check } from "@/components/ui/icons";
import type { SavedDocument } from "@/lib/documents/schema";
import { longDateTime } from "@/lib/text/dates";
import { DefaultButton, DeleteDocument, DocumentLinks, RenameDocument } from "./document-actions";

export function DocumentRow({ document, uses }: { document: SavedDocument; uses: number }) {
  const { id, file_name: name, size_bytes, is_default, uploaded_at } = document;
  return (
    <Card as="li" className="px-5 pt-4 pb-2">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid h-13 w-11 shrink-0 place-items-center rounded-sm border-t-4 border-maple bg-red font-display text-xs font-bold text-on-red"
        >
          PDF
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-lg break-words">{name}</h3>
            {is_default && (
              <Badge tone="green">
                <Check className="size-3.5" />
                CV par défaut
              </Badge>
            )}
          </div>
          <p className="text-sm text-muted">
            Ajouté le <time dateTime={uploaded_at}>{longDateTime(uploaded_at)}</time> ·{" "}
            {fileSize(size_bytes)}
          </p>
        </div>
      </div>
      <FeatureControl feature="documents">
        <div className="mt-3 border-t border-line pt-1">
          <div className="-mx-2.5 flex flex-wrap">
            <DocumentLinks id={id} name={name} />
            <RenameDocument id={id} name={name} />
            {!is_default && <DefaultButton id={id} name={name} />}
            <DeleteDocument id={id} name={name} uses={uses} />
          </div>
        </div>
      </FeatureControl>
    </Card>
  );
}

const oneDigit = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 0 });

/** Formats a file size: "240 ko", "1,3 Mo". */
function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${whole.format(Math.max(1, kilobytes))}\u00a0ko`;
  return `${oneDigit.format(kilobytes / 1024)}\u00a0Mo`;
}
