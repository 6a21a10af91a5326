import Link from "next/link";
import { Card } from "@/components/ui/card";

const sections = [
  {
    href: "/admin/operation/file",
    title: "File de modération",
    text: "Signalements, signaux de fraude, annonces en attente de vérification et décisions contestées.",
  },
  {
    href: "/admin/operation/comptes",
    title: "Comptes",
    text: "Retrouver quelqu’un par son nom ou son adresse.",
  },
  {
    href: "/admin/operation/employeurs",
    title: "Entreprises",
    text: "Les entreprises qui publient, leur vérification et leurs membres.",
  },
  {
    href: "/admin/operation/registre",
    title: "Registre",
    text: "Journal d’activité, sur les données ou l’annonce de quelqu’un d’autre.",
  },
  {
    href: "/admin/operation/regles",
    title: "Règles d’affichage",
    text: "Activer ou désactiver les mentions exigées par la loi d’une province.",
  },
];

/** What can be done from here, each with a sentence. */
export function OperationSections() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {sections.map(({ href, title, text }) => (
        <Card as="li" key={href} className="p-5">
          <Link href={href} className="text-link text-lg">
            {title}
          </Link>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
