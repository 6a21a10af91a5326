import Link from "next/link";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { Card } from "@/components/ui/card";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { readFigures } from "@/lib/trust/site-queries";

const number = new Intl.NumberFormat("fr-CA");

const sections = [
  {
    href: "/admin/operation/signalements",
    title: "Signalements",
    text: "Ce que les gens signalent, et les décisions qu’on conteste.",
  },
  {
    href: "/admin/operation/comptes",
    title: "Comptes",
    text: "Retrouver quelqu’un par son nom ou son adresse.",
  },
  {
    href: "/admin/operation/registre",
    title: "Registre",
    text: "Qui a fait quoi, sur les données ou l’annonce de quelqu’un d’autre.",
  },
  {
    href: "/admin/operation/regles",
    title: "Règles d’affichage",
    text: "Activer ou désactiver ce que la loi d’une province demande aux annonces.",
  },
];

export default async function OperationPage() {
  await requireOperator("/admin/operation");
  return (
    <>
      <AdminHeading title="État du site" />
      <Figures />
      <h2 className="mt-10 mb-4 text-2xl">Que faire&nbsp;?</h2>
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
    </>
  );
}

async function Figures() {
  const read = await readFigures().catch((error: unknown) => ({
    failure: logError("operation.figures", error),
  }));
  if ("failure" in read) {
    return <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />;
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {read.map(({ label, count }) => (
        <div key={label} className="card flex flex-col-reverse justify-end p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
