import type { Metadata } from "next";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { DevicesSection, TwoFactorSection } from "@/components/settings/security-sections";
import { BackLink } from "@/components/ui/page-header";
import { findTwoFactor } from "@/lib/auth/two-factor";
import { requireViewer, SECURITY_PATH } from "@/lib/auth/viewer";
import { securityNotices } from "@/lib/copy/security-notices";
import { spaceHref } from "@/lib/profile/space-tabs";
import { listSessions } from "@/lib/settings/devices";
import { requestClient } from "@/lib/supabase/server";

const TITLE = "Connexion et appareils";

export const metadata: Metadata = {
  title: TITLE,
  description: "La validation en deux étapes et vos appareils connectés.",
};

export default async function SecurityPage() {
  await requireViewer(SECURITY_PATH);
  const client = await requestClient();
  const read = await settled(Promise.all([findTwoFactor(client), listSessions()]));
  if ("error" in read) {
    const notice = securityNotices.twoFactorLoadFailed;
    return (
      <div className="wrap py-8 sm:py-12">
        {tabFailure(TITLE, "security.load", notice, read.error)}
      </div>
    );
  }
  const [step, sessions] = read.data;
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <BackLink href={spaceHref("parametres")} className="justify-self-start">
        Paramètres
      </BackLink>
      <h1 className="text-3xl">{TITLE}</h1>
      <TwoFactorSection since={step?.since ?? null} />
      <DevicesSection sessions={sessions} />
    </div>
  );
}
