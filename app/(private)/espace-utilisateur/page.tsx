import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { SpacePanel, SpaceTabs } from "@/components/profile/space-tabs";
import { Spinner } from "@/components/ui/loading";
import type { Viewer } from "@/lib/auth/roles";
import { requireViewer } from "@/lib/auth/session";
import { type SpaceTabKey, spaceHref, toSpaceTab } from "@/lib/profile/tabs";
import { firstValue } from "@/lib/text/search";
import { AlertsTab } from "./_parts/alerts-tab";
import { ApplicationsTab } from "./_parts/applications-tab";
import { DocumentsTab } from "./_parts/documents-tab";
import { ProfileTab } from "./_parts/profile-tab";
import { SavedTab } from "./_parts/saved-tab";
import { SettingsTab } from "./_parts/settings-tab";
import { SpaceHeader } from "./_parts/space-header";
import { SuitedTab } from "./_parts/suited-tab";

type Props = PageProps<"/espace-utilisateur">;

/** `sort` is how the reader asks for the part to be sorted. */
type PartProps = { viewer: Viewer; sort: string };

const parts: Record<SpaceTabKey, (props: PartProps) => Promise<ReactNode>> = {
  profil: ProfileTab,
  candidatures: ApplicationsTab,
  "pour-vous": SuitedTab,
  favoris: SavedTab,
  alertes: AlertsTab,
  documents: DocumentsTab,
  parametres: SettingsTab,
};

/** Parts to be read, which arrive with the page: what comes after it is put in place by a script. */
const readable: readonly SpaceTabKey[] = ["pour-vous", "favoris"];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { key, label } = toSpaceTab((await searchParams).onglet);
  return {
    title: label,
    description:
      "Votre espace personnel\u00a0: profil, candidatures, annonces pour vous, favoris, alertes, documents et paramètres.",
    alternates: { canonical: spaceHref(key) },
  };
}

export default async function SpacePage({ searchParams }: Props) {
  const params = await searchParams;
  const { key } = toSpaceTab(params.onglet);
  const viewer = await requireViewer(spaceHref(key));
  const Part = parts[key];
  const part = <Part viewer={viewer} sort={firstValue(params.tri)} />;
  return (
    <>
      <SpaceHeader viewer={viewer} />
      <div className="wrap grid gap-6 py-6 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <SpaceTabs current={key} />
        <SpacePanel current={key}>
          {readable.includes(key) ? (
            part
          ) : (
            <Suspense key={key} fallback={<Spinner label="Chargement..." className="py-8" />}>
              {part}
            </Suspense>
          )}
        </SpacePanel>
      </div>
    </>
  );
}
