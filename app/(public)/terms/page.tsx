import { ProsePage, sourcesOf } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { headOf, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/terms" });

export default function TermsPage() {
  const { before, sections } = written(Text, sourcesOf(head.sources));
  return (
    <ProsePage title={head.heading} lead={head.lead} updated={head.updated} sections={sections}>
      {before}
    </ProsePage>
  );
}
