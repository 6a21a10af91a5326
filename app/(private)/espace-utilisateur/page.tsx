import type { Metadata } from "next";
import type { ReactNode } from "react";
import {
  DocumentsTab,
  ProfileTab,
  SettingsTab,
} from "@/app/(private)/espace-utilisateur/_parts/account-tabs";
import {
  AlertsTab,
  ApplicationsTab,
  RecommendedTab,
  SavedTab,
} from "@/app/(private)/espace-utilisateur/_parts/offers-tabs";
import { SpaceFrame } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import type { Viewer } from "@/lib/auth/roles";
import { requireViewer } from "@/lib/auth/viewer";
import { type SpaceTabKey, spaceHref, toSpaceTab } from "@/lib/profile/space-tabs";
import { firstValue } from "@/lib/text/address-values";

type SpacePageProps = PageProps<"/espace-utilisateur">;

export async function generateMetadata({ searchParams }: SpacePageProps): Promise<Metadata> {
  const { key, label } = toSpaceTab((await searchParams).onglet);
  return {
    title: label,
    description:
      "Votre espace personnel\u00a0: profil, candidatures, annonces pour vous, favoris, alertes, documents et paramètres.",
    alternates: { canonical: spaceHref(key) },
  };
}

export default async function SpacePage({ searchParams }: SpacePageProps) {
  const params = await searchParams;
  const { key } = toSpaceTab(params.onglet);
  const viewer = await requireViewer(spaceHref(key));
  return (
    <SpaceFrame viewer={viewer} current={key}>
      <SpacePart tab={key} viewer={viewer} sort={firstValue(params.tri)} />
    </SpaceFrame>
  );
}

/** `sort` is the requested order of the tab. */
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

/** Content of a tab of the personal space. Not streamed: streamed content only appears with JavaScript. */
function SpacePart({ tab, ...props }: PartProps & { tab: SpaceTabKey }) {
  const Part = parts[tab];
  return <Part {...props} />;
}
