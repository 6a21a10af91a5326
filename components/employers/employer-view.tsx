import type { ReactNode } from "react";
import { ReportLink } from "@/components/publications/detail-layout";
import { Card } from "@/components/ui/card";
import { Fact, Paragraphs, ReadingSection } from "@/components/ui/detail-text";
import { MapPin } from "@/components/ui/icons";
import { Breadcrumb } from "@/components/ui/page-header";
import { type Employer, sectorLabels, sizes } from "@/lib/employers/schema";
import { provinces } from "@/lib/places/provinces";
import { EMPLOYERS_PATH } from "@/lib/publications/employer-mark";
import { frenchText } from "@/lib/shared/french";
import { EmployerLogo } from "./employer-list";

type Props = {
  employer: Employer;
  /** Public URL of the logo. */
  logo: string | null;
  /** Response rate and verification, below the name. */
  record: ReactNode;
  /** Sections with its publications. */
  children: ReactNode;
};

export function EmployerView({ employer, logo, record, children }: Props) {
  const { id, name, description, province } = employer;
  const place = provinces.find(({ code }) => code === province)?.label;
  return (
    <div className="wrap pt-6 pb-14 sm:pt-8">
      <Breadcrumb
        fromList
        items={[{ label: "Entreprises", href: EMPLOYERS_PATH }, { label: frenchText(name) }]}
      />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <header className="flex min-w-0 gap-4 sm:gap-5">
          <EmployerLogo name={name} src={logo} size="lg" />
          <div className="min-w-0">
            <h1 className="text-3xl wrap-anywhere sm:text-4xl">{frenchText(name)}</h1>
            {place && (
              <p className="mt-2 inline-flex items-center gap-1.5 text-muted">
                <MapPin className="size-4.5" />
                {place}
              </p>
            )}
            {record}
          </div>
        </header>
        <EmployerFacts employer={employer} place={place} />
        <div className="grid min-w-0 gap-10 lg:col-start-1">
          {description && (
            <div className="measure">
              <ReadingSection title="Qui nous sommes">
                <Paragraphs text={description} />
              </ReadingSection>
            </div>
          )}
          {children}
          <ReportLink list={EMPLOYERS_PATH} id={id} what="cette entreprise" />
        </div>
      </div>
    </div>
  );
}

function EmployerFacts({ employer, place }: { employer: Employer; place: string | undefined }) {
  const { website, size, sectors } = employer;
  const labels = sectorLabels(sectors);
  if (!website && !size && !place && labels.length === 0) return null;
  return (
    <Card as="aside" className="p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <dl className="facts grid gap-4">
        {place && <Fact label="Province">{place}</Fact>}
        {labels.length > 0 && <Fact label="Secteurs">{labels.join(", ")}</Fact>}
        {size && <Fact label="Taille">{sizes[size]}</Fact>}
        {website && (
          <Fact label="Site">
            <a
              href={website}
              rel="nofollow ugc noopener noreferrer"
              className="text-link wrap-anywhere"
            >
              {URL.parse(website)?.hostname.replace(/^www\./, "") ?? website}
            </a>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
