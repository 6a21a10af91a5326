import { cacheBriefly } from "@/app/(public)/_parts/cache-briefly";
import { IssueList } from "@/components/newsletter/issue-links";
import { Letter } from "@/components/newsletter/letter-page";
import { NewsletterBox } from "@/components/newsletter/newsletter-box";
import { Card } from "@/components/ui/card";
import { Check } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { ErrorState } from "@/components/ui/states";
import { logError } from "@/lib/monitoring/log";
import { listIssues } from "@/lib/newsletter/queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Infolettre",
  description:
    "Nos articles de la semaine sur les visas, les études, le travail et l’immigration au Canada, par courriel et en français. Désabonnement en un clic.",
  path: "/infolettre",
});

export default function NewsletterPage() {
  return (
    <>
      <PageHeader
        title="Infolettre"
        lead="Les articles de la semaine dans votre boîte de réception."
        trail={[{ label: "Accueil", href: "/" }, { label: "Infolettre" }]}
      />
      <div className="wrap grid items-center gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-2">
        <Card as="section" className="p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">S’abonner</h2>
          <NewsletterBox />
          <p className="mt-4 text-sm text-muted">Vous recevrez un courriel de confirmation.</p>
        </Card>
        <LetterContents />
      </div>
      <PastIssues />
    </>
  );
}

const promises = [
  "Nos nouveaux articles\u00a0: visas, études, travail, résidence permanente.",
  "Un courriel par semaine au plus, le mardi.",
  "Aucune publicité, et votre adresse n’est donnée à personne.",
];

function LetterContents() {
  return (
    <div>
      <Letter className="mb-6 w-44" />
      <h2 className="text-xl">Ce que vous y trouverez</h2>
      <ul className="mt-3 grid gap-2.5">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check className="mt-1 size-5 text-maple" />
            {promise}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Pour les offres, les missions et les bourses, cliquez sur «&nbsp;Créer une alerte&nbsp;»
        au-dessus de <TextLink href="/emplois">chaque liste</TextLink>.
      </p>
    </div>
  );
}

/** A quarter of weekly issues; each one links to the previous. */
const SHOWN = 12;

/** Published issues; hidden while there are none. */
async function PastIssues() {
  const issues = await listIssues(SHOWN).catch((error: unknown) => ({
    failure: logError("newsletter.issues", error),
  }));
  if ("failure" in issues) {
    await cacheBriefly();
    return (
      <div className="wrap pb-20">
        <ErrorState
          title="Impossible de charger les anciens numéros."
          reference={issues.failure}
          level="h2"
        />
      </div>
    );
  }
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby="numeros" className="wrap pb-20">
      <h2 id="numeros" className="mb-3 text-2xl">
        Les derniers numéros
      </h2>
      <IssueList issues={issues} />
    </section>
  );
}
