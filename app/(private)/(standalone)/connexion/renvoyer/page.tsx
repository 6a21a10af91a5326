import type { Metadata } from "next";
import { EmailForm } from "@/components/auth/auth-forms";
import { AuthHeading } from "@/components/auth/auth-heading";
import { resendConfirmation } from "@/lib/auth/actions";

export const metadata: Metadata = {
  title: "Renvoyer la confirmation",
  description: "Recevez de nouveau le courriel de confirmation.",
};

export default function ResendPage() {
  return (
    <>
      <AuthHeading title="Renvoyer la confirmation">
        Indiquez l’adresse de votre compte&nbsp;: nous vous renverrons le courriel de confirmation.
      </AuthHeading>
      <EmailForm action={resendConfirmation} submit="Renvoyer le courriel" />
    </>
  );
}
