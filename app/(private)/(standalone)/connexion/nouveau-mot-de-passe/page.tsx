import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ResetPasswordForm } from "@/components/auth/auth-forms";
import { AuthHeading } from "@/components/auth/auth-heading";
import { isRecovering } from "@/lib/auth/signed-cookies";
import { currentViewer, halfSignedIn } from "@/lib/auth/viewer";

export const metadata: Metadata = {
  title: "Nouveau mot de passe",
  description: "Choisissez le nouveau mot de passe de votre compte.",
};

/** Only after a recent click on a mail's link; otherwise redirects to the request for one. */
export default async function NewPasswordPage() {
  if (await halfSignedIn()) redirect("/connexion/code");
  const viewer = await currentViewer();
  if (!viewer || !(await isRecovering(viewer.id))) redirect("/connexion/mot-de-passe-oublie");
  return (
    <>
      <AuthHeading title="Nouveau mot de passe">
        Choisissez le nouveau mot de passe du compte {viewer.email}.
      </AuthHeading>
      <ResetPasswordForm email={viewer.email} />
    </>
  );
}
