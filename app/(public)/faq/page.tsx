import { FaqData, FaqItem } from "@/components/faq/faq-item";
import { FaqSearch } from "@/components/faq/faq-search";
import { accountQuestions, applyQuestions } from "@/components/faq/questions-candidates";
import {
  canadaQuestions,
  recruiterQuestions,
  siteQuestions,
} from "@/components/faq/questions-projects";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
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
            {groups.map(({ id, title, questions }) => (
              <section
                key={id}
                id={id}
                data-group=""
                aria-labelledby={`${id}-titre`}
                className="mt-10"
              >
                <h2 id={`${id}-titre`} className="border-b-2 border-sun pb-3 text-2xl">
                  {title}
                </h2>
                {questions.map((question) => (
                  <FaqItem key={question.id} {...question} />
                ))}
              </section>
            ))}
          </FaqSearch>
        </div>
        <StillLooking />
      </div>
    </>
  );
}

function StillLooking() {
  return (
    <aside className="self-start rounded-card border border-line bg-snow p-6 lg:sticky lg:top-[calc(var(--sticky-top)+2rem)]">
      <h2 className="text-xl">Pas trouvé&nbsp;?</h2>
      <p className="mt-2 text-muted">
        Le centre d’aide montre chaque démarche pas à pas. Et nous répondons aux messages en 24
        heures en moyenne.
      </p>
      <div className="mt-4 grid gap-2">
        <ButtonLink href="/contact" variant="primary">
          Nous écrire
        </ButtonLink>
        <ButtonLink href="/help">Centre d’aide</ButtonLink>
      </div>
    </aside>
  );
}
