import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { FreelanceJobEditor } from "@/components/freelance/publishing/freelance-job-form";
import {
  adminFreelanceJobColumns,
  FreelanceJobTable,
  freelanceJobSorts,
} from "@/components/freelance/publishing/freelance-job-table";
import { countFreelanceJobs } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";

export const metadata: Metadata = { title: "Gérer le freelance" };

const words = {
  title: "Gérer le freelance",
  search: "Rechercher une mission",
  add: "Ajouter une mission",
  none: "Vous n’avez encore publié aucune mission",
  appears: "Les candidatures s’afficheront dans «\u00a0Candidatures reçues\u00a0».",
  addFirst: "Publier une première mission",
  counted: countFreelanceJobs,
  failed: notices.freelanceJobsLoadFailed,
};

export default function AdminFreelanceJobsPage({ searchParams }: PageProps<"/admin/freelance">) {
  return (
    <PublicationsPage
      kind="freelance"
      searchParams={searchParams}
      sorts={freelanceJobSorts}
      columns={adminFreelanceJobColumns}
      words={words}
      table={(rows, list) => <FreelanceJobTable rows={rows} list={list} />}
      editor={(opened) => <FreelanceJobEditor {...opened} />}
    />
  );
}
