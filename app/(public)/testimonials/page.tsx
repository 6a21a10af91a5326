import { VoiceCard, voices } from "@/components/testimonials/voices";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Témoignages",
  description:
    "Six parcours types vers le Canada\u00a0: une infirmière, un étudiant, une développeuse, un indépendant… ce qui aide et ce qui prend du temps.",
  path: "/testimonials",
});

export default function TestimonialsPage() {
  return (
    <>
      <PageHeader
        title="Des parcours possibles"
        lead="Ces six récits sont fictifs, inspirés de situations courantes&nbsp;: ce ne sont pas les paroles de personnes réelles."
        trail={[{ label: "Accueil", href: "/" }, { label: "Témoignages" }]}
      />
      <div className="wrap grid gap-12 pt-8 pb-20">
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {voices.map((voice) => (
            <li key={voice.name}>
              <VoiceCard {...voice} />
            </li>
          ))}
        </ul>
        <div
          data-deep=""
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-deep px-6 py-8 text-on-deep sm:px-10"
        >
          <div>
            <h2 className="text-2xl text-on-deep-strong">Et le vôtre&nbsp;?</h2>
            <p className="mt-1">Racontez-nous votre parcours, ou commencez-le ici.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/emplois" variant="light">
              Voir les emplois
            </ButtonLink>
            <ButtonLink href="/contact" variant="light">
              Raconter mon parcours
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
