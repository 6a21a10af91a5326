import { Checklist } from "@/components/dashboard/checklist";
import { OwnAddressForm } from "@/components/employers/verification-forms";
import type { Viewer } from "@/lib/auth/roles";
import { isOfDomain, siteDomain } from "@/lib/employers/verification";
import { listOwnVerifications } from "@/lib/employers/verification-queries";
import { logError } from "@/lib/log";
import { hasPublished, listOwnEmployers } from "@/lib/publications/ownership";

/** What is left to do before one recruits; nothing once it is done, or cannot be known. */
export async function FirstSteps({ viewer }: { viewer: Viewer }) {
  const read = await Promise.all([
    listOwnEmployers(),
    listOwnVerifications(viewer.id),
    hasPublished(viewer.id),
  ]).catch((error: unknown) => {
    logError("dashboard.first-steps", error);
    return null;
  });
  if (read === null) return null;
  const [employers, owned, published] = read;
  const unverified = owned.find(({ verifiedAt }) => verifiedAt === null);
  const oneClick = unverified && isOfDomain(viewer.email, siteDomain(unverified.website));
  return (
    <Checklist
      steps={[
        {
          label: "Créer votre entreprise",
          done: employers.length > 0,
          href: "/admin/entreprise",
          act: "Créer",
        },
        {
          label: "Faire vérifier l’entreprise",
          done: employers.some(({ verifiedAt }) => verifiedAt !== null),
          href: "/admin/entreprise/verification",
          act: "Commencer",
          control: oneClick && <OwnAddressForm employer={unverified.id} email={viewer.email} />,
        },
        {
          label: "Publier une première annonce",
          done: published,
          href: "/admin/jobs?nouveau=1",
          act: "Ajouter un emploi",
        },
        {
          label: "Inviter un collègue",
          done: employers.some(({ members }) => members > 1),
          href: "/admin/entreprise",
          act: "Inviter",
        },
      ]}
    />
  );
}
