import { FaqData, FaqGroup, StillLooking } from "@/components/faq/faq-item";
import { FaqSearch } from "@/components/faq/faq-search";
import { accountQuestions, applyQuestions } from "@/components/faq/questions-candidates";
import {
  canadaQuestions,
  recruiterQuestions,
  siteQuestions,
} from "@/components/faq/questions-projects";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Questions fréquentes",
  description:
    "Compte, CV, candidatures, bourses, missions, publication d’annonces, infolettre\u00a0: les réponses aux questions que l’on nous pose le plus.",
  path: "/faq",
});

const groups = [
  { id: "compte", title: "Votre compte", questions: accountQuestions },
  { id: "candidatures", title: "Postuler et suivre", questions: applyQuestions },
  { id: "canada", title: "Emploi, bourses et missions au Canada", questions: canadaQuestions },
  { id: "recruteurs", title: "Recruteurs", questions: recruiterQuestions },
  { id: "site", title: "Le site", questions: siteQuestions },
];
const total = groups.reduce((sum, { questions }) => sum + questions.length, 0);

export default function FaqPage() {
  return (
    <>
      <FaqData questions={groups.flatMap(({ questions }) => questions)} />
      <PageHeader
        title="Questions fréquentes"
        lead="Cherchez un mot, ou parcourez par thème. Chaque réponse a sa propre adresse, à partager."
        above={
          <Breadcrumb
            items={[{ label: "Accueil", href: "/" }, { label: "Questions fréquentes" }]}
          />
        }
      />
      <div className="wrap grid gap-12 pt-8 pb-20 lg:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <FaqSearch total={total}>
            {groups.map((group) => (
              <FaqGroup key={group.id} {...group} />
            ))}
          </FaqSearch>
        </div>
        <StillLooking />
      </div>
    </>
  );
}
