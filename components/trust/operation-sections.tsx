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
    title: "Comptes et entreprises",
    text: "Retrouver quelqu’un par son nom, son adresse ou son entreprise\u00a0; vérifier une entreprise, ou suspendre un compte.",
  },
  {
    href: "/admin/operation/registre",
    title: "Registre",
    text: "Journal d’activité, sur les données ou l’annonce de quelqu’un d’autre.",
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
