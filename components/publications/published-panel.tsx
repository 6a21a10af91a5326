import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ShareButton } from "@/components/ui/share-button";
import { can, type Kind, kinds, pagePath } from "@/lib/publications/kinds";

type Props = {
  kind: Kind;
  id: string;
  title: string;
  /** Where it is linked to a company, while it has none. */
  linkHref: string | null;
};

/** What can be done with what was just published. */
export function PublishedPanel({ kind, id, title, linkHref }: Props) {
  const path = pagePath(kind, id);
  return (
    <Card as="section" className="mb-5 flex flex-wrap items-center gap-2 p-4">
      <p className="mr-auto min-w-0 wrap-anywhere">
        <strong>{title}</strong> est en ligne.
        {can(kind, "apply") && " Un courriel vous avertira de chaque candidature reçue ici."}
      </p>
      <ButtonLink href={path}>Voir {kinds[kind].named.its}</ButtonLink>
      <ShareButton title={title} path={path} />
      {linkHref && <ButtonLink href={linkHref}>La relier à une entreprise</ButtonLink>}
    </Card>
  );
}
