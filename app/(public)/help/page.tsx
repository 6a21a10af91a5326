import { HelpGroup, HelpNav, helpElements, StillStuck } from "@/components/help/help-group";
import { Building, CircleUser, Info, Search } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { FileText } from "@/components/ui/private-icons";
import { DatedLead } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { headOf, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/help" });

/** Icon of each topic, by its anchor; a new topic gets the last icon until it has its own. */
const icons = new Map([
  ["demarrer", CircleUser],
  ["chercher", Search],
  ["candidatures", FileText],
  ["recruter", Building],
]);

export default function HelpPage() {
  const groups = written(Text, helpElements).sections.map((section) => ({
    ...section,
    Icon: icons.get(section.id) ?? Info,
  }));
  return (
    <>
      <PageHeader
        title={head.heading}
        lead={<DatedLead lead={head.lead} updated={head.updated} />}
        trail={[{ label: "Accueil", href: "/" }, { label: head.heading }]}
      />
      <div className="wrap grid gap-12 pt-8 pb-20">
        <HelpNav groups={groups} />
        {groups.map((group) => (
          <HelpGroup key={group.id} {...group} />
        ))}
        <StillStuck />
      </div>
    </>
  );
}
