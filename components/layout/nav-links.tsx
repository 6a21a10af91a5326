"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";

/** Main links, with the current section marked; used in a bar and in a menu. */
export function NavLinks({
  className,
  linkClassName,
}: {
  className: string;
  linkClassName: string;
}) {
  const path = usePathname();
  return (
    <ul className={className}>
      {mainLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={current(href, path)} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the `aria-current`: "page" on the page itself, "true" on the pages below it. */
function current(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

type SiteLink = { href: string; label: string };

const mainLinks: SiteLink[] = [
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
      { href: "/metiers", label: "Métiers en chiffres" },
      { href: "/entreprises", label: "Entreprises qui recrutent" },
      { href: "/eimt", label: "Qui recrute à l’étranger" },
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
      { href: "/recruteurs", label: "Recruteurs" },
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
      { href: "/mon-francais", label: "Mon français au Canada" },
      { href: "/testimonials", label: "Témoignages" },
      { href: "/securite", label: "Se protéger" },
      { href: "/verifier", label: "Vérifier une entreprise" },
      { href: "/developpeurs", label: "Développeurs\u00a0: fils RSS et API" },
    ],
  },
];
