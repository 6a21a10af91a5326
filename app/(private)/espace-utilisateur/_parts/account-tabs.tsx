import type { ReactNode } from "react";
import { CvUpload } from "@/components/documents/cv-upload";
import { DocumentRow } from "@/components/documents/document-row";
import { Photo } from "@/components/profile/photo";
import { PhotoEditor } from "@/components/profile/photo-editor";
import { ProfileForm } from "@/components/profile/profile-form";
import {
  DeleteAccount,
  EmailForm,
  PasswordForm,
  PreferencesForm,
} from "@/components/settings/settings-forms";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Download } from "@/components/ui/private-icons";
import { EmptyState } from "@/components/ui/states";
import { passwordAgainPath } from "@/lib/auth/next-path";
import type { Viewer } from "@/lib/auth/roles";
import { SECURITY_PATH, signedInRecently } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { countUses, listDocuments } from "@/lib/documents/queries";
import { findProfile } from "@/lib/profile/queries";
import { spaceHref } from "@/lib/profile/space-tabs";
import { findPreferences } from "@/lib/settings/queries";
import { MAX_CVS } from "@/lib/shared/cv";
import { settled, TabHeading, tabFailure } from "./space-frame";

const PROFILE = "Mon Profil";

export async function ProfileTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(findProfile(viewer.id));
  if ("error" in read || read.data === null) {
    const error = "error" in read ? read.error : "no row";
    return tabFailure(PROFILE, "profile.load", notices.profileLoadFailed, error);
  }
  const profile = read.data;
  return (
    <>
      <TabHeading title={PROFILE}>
        Ces renseignements restent privés. Un recruteur ne reçoit que votre nom, votre courriel et
        ce que vous joignez à une candidature.
      </TabHeading>
      <Card className="p-5 sm:p-8">
        <ProfileForm
          profile={profile}
          email={viewer.email}
          photo={
            <Photo
              avatarPath={profile.avatar_path}
              name={profile.full_name ?? viewer.email}
              className="size-20!"
            />
          }
          photoEditor={
            <FeatureControl feature="photo">
              <PhotoEditor hasPhoto={profile.avatar_path !== null} />
            </FeatureControl>
          }
        />
      </Card>
    </>
  );
}

const DOCUMENTS = "Mes Documents";

export async function DocumentsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(Promise.all([listDocuments(viewer.id), countUses(viewer.id)]));
  if ("error" in read) {
    return tabFailure(DOCUMENTS, "documents.load", notices.documentsLoadFailed, read.error);
  }
  const [documents, uses] = read.data;
  return (
    <>
      <TabHeading title={DOCUMENTS}>
        Vos CV sont privés&nbsp;: seuls le recruteur à qui vous envoyez un CV et ses collègues de
        l’entreprise peuvent l’ouvrir, ainsi que notre équipe, à votre demande ou pour examiner un
        signalement.
      </TabHeading>
      {documents.length < MAX_CVS ? (
        <FeatureControl feature="documents">
          <CvUpload />
        </FeatureControl>
      ) : (
        <p className="rounded-card border border-line bg-frost px-5 py-4">
          {notices.documentQuota.description}
        </p>
      )}
      <div className="mt-6">
        {documents.length === 0 ? (
          <EmptyState
            title="Vous n’avez aucun document sauvegardé."
            text="Ajoutez votre CV&nbsp;: il sera prêt le jour où une offre vous plaît."
          />
        ) : (
          <ul className="grid gap-4">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                uses={uses.get(document.id) ?? 0}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const SETTINGS = "Paramètres";

export async function SettingsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(Promise.all([findPreferences(viewer.id), signedInRecently()]));
  if ("error" in read) {
    return tabFailure(SETTINGS, "settings.load", notices.settingsLoadFailed, read.error);
  }
  const [preferences, isRecent] = read.data;
  return (
    <>
      <TabHeading title={SETTINGS} />
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
          <ButtonLink href={SECURITY_PATH}>Gérer la connexion</ButtonLink>
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
        <Part title="Journal d’activité" text="Les actions sur votre compte, pendant 24 mois.">
          <ButtonLink href="/espace-utilisateur/qui-a-fait-quoi">Voir le journal</ButtonLink>
        </Part>
        <Part
          title="Supprimer le compte"
          text={
            viewer.role === "recruteur"
              ? "Votre profil et vos documents sont effacés. Vos annonces sont supprimées, ou passent à un collègue. Pensez à exporter vos données avant."
              : "Votre profil, vos documents et vos candidatures sont effacés. Pensez à exporter vos données avant."
          }
        >
          <FeatureControl feature="account-deletion">
            {isRecent ? (
              <DeleteAccount isRecruiter={viewer.role === "recruteur"} />
            ) : (
              <ButtonLink href={passwordAgainPath(spaceHref("parametres"))}>
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
