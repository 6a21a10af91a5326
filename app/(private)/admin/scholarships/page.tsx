import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { ScholarshipEditor } from "@/components/scholarships/publishing/scholarship-form";
import {
  adminScholarshipColumns,
  ScholarshipTable,
  scholarshipSorts,
} from "@/components/scholarships/publishing/scholarship-table";
import { countScholarships } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";

export const metadata: Metadata = { title: "Gérer les bourses" };

const words = {
  title: "Gérer les bourses",
  search: "Rechercher une bourse",
  add: "Ajouter une bourse",
  none: "Vous n’avez encore publié aucune bourse",
  appears: "Les candidatures s’afficheront dans «\u00a0Candidatures reçues\u00a0».",
  addFirst: "Publier une première bourse",
  counted: countScholarships,
  failed: notices.scholarshipsLoadFailed,
};

export default function AdminScholarshipsPage({ searchParams }: PageProps<"/admin/scholarships">) {
  return (
    <PublicationsPage
      kind="scholarship"
      searchParams={searchParams}
      sorts={scholarshipSorts}
      columns={adminScholarshipColumns}
      words={words}
      table={(rows, list) => <ScholarshipTable rows={rows} list={list} />}
      editor={(opened) => <ScholarshipEditor {...opened} />}
    />
  );
}
