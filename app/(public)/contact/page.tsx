import { ContactCards, MontrealMap, UrgentHelp } from "@/components/contact/contact-cards";
import { ContactForm } from "@/components/contact/contact-form";
import { FaqData, FaqItem } from "@/components/faq/faq-item";
import { applyQuestions } from "@/components/faq/questions-candidates";
import {
  canadaQuestions,
  recruiterQuestions,
  siteQuestions,
} from "@/components/faq/questions-projects";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Contact",
  description:
    "Écrivez-nous, appelez-nous ou trouvez la réponse tout de suite. Du lundi au vendredi, une personne vous lit et vous répond en 24 heures en moyenne.",
  path: "/contact",
});

/** What people write about most, so that they need not. */
const oftenAsked = ["pas-de-reponse", "conseil-immigration", "publier", "signaler-erreur"];
const questions = [
  ...applyQuestions,
  ...canadaQuestions,
  ...recruiterQuestions,
  ...siteQuestions,
].filter(({ id }) => oftenAsked.includes(id));

export default function ContactPage() {
  return (
    <>
      <FaqData questions={questions} />
      <PageHeader
        title="Contact"
        lead="Une question, un doute, une idée&nbsp;? Une personne vous lit, et vous répond."
        above={<Breadcrumb items={[{ label: "Accueil", href: "/" }, { label: "Contact" }]} />}
      />
      <div className="wrap grid gap-14 pt-10 pb-20">
        <ContactCards email={site.email} phone={site.phone} city={site.city} hours={site.hours} />
        <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1fr_22rem]">
          <section aria-labelledby="ecrire" className="min-w-0">
            <h2 id="ecrire" className="mb-6 text-2xl sm:text-3xl">
              Écrivez-nous
            </h2>
            <FeatureControl feature="contact">
              <ContactForm />
            </FeatureControl>
          </section>
          <div className="grid gap-8">
            <UrgentHelp />
            <section aria-labelledby="lieu">
              <h2 id="lieu" className="mb-3 text-xl">
                Où nous sommes
              </h2>
              <MontrealMap city={site.city} />
              <p className="mt-3 text-sm text-muted">
                {site.city}. Nous recevons sur rendez-vous&nbsp;: écrivez-nous d’abord.
              </p>
            </section>
          </div>
        </div>
        <section
          aria-labelledby="questions"
          className="grid gap-x-14 gap-y-4 lg:grid-cols-[16rem_1fr]"
        >
          <div>
            <h2 id="questions" className="text-2xl sm:text-3xl">
              Avant d’écrire
            </h2>
            <p className="mt-2 mb-4 text-muted">La réponse est peut-être déjà là.</p>
            <ButtonLink href="/faq">Toutes les questions</ButtonLink>
          </div>
          <div className="min-w-0">
            {questions.map((question) => (
              <FaqItem key={question.id} {...question} />
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
