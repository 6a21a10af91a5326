import type { ReactNode } from "react";
import { Achievements } from "@/components/about/achievements";
import { Partners, Team } from "@/components/about/people";
import { Values } from "@/components/about/values";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Clock, Mail, MapPin, Phone } from "@/components/ui/icons";
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
      <section
        aria-labelledby="nous-joindre"
        className="wrap flex flex-wrap items-end justify-between gap-8 py-14"
      >
        <div>
          <h2 id="nous-joindre" className="text-2xl sm:text-3xl">
            Nous joindre
          </h2>
          <address className="mt-4 grid gap-2 not-italic">
            <span className="flex items-center gap-2.5">
              <MapPin />
              {site.city}
            </span>
            <a
              href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}
              className="flex items-center gap-2.5 underline-offset-3 hover:underline"
            >
              <Phone />
              {site.phone}
            </a>
            <a
              href={`mailto:${site.email}`}
              className="flex items-center gap-2.5 break-all underline-offset-3 hover:underline"
            >
              <Mail />
              {site.email}
            </a>
            <span className="flex items-center gap-2.5">
              <Clock />
              {site.hours}
            </span>
          </address>
        </div>
        <ButtonLink href="/contact" variant="accent" size="lg">
          Écrivez-nous
        </ButtonLink>
      </section>
    </>
  );
}

function Statement({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section className={`border-l-4 pl-6 ${className}`}>
      <h2 className="text-base text-muted">{title}</h2>
      <p className="mt-2 text-xl leading-snug font-medium">{children}</p>
    </section>
  );
}
