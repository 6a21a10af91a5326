import { ListedPublication } from "@/components/publications/listed-publication";
import { Badge } from "@/components/ui/badge";
import { kinds } from "@/lib/publications/kinds";
import type { Reason } from "@/lib/publications/match";
import type { SavedItem } from "@/lib/saved/schema";
import { frenchText } from "@/lib/shared/french";
import { SaveButton } from "./save-button";

type MarkedItem = SavedItem & { reasons: readonly Reason[] };

/** What a person saved; taken out, an item stays until the next visit, so that it can go back. */
export function SavedList({ items }: { items: readonly MarkedItem[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <ListedPublication
            {...item}
            badge={item.title !== null && !item.open && <Badge>Fermée</Badge>}
            save={
              <SaveButton
                compact
                kind={item.kind}
                id={item.id}
                title={frenchText(item.title ?? kinds[item.kind].mark.label)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
