import type { Metadata } from "next";
import { requireViewer } from "@/lib/auth/session";
import { spaceHref, toSpaceTab } from "@/lib/profile/space";
import { firstValue } from "@/lib/text/search";
import { SpaceFrame } from "./_parts/space-frame";
import { SpacePart } from "./_parts/space-part";

type Props = PageProps<"/espace-utilisateur">;

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
  return (
    <SpaceFrame viewer={viewer} current={key}>
      <SpacePart tab={key} viewer={viewer} sort={firstValue(params.tri)} />
    </SpaceFrame>
  );
}
