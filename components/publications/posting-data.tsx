import { JobPostingJsonLd, type JobPostingJsonLdProps } from "next-seo";
import { JsonLd } from "@/components/seo/json-ld";
import { shaped } from "@/lib/seo/json-ld";

type Props = {
  posting: JobPostingJsonLdProps;
  /** What schema.org has words for and next-seo's component none. */
  more: object;
};

/** An offer or a mission, for search engines. */
export function PostingData({ posting, more }: Props) {
  return <JsonLd data={{ ...shaped(JobPostingJsonLd, posting), ...more }} />;
}
