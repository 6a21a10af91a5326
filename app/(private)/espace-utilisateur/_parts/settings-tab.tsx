import type { ReactNode } from "react";
import { EmailForm, PasswordForm } from "@/components/settings/credential-forms";
import { DeleteAccount } from "@/components/settings/delete-account";
import { PreferencesForm } from "@/components/settings/preferences-form";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Download } from "@/components/ui/desk-icons";
import { FeatureControl } from "@/components/ui/feature-control";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { findPreferences } from "@/lib/settings/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";

const TITLE = "Paramètres";

export async function SettingsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(findPreferences(viewer.id));
  if ("error" in read) {
    return tabFailure(TITLE, "settings.load", notices.settingsLoadFailed, read.error);
  }
  return (
    <>
      <TabHeading title={TITLE} />
      <div className="grid gap-10">
        <Part title="Notifications" text="Les courriels que nous vous envoyons.">
          <FeatureControl feature="settings">
            <PreferencesForm values={read.data} />
          </FeatureControl>
        </Part>
        <Part title="Mot de passe" text="Une phrase courte se retient mieux qu’un mot compliqué.">
          <FeatureControl feature="password">
            <PasswordForm email={viewer.email} />
          </FeatureControl>
        </Part>
        <Part
          title="Adresse courriel"
          text="Un message part à l’ancienne et à la nouvelle adresse&nbsp;: le changement attend les deux confirmations."
        >
          <EmailForm email={viewer.email} />
        </Part>
        <Part
          title="Vos données"
          text="Profil, liste des documents, candidatures, favoris et consentements, dans un fichier que d’autres services savent lire."
        >
          <a href="/espace-utilisateur/export" download className={buttonClass()}>
            <Download />
            Exporter mes données (JSON)
          </a>
        </Part>
        <Part
          title="Qui a fait quoi"
          text="Chaque fois que votre CV a été ouvert, une candidature changée, une publication retirée."
        >
          <ButtonLink href="/espace-utilisateur/qui-a-fait-quoi" prefetch={false}>
            Lire le registre
          </ButtonLink>
        </Part>
        <Part
          title="Supprimer le compte"
          text="Tout est effacé, fichiers compris. Pensez à exporter vos données avant."
        >
          <FeatureControl feature="account-deletion">
            <DeleteAccount isRecruiter={viewer.role === "recruteur"} />
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
