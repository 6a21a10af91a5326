import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Calendar, MapPin } from "@/components/ui/icons";
import { frenchText } from "@/lib/ground/french";
import { type Fit, fitOf, type Situation } from "@/lib/publications/fit";
import { kinds, pagePath } from "@/lib/publications/kinds";
import type { SavedItem } from "@/lib/saved/schema";
import { shortDate } from "@/lib/text/dates";
import { SaveButton } from "./save-button";

type Props = {
  items: SavedItem[];
  /** Where the reader stands, of which each item is marked. */
  situation: Situation;
};

/** What a person saved; taken out, an item stays until the next visit, so that it can go back. */
export function SavedList({ items, situation }: Props) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <SavedCard item={item} fit={item.abroad ? fitOf(situation, item.abroad) : []} />
        </li>
      ))}
    </ul>
  );
}

function SavedCard({ item, fit }: { item: SavedItem; fit: Fit[] }) {
  const { kind, id, title, deadline } = item;
  const { label, tone } = kinds[kind].mark;
  return (
    <Card as="article" clickable={title !== null} className="flex items-start gap-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-2">
          <Badge tone={tone}>{label}</Badge>
          {title !== null && !item.open && <Badge>Fermée</Badge>}
          {fit.map(({ fits, words }) => (
            <Badge key={words} tone={fits ? "green" : "grey"}>
              {words}
            </Badge>
          ))}
        </p>
        <h3 className="mt-1.5 text-base">
          {title === null ? (
            "Titre non disponible"
          ) : (
            <CardLink href={pagePath(kind, id)}>{frenchText(title)}</CardLink>
          )}
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          {item.organisation && <span className="font-semibold text-ink">{item.organisation}</span>}
          {item.location && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="size-4" />
              {item.location}
            </span>
          )}
          {deadline && (
            <span className="inline-flex items-center gap-1.5">
              <Calendar className="size-4" />
              {"Échéance\u00a0: "}
              <time dateTime={deadline}>{shortDate(deadline)}</time>
            </span>
          )}
        </p>
      </div>
      <div className="relative z-1">
        <SaveButton compact kind={kind} id={id} title={title ?? label} />
      </div>
    </Card>
  );
}
