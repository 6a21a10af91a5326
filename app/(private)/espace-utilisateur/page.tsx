import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { SpacePanel, SpaceTabs } from "@/components/profile/space-tabs";
import { Spinner } from "@/components/ui/loading";
import type { Viewer } from "@/lib/auth/roles";
import { requireViewer } from "@/lib/auth/session";
import { type SpaceTabKey, spaceHref, toSpaceTab } from "@/lib/profile/tabs";
import { AlertsTab } from "./_parts/alerts-tab";
import { ApplicationsTab } from "./_parts/applications-tab";
import { DocumentsTab } from "./_parts/documents-tab";
import { ProfileTab } from "./_parts/profile-tab";
import { SavedTab } from "./_parts/saved-tab";
import { SettingsTab } from "./_parts/settings-tab";
import { SpaceHeader } from "./_parts/space-header";

type Props = PageProps<"/espace-utilisateur">;

const parts: Record<SpaceTabKey, (props: { viewer: Viewer }) => Promise<ReactNode>> = {
  profil: ProfileTab,
  candidatures: ApplicationsTab,
  favoris: SavedTab,
  alertes: AlertsTab,
  documents: DocumentsTab,
  parametres: SettingsTab,
};

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { key, label } = toSpaceTab((await searchParams).onglet);
  return {
    title: label,
    description:
      "Votre espace personnel\u00a0: profil, candidatures, favoris, alertes, documents et paramètres.",
    alternates: { canonical: spaceHref(key) },
  };
}

export default async function SpacePage({ searchParams }: Props) {
  const { key } = toSpaceTab((await searchParams).onglet);
  const viewer = await requireViewer(spaceHref(key));
  const Part = parts[key];
  return (
    <>
      <SpaceHeader viewer={viewer} />
      <div className="wrap grid gap-6 py-6 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <SpaceTabs current={key} />
        <SpacePanel current={key}>
          <Suspense key={key} fallback={<Spinner label="Chargement..." className="py-8" />}>
            <Part viewer={viewer} />
          </Suspense>
        </SpacePanel>
      </div>
    </>
  );
}
