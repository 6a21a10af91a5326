import { z } from "zod";

/** What search engines ask of each kind of structured data that the site uses. */

const url = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });
const words = z.string().min(1);
const context = z.literal("https://schema.org");
const named = (type: string) => z.looseObject({ "@type": z.literal(type), name: words });
const item = <const Type extends string>(type: Type) => ({
  ...{ "@context": context, "@type": z.literal(type) },
});

const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  addressLocality: words.optional(),
  addressRegion: z
    .enum(["ON", "QC", "BC", "AB", "MB", "SK", "NB", "NS", "PE", "NL", "YT", "NT", "NU"])
    .optional(),
  addressCountry: z.literal("CA"),
});

const salary = z.strictObject({
  "@type": z.literal("MonetaryAmount"),
  currency: z.literal("CAD"),
  value: z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.number().optional(),
    minValue: z.number().optional(),
    maxValue: z.number().optional(),
    unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
  }),
});

const employment = z.enum(["FULL_TIME", "PART_TIME", "TEMPORARY", "INTERN", "CONTRACTOR"]);

const jobPosting = z
  .strictObject({
    ...item("JobPosting"),
    title: words,
    description: z.string().regex(/^<p>/),
    url,
    identifier: z.looseObject({
      "@type": z.literal("PropertyValue"),
      name: words,
      value: z.uuid(),
    }),
    datePosted: moment,
    validThrough: moment.optional(),
    employmentType: z.union([employment, z.array(employment).min(2)]),
    workHours: words.optional(),
    hiringOrganization: named("Organization"),
    jobLocation: z.strictObject({ "@type": z.literal("Place"), address }).optional(),
    jobLocationType: z.literal("TELECOMMUTE").optional(),
    applicantLocationRequirements: z.union([named("Country"), named("State")]).optional(),
    eligibilityToWorkRequirement: words.optional(),
    baseSalary: salary.optional(),
    directApply: z.literal(true),
  })
  .refine((job) => job.jobLocation || (job.jobLocationType && job.applicantLocationRequirements), {
    error: "ni lieu, ni télétravail",
  });

const breadcrumbs = z.strictObject({
  ...item("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: words,
        item: url.optional(),
      }),
    )
    .min(2),
});

const newsArticle = z.looseObject({
  ...item("NewsArticle"),
  headline: words.max(110),
  datePublished: moment,
  dateModified: moment,
  author: z.looseObject({ "@type": z.enum(["Person", "Organization"]), name: words }),
  publisher: named("Organization"),
});

const grant = z.strictObject({
  ...item("MonetaryGrant"),
  name: words,
  description: words,
  url,
  identifier: z.uuid(),
  funder: named("Organization"),
  sameAs: z.url({ protocol: /^https$/ }).optional(),
});

const faqPage = z.strictObject({
  ...item("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: words,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: words }),
      }),
    )
    .min(1),
});

const webSite = z.looseObject({
  ...item("WebSite"),
  name: words,
  url,
  potentialAction: z.looseObject({
    "@type": z.literal("SearchAction"),
    target: z.looseObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().includes("{search_term_string}"),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const organization = z.looseObject({
  ...item("Organization"),
  name: words,
  url,
  logo: z.union([url, z.looseObject({ url })]),
});

const any = z.discriminatedUnion("@type", [
  jobPosting,
  breadcrumbs,
  newsArticle,
  grant,
  faqPage,
  webSite,
  organization,
]);

export type Structured = z.infer<typeof any>;

/**
 * One item of structured data, checked.
 * @throws when a search engine would refuse it.
 */
export function parseStructured(data: unknown): Structured {
  return any.parse(data);
}

/** Every item of structured data on a page, each checked. */
export function structuredDataOf(html: string): Structured[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = ""]) => parseStructured(JSON.parse(text)));
}
