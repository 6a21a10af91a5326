import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChangesView } from "@/components/news/change-list";
import { changesHref, yearOf } from "@/lib/news/changes";
import { listChanges, listChangeYears } from "@/lib/news/queries";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ year: string }> };

const lead = (year: number) =>
  `Les règles modifiées en ${year}, les règles abrogées et les articles mis à jour, mois par mois.`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const year = yearOf((await params).year);
  if (year === null || !(await listChangeYears()).includes(year)) return notFoundMetadata;
  return pageMetadata({
    title: `Ce qui a changé en ${year}`,
    description: lead(year),
    path: changesHref(year),
  });
}

export default async function ChangesOfYearPage({ params }: Props) {
  const year = yearOf((await params).year);
  if (year === null) notFound();
  const [changes, years] = await Promise.all([
    listChanges(`${year}-01-01`, `${year}-12-31`),
    listChangeYears(),
  ]);
  if (!years.includes(year)) notFound();
  return (
    <ChangesView
      title={`Ce qui a changé en ${year}`}
      lead={lead(year)}
      year={year}
      years={years}
      changes={changes}
    />
  );
}
