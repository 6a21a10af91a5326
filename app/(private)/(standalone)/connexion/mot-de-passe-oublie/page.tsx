import type { Metadata } from "next";
import { EmailForm } from "@/components/auth/auth-forms";
import { AuthHeading } from "@/components/auth/auth-heading";
import { recoverPassword } from "@/lib/auth/actions";

export const metadata: Metadata = {
  title: "Mot de passe oublié",
  description: "Recevez un lien pour choisir un nouveau mot de passe.",
};

export default function ForgottenPasswordPage() {
  return (
    <>
      <AuthHeading title="Mot de passe oublié">
        Indiquez l’adresse de votre compte&nbsp;: nous y enverrons un lien pour choisir un nouveau
        mot de passe.
      </AuthHeading>
      <EmailForm action={recoverPassword} submit="Envoyer le lien" />
    </>
  );
}
