import { HelpGroup } from "@/components/help/help-group";
import {
  applicationTasks,
  recruiterTasks,
  searchTasks,
  startTasks,
} from "@/components/help/help-tasks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
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
        <nav aria-label="Démarches" className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ id, title, Icon, tasks }) => (
            <div key={id} className="border-t-3 border-sun pt-4">
              <p className="flex items-center gap-2.5 font-display text-lg font-bold">
                <Icon className="size-5 text-maple" />
                {title}
              </p>
              <ul className="mt-1">
                {tasks.map((task) => (
                  <li key={task.id}>
                    <a
                      href={`#${task.id}`}
                      className="inline-flex min-h-9 items-center py-1 leading-snug underline-offset-3 hover:underline"
                    >
                      {task.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {groups.map(({ id, title, Icon, tasks }) => (
          <HelpGroup
            key={id}
            id={id}
            title={title}
            icon={<Icon className="size-7" />}
            tasks={tasks}
          />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-frost px-6 py-6">
          <p className="text-lg">
            <span className="font-display font-bold">Toujours bloqué&nbsp;?</span> Dites-nous où,
            nous regardons avec vous.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/contact?type=support" variant="primary">
              Nous écrire
            </ButtonLink>
            <ButtonLink href="/faq">Questions fréquentes</ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
