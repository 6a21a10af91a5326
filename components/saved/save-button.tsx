import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { Bookmark } from "@/components/ui/icons";

type Props = { id: string; title: string; compact?: boolean };

/** Saves an item for later: a round icon on cards, words on its own page. */
export function SaveButton({ title, compact = false }: Props) {
  return (
    <FeatureControl feature="save">
      {compact ? (
        <Button size="icon" variant="quiet" aria-label={`Sauvegarder : ${title}`}>
          <Bookmark />
        </Button>
      ) : (
        <Button>
          <Bookmark className="size-4.5" />
          Sauvegarder
        </Button>
      )}
    </FeatureControl>
  );
}
