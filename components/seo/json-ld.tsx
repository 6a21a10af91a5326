import { BreadcrumbJsonLd, JobPostingJsonLd, type JobPostingJsonLdProps } from "next-seo";
import { shaped, writeJsonLd } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";

/** Structured data for search engines; the only component that writes unescaped text. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd escapes each "<".
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}

export type Crumb = { label: string; href?: string };

/** Breadcrumb for search engines; the last item is the page itself. */
export function BreadcrumbData({ items }: { items: Crumb[] }) {
  const trail = items.map(({ label, href }) => ({
    name: label,
    ...(href && { item: new URL(href, site.url).href }),
  }));
  return <JsonLd data={shaped(BreadcrumbJsonLd, { items: trail })} />;
}

type PostingDataProps = {
  posting: JobPostingJsonLdProps;
  /** Properties of schema.org that next-seo's component lacks. */
  more: object;
};

/** An offer or a freelance job, for search engines. */
export function PostingData({ posting, more }: PostingDataProps) {
  return <JsonLd data={{ ...shaped(JobPostingJsonLd, posting), ...more }} />;
}
