/** The parts of the personal space, in the order of its menu. */
export const spaceTabs = [
  { key: "profil", label: "Mon Profil" },
  { key: "candidatures", label: "Mes Candidatures" },
  { key: "pour-vous", label: "Pour Vous" },
  { key: "favoris", label: "Mes Favoris" },
  { key: "alertes", label: "Mes Alertes" },
  { key: "documents", label: "Mes Documents" },
  { key: "parametres", label: "Paramètres" },
] as const;

export type SpaceTab = (typeof spaceTabs)[number];
export type SpaceTabKey = SpaceTab["key"];

/** The part that an address asks for; the profile when it asks for none that exists. */
export function toSpaceTab(value: string | string[] | undefined): SpaceTab {
  return spaceTabs.find((tab) => tab.key === value) ?? spaceTabs[0];
}

/** The address of a part. */
export function spaceHref(key: SpaceTabKey): string {
  return key === "profil" ? "/espace-utilisateur" : `/espace-utilisateur?onglet=${key}`;
}
