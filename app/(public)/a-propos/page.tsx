import { Achievements } from "@/components/about/achievements";
import { Partners, ReachUs, Team } from "@/components/about/people";
import { Statement, Values } from "@/components/about/values";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

export const metadata = pageMetadata({
  title: "À propos",
  description:
    "Notre mission, notre vision, nos quatre valeurs, l’équipe et les partenaires d’un site francophone pour travailler, étudier et s’établir au Canada.",
  path: "/a-propos",
});

/** The about page's own selection of the operator's claims. */
const achievements = [
  ...site.figures.filter(({ label }) => label !== "offres d’emploi"),
  { value: site.satisfaction, label: "de satisfaction" },
];

export default function AboutPage() {
  return (
    <>
      <PageHeader
        title="À propos"
        lead={`Depuis ${site.founded}, ${site.name} rapproche les francophones du monde entier et le Canada qui les attend.`}
        above={<Breadcrumb items={[{ label: "Accueil", href: "/" }, { label: "À propos" }]} />}
      />
      <div className="wrap grid gap-x-16 gap-y-10 pt-12 md:grid-cols-2">
        <Statement title="Notre mission" className="border-maple">
          Donner à chaque francophone les mêmes chances de travailler, d’étudier et de s’établir au
          Canada&nbsp;: une information juste, des offres vérifiables, et personne pour faire payer
          l’accès.
        </Statement>
        <Statement title="Notre vision" className="border-spruce">
          Un pays où l’on peut arriver en français dans toutes les provinces, où le salaire se lit
          dans l’annonce et où une candidature reçoit toujours une réponse.
        </Statement>
      </div>
      <Values />
      <Achievements founded={site.founded} figures={achievements} />
      <Team />
      <Partners />
      <ReachUs {...site} />
    </>
  );
}
