import type { ReactNode } from "react";
import type { Viewer } from "@/lib/auth/roles";
import type { SpaceTabKey } from "@/lib/profile/space";
import { AlertsTab } from "./alerts-tab";
import { ApplicationsTab } from "./applications-tab";
import { DocumentsTab } from "./documents-tab";
import { ProfileTab } from "./profile-tab";
import { RecommendedTab } from "./recommended-tab";
import { SavedTab } from "./saved-tab";
import { SettingsTab } from "./settings-tab";

/** `sort` is how the reader asks for the part to be sorted. */
type PartProps = { viewer: Viewer; sort: string };

const parts: Record<SpaceTabKey, (props: PartProps) => Promise<ReactNode>> = {
  profil: ProfileTab,
  candidatures: ApplicationsTab,
  "pour-vous": RecommendedTab,
  favoris: SavedTab,
  alertes: AlertsTab,
  documents: DocumentsTab,
  parametres: SettingsTab,
};

/**
 * What a tab of the personal space shows. It arrives with the page: what would come after it is put in
 * place by a script, and not without any.
 */
export function SpacePart({ tab, ...props }: PartProps & { tab: SpaceTabKey }) {
  const Part = parts[tab];
  return <Part {...props} />;
}
