import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { LivePublications } from "@/app/(public)/entreprises/_parts/live-publications";
import { EmployerView } from "@/components/employers/employer-view";
import { EmployerStanding } from "@/components/employers/standing";
import { JsonLd } from "@/components/seo/json-ld";
import { organization } from "@/lib/employers/format";
import { logoUrl } from "@/lib/employers/logo";
import { findEmployer, findEmployerResponseRate, findSlug } from "@/lib/employers/queries";
import { employerPath, markOf } from "@/lib/publications/employers";
import { pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";

/** Pages are made when first asked for, and again five minutes later or when something on them changes. */
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const employer = await findEmployer((await params).slug);
  if (employer === null) {
    return { title: "Entreprise introuvable", robots: { index: false, follow: false } };
  }
  const { name, slug, description } = employer;
  return pageMetadata({
    title: { name, place: "entreprise qui recrute" },
    description: description
      ? excerpt(description, 160)
      : `${name}\u00a0: ses offres, ses missions et ses bourses au Canada.`,
    path: employerPath(slug),
  });
}

export default async function EmployerPage({ params }: Props) {
  const { slug } = await params;
  const employer = await findEmployer(slug);
  if (employer === null) {
    // What knows an employer by its id alone, a report, leads here.
    const moved = await findSlug(slug);
    if (moved !== null) permanentRedirect(employerPath(moved));
    notFound();
  }
  const { id, name } = employer;
  const logo = logoUrl(employer.logo);
  const record = await findEmployerResponseRate(id);
  return (
    <>
      <JsonLd data={organization(employer, logo)} />
      <EmployerView
        employer={employer}
        logo={logo}
        record={<EmployerStanding record={record} employer={markOf(employer)} />}
      >
        <LivePublications id={id} name={name} />
      </EmployerView>
    </>
  );
}
