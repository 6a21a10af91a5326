import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { pageMetadata } from "@/lib/seo/metadata";

const LEAD =
  "Faites connaître vos offres, vos missions et vos bourses à des francophones d’ici et de l’étranger.";

export const metadata = pageMetadata({
  title: "Recruteurs",
  description: LEAD,
  path: "/recruteurs",
});

const reasons = [
  {
    title: "Des candidats qui parlent français",
    text: "Tout le site est en français\u00a0: offres, candidatures et réponses.",
  },
  {
    title: "Des réponses pour les candidats de l’étranger",
    text: "Chaque annonce peut indiquer si vous recrutez à l’étranger, votre aide pour le permis et le niveau de français demandé.",
  },
  {
    title: "Un CV et un message par candidature",
    text: "Lisez, répondez et exportez les candidatures au même endroit.",
  },
];

const steps = [
  "Créez un compte de recruteur et confirmez votre adresse.",
  "Décrivez le poste, le lieu, le salaire et les conditions.",
  "Relisez, puis publiez. Si votre entreprise n’est pas encore vérifiée, notre équipe peut relire l’annonce avant de la mettre en ligne.",
];

export default function RecruitersPage() {
  return (
    <>
      <PageHeader
        title="Recruteurs"
        lead={LEAD}
        actions={
          <ButtonLink
            href="/connexion?onglet=inscription&suivant=/admin/jobs%3Fnouveau%3D1"
            variant="accent"
            size="lg"
          >
            Publier une offre
          </ButtonLink>
        }
      />
      <div className="wrap grid gap-10 py-8 sm:py-10">
        <section aria-labelledby="pourquoi">
          <h2 id="pourquoi" className="text-2xl">
            Pourquoi publier ici
          </h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-3">
            {reasons.map(({ title, text }) => (
              <li key={title} className="card p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="comment">
          <h2 id="comment" className="text-2xl">
            Comment publier
          </h2>
          <ol className="measure mt-4 grid list-decimal gap-2 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="cout">
          <h2 id="cout" className="text-2xl">
            Combien ça coûte&nbsp;?
          </h2>
          <p className="measure mt-4">Rien. Publier et recevoir des candidatures est gratuit.</p>
          <p className="mt-3">
            <TextLink href="/faq">Questions fréquentes</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}
