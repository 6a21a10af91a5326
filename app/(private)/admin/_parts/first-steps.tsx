import { Checklist } from "@/components/dashboard/checklist";
import { OwnAddressForm } from "@/components/employers/verification-forms";
import { isOfDomain, siteDomain } from "@/lib/employers/verification";
import type { OwnEmployer } from "@/lib/publications/ownership";

type Props = { email: string; employers: OwnEmployer[]; hasPublished: boolean };

/** What is left to do before one recruits; nothing once it is done. */
export function FirstSteps({ email, employers, hasPublished }: Props) {
  const unverified = employers.find(
    ({ role, verifiedAt }) => role === "owner" && verifiedAt === null,
  );
  const oneClick = unverified && isOfDomain(email, siteDomain(unverified.website));
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
          control: oneClick && <OwnAddressForm employer={unverified.id} email={email} />,
        },
        {
          label: "Publier une première annonce",
          done: hasPublished,
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
