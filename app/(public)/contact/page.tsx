import Questions, { frontmatter } from "@/app/(public)/faq/text.mdx";
import { ContactCards, UrgentHelp, WhereWeAre } from "@/components/contact/contact-cards";
import { ContactForm } from "@/components/contact/contact-form";
import { BeforeWriting, FaqData } from "@/components/faq/faq-item";
import { FeatureControl } from "@/components/ui/feature-control";
import { PageHeader } from "@/components/ui/page-header";
import { sourcesOf } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/shared/site";
import { headOf, written } from "@/lib/text/mdx";

export const metadata = pageMetadata({
  title: "Contact",
  description:
    "Écrivez-nous, appelez-nous ou consultez les questions fréquentes. Réponse en 24 heures en moyenne, du lundi au vendredi.",
  path: "/contact",
});

const FREQUENT = ["pas-de-reponse", "conseil-immigration", "publier", "signaler-erreur"];

export default function ContactPage() {
  const frequentQuestions = written(Questions, sourcesOf(headOf(frontmatter).sources))
    .sections.flatMap(({ parts }) => parts)
    .filter(({ id }) => FREQUENT.includes(id));
  return (
    <>
      <FaqData questions={frequentQuestions} />
      <PageHeader
        title="Contact"
        lead="Une question, un doute, une idée&nbsp;? Écrivez-nous."
        trail={[{ label: "Accueil", href: "/" }, { label: "Contact" }]}
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
            <WhereWeAre city={site.city} />
          </div>
        </div>
        <BeforeWriting questions={frequentQuestions} />
      </div>
    </>
  );
}
