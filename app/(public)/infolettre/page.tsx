import { LetterContents } from "@/app/(public)/infolettre/_parts/letter-contents";
import { PastIssues } from "@/app/(public)/infolettre/_parts/past-issues";
import { NewsletterBox } from "@/components/newsletter/newsletter-box";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
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
