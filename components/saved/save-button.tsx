import { FeatureControl } from "@/components/ui/feature-control";
import { ShareButton } from "@/components/ui/share-button";
import type { SavedTarget } from "@/lib/saved/schema";
import { CardSaveToggle, SaveToggle } from "./save-toggle";

type Props = SavedTarget & {
  title: string;
  /** An icon alone, for cards. */
  compact?: boolean;
};

/** Saves an item for later: an icon on cards, words on the item's own page. */
export function SaveButton(props: Props) {
  return (
    <FeatureControl feature="save">
      <SaveToggle {...props} />
    </FeatureControl>
  );
}

/** The same on a card, which says of what. */
export function CardSaveButton({ kind }: Pick<Props, "kind">) {
  return (
    <FeatureControl feature="save">
      <CardSaveToggle kind={kind} />
    </FeatureControl>
  );
}

/** What one can do with a page beside applying. */
export function SaveAndShare(props: Omit<Props, "compact">) {
  return (
    <>
      <SaveButton {...props} />
      <ShareButton title={props.title} />
    </>
  );
}
