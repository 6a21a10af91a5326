import { FeatureControl } from "@/components/ui/feature-control";
import { ShareButton } from "@/components/ui/share-button";
import type { SavedTarget } from "@/lib/saved/schema";
import { CardSaveToggle, SaveToggle } from "./save-toggle";

type Props = SavedTarget & {
  title: string;
  /** Icon only, for cards. */
  compact?: boolean;
};

/** Icon on cards, text on the item's own page. */
export function SaveButton(props: Props) {
  return (
    <FeatureControl feature="save">
      <SaveToggle {...props} />
    </FeatureControl>
  );
}

/** Save button of a card, which names the item it saves. */
export function CardSaveButton({ kind }: Pick<Props, "kind">) {
  return (
    <FeatureControl feature="save">
      <CardSaveToggle kind={kind} />
    </FeatureControl>
  );
}

export function SaveAndShare(props: Omit<Props, "compact">) {
  return (
    <>
      <SaveButton {...props} />
      <ShareButton title={props.title} />
    </>
  );
}
