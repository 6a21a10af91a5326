import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-heading";
import { EmailForm } from "@/components/auth/link-forms";
import { resendConfirmation } from "@/lib/auth/mail-actions";

export const metadata: Metadata = {
  title: "Renvoyer la confirmation",
  description: "Recevez de nouveau le message qui confirme votre compte.",
};

export default function ResendPage() {
  return (
    <>
      <AuthHeading title="Renvoyer la confirmation">
        Un compte sert dès que son adresse est confirmée. Indiquez la vôtre&nbsp;: nous y renverrons
        le message de confirmation.
      </AuthHeading>
      <EmailForm action={resendConfirmation} submit="Renvoyer le message" />
    </>
  );
}
