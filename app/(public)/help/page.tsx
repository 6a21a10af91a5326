import { HelpGroup, HelpNav, StillStuck } from "@/components/help/help-group";
import {
  applicationTasks,
  recruiterTasks,
  searchTasks,
  startTasks,
} from "@/components/help/help-tasks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { FileText } from "@/components/ui/desk-icons";
import { Building, CircleUser, Search } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Centre d’aide",
  description:
    "Chaque démarche pas à pas\u00a0: créer un compte, chercher, déposer un CV, postuler, suivre ses candidatures, publier une annonce et lire les réponses.",
  path: "/help",
});

const groups = [
  { id: "demarrer", title: "Démarrer", Icon: CircleUser, tasks: startTasks },
  { id: "chercher", title: "Chercher", Icon: Search, tasks: searchTasks },
  { id: "candidatures", title: "Postuler et suivre", Icon: FileText, tasks: applicationTasks },
  { id: "recruter", title: "Recruter", Icon: Building, tasks: recruiterTasks },
];

export default function HelpPage() {
  return (
    <>
      <PageHeader
        title="Centre d’aide"
        lead="Que voulez-vous faire&nbsp;? Chaque démarche, étape par étape."
        above={<Breadcrumb items={[{ label: "Accueil", href: "/" }, { label: "Centre d’aide" }]} />}
      />
      <div className="wrap grid gap-12 pt-8 pb-20">
        <HelpNav groups={groups} />
        {groups.map(({ id, title, Icon, tasks }) => (
          <HelpGroup
            key={id}
            id={id}
            title={title}
            icon={<Icon className="size-7" />}
            tasks={tasks}
          />
        ))}
        <StillStuck />
      </div>
    </>
  );
}
