import { siteFigures } from "@/app/(public)/_parts/site-figures";
import {
  Achievements,
  Partners,
  ReachUs,
  Statement,
  Team,
  Values,
} from "@/components/about/sections";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/shared/site";
import { headOf, type Section, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/a-propos" });

/** Each section has its own layout on this page, so the text must contain all of them. */
function called(sections: Section[], id: string): Section {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`The text of this page has no section #${id}.`);
  return section;
}

export default async function AboutPage() {
  const { before, sections } = written(Text);
  const { figures, today } = await siteFigures();
  const { satisfaction, founded } = site.claims;
  // This page selects its own claims.
  const achievements = [
    ...figures.filter(({ label }) => label !== "offres d’emploi"),
    ...(satisfaction ? [{ value: satisfaction, label: "de satisfaction" }] : []),
  ];
  return (
    <>
      <PageHeader
        title={head.heading}
        lead={before}
        trail={[{ label: "Accueil", href: "/" }, { label: head.heading }]}
      />
      <div className="wrap grid gap-x-16 gap-y-10 pt-12 md:grid-cols-2">
        <Statement {...called(sections, "notre-mission")} className="border-maple" />
        <Statement {...called(sections, "notre-vision")} className="border-spruce" />
      </div>
      <Values {...called(sections, "valeurs")} />
      <Achievements founded={founded} figures={achievements} today={today} />
      <Team {...called(sections, "equipe")} />
      <Partners {...called(sections, "partenaires")} />
      <ReachUs {...site} />
    </>
  );
}
