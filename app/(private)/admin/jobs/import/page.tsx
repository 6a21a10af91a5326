import type { Metadata } from "next";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ImportForm } from "@/components/jobs/publishing/import-form";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Download } from "@/components/ui/private-icons";
import { requireRecruiter } from "@/lib/auth/viewer";
import { MAX_IMPORTED } from "@/lib/jobs/csv";
import { jobColumns } from "@/lib/jobs/csv-cells";

export const metadata: Metadata = { title: "Importer des offres" };

export default async function ImportJobsPage() {
  await requireRecruiter("/admin/jobs/import");
  return (
    <>
      <AdminHeading
        title="Importer des offres"
        lead={
          <>
            Importez toutes vos offres depuis un tableur, ou{" "}
            <Link href="/admin/entreprise/sources" className="text-link">
              donnez l’adresse de votre page d’offres
            </Link>
            .
          </>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ImportForm />
        <aside className="grid gap-4 rounded-card border border-line bg-snow p-5 text-sm">
          <h2 className="text-lg">Le fichier</h2>
          <p>
            Un fichier CSV, à virgules ou à points-virgules, d’au plus{" "}
            {MAX_IMPORTED.toLocaleString("fr-CA")} offres et 2,5&nbsp;Mo. Sa première ligne nomme
            les colonnes&nbsp;:
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {jobColumns.map(({ heading, required }) => (
              <li key={heading}>
                <code className={required ? "font-bold" : undefined}>{heading}</code>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            Les colonnes en gras sont obligatoires. Chaque ligne suit les règles du
            formulaire&nbsp;; si une seule est à corriger, rien n’est importé.
          </p>
          <p className="text-muted">
            Sans «&nbsp;Publiée&nbsp;» dans la colonne <code>etat</code>, une offre arrive en
            brouillon&nbsp;: relisez-la, puis publiez-la depuis votre liste.
          </p>
          <a href="/admin/jobs/modele.csv" download className={buttonClass()}>
            <Download />
            Télécharger le modèle
          </a>
        </aside>
      </div>
    </>
  );
}
