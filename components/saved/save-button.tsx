import { FeatureControl } from "@/components/ui/feature-control";
import type { SavedTarget } from "@/lib/saved/schema";
import { SaveToggle } from "./save-toggle";

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
