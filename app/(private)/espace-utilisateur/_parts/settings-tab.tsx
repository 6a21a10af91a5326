import type { ReactNode } from "react";
import { EmailForm, PasswordForm } from "@/components/settings/credential-forms";
import { DeleteAccount } from "@/components/settings/delete-account";
import { PreferencesForm } from "@/components/settings/preferences-form";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { Download } from "@/components/ui/private-icons";
import { passwordAgainPath } from "@/lib/auth/next-path";
import type { Viewer } from "@/lib/auth/roles";
import { SECURITY_PATH, signedInRecently } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { spaceHref } from "@/lib/profile/tabs";
import { findPreferences } from "@/lib/settings/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";

const TITLE = "Paramètres";

export async function SettingsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(Promise.all([findPreferences(viewer.id), signedInRecently()]));
  if ("error" in read) {
    return tabFailure(TITLE, "settings.load", notices.settingsLoadFailed, read.error);
  }
  const [preferences, isRecent] = read.data;
  return (
    <>
      <TabHeading title={TITLE} />
      <div className="grid gap-10">
        <Part title="Notifications" text="Les courriels que nous vous envoyons.">
          <FeatureControl feature="settings">
            <PreferencesForm values={preferences} role={viewer.role} />
          </FeatureControl>
        </Part>
        <Part title="Mot de passe" text="Une phrase courte se retient mieux qu’un mot compliqué.">
          <FeatureControl feature="password">
            <PasswordForm email={viewer.email} />
          </FeatureControl>
        </Part>
        <Part
          title="Adresse courriel"
          text="Confirmez le changement depuis les courriels envoyés à vos deux adresses."
        >
          <EmailForm email={viewer.email} />
        </Part>
        <Part
          title="Connexion et appareils"
          text="La validation en deux étapes et vos appareils connectés."
        >
          <ButtonLink href={SECURITY_PATH} prefetch={false}>
            Gérer la connexion
          </ButtonLink>
        </Part>
        <Part
          title="Vos données"
          text="Vos renseignements et la liste de vos documents, dans un seul fichier. Téléchargez vos CV à part."
        >
          <a href="/espace-utilisateur/export" download className={buttonClass()}>
            <Download />
            Exporter mes données (JSON)
          </a>
        </Part>
        <Part
          title="Journal d’activité"
          text="Les ouvertures de votre CV et les modifications de vos candidatures et annonces."
        >
          <ButtonLink href="/espace-utilisateur/qui-a-fait-quoi" prefetch={false}>
            Voir le journal
          </ButtonLink>
        </Part>
        <Part
          title="Supprimer le compte"
          text="Votre profil, vos documents et vos candidatures sont effacés. Pensez à exporter vos données avant."
        >
          <FeatureControl feature="account-deletion">
            {isRecent ? (
              <DeleteAccount isRecruiter={viewer.role === "recruteur"} />
            ) : (
              <ButtonLink href={passwordAgainPath(spaceHref("parametres"))} prefetch={false}>
                Confirmer d’abord mon mot de passe
              </ButtonLink>
            )}
          </FeatureControl>
        </Part>
      </div>
    </>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-t border-line pt-6 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
