type SiteLink = { href: string; label: string };

/** The header's seven links (specification §2.2). */
export const mainLinks: SiteLink[] = [
  { href: "/", label: "Accueil" },
  { href: "/emplois", label: "Emplois" },
  { href: "/freelance", label: "Freelance" },
  { href: "/bourses", label: "Bourses" },
  { href: "/actualites", label: "Actualités" },
  { href: "/a-propos", label: "À propos" },
  { href: "/contact", label: "Contact" },
];

export const footerLinks: { title: string; links: SiteLink[] }[] = [
  {
    title: "Services",
    links: [
      { href: "/emplois", label: "Offres d’emploi" },
      { href: "/emplois/carte", label: "Carte des offres" },
      { href: "/freelance", label: "Missions freelance" },
      { href: "/bourses", label: "Bourses d’études" },
      { href: "/actualites", label: "Actualités" },
      { href: "/infolettre", label: "Infolettre" },
    ],
  },
  {
    title: "Entreprise",
    links: [
      { href: "/a-propos", label: "À propos" },
      { href: "/contact", label: "Contact" },
      { href: "/privacy", label: "Confidentialité" },
      { href: "/terms", label: "Conditions d’utilisation" },
      { href: "/accessibilite", label: "Accessibilité" },
    ],
  },
  {
    title: "Aide",
    links: [
      { href: "/help", label: "Centre d’aide" },
      { href: "/faq", label: "Questions fréquentes" },
      { href: "/guide", label: "Guide d’immigration" },
      { href: "/testimonials", label: "Témoignages" },
    ],
  },
];
