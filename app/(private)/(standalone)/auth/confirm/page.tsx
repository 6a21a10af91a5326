import type { Metadata } from "next";
import { ConfirmForm } from "@/components/auth/auth-forms";
import { AuthHeading, BrokenLink } from "@/components/auth/auth-heading";
import { linkSchema } from "@/lib/auth/schema";

export const metadata: Metadata = {
  title: "Confirmation",
  description: "Confirmez votre demande.",
  // The address contains the token: it must not leak through a link's Referer. With "no-referrer" the
  // browser would also send no Origin, and a form without one is rejected.
  referrer: "strict-origin",
};

const texts = {
  signup: {
    title: "Confirmez votre compte",
    text: "Cliquez sur le bouton pour activer votre compte.",
    submit: "Confirmer mon compte",
    again: "/connexion/renvoyer",
  },
  recovery: {
    title: "Réinitialisez votre mot de passe",
    text: "Continuez pour choisir un nouveau mot de passe.",
    submit: "Choisir un mot de passe",
    again: "/connexion/mot-de-passe-oublie",
  },
  email_change: {
    title: "Confirmez votre adresse",
    text: "Cliquez sur le bouton pour changer l’adresse de votre compte.",
    submit: "Confirmer le changement",
    again: "/espace-utilisateur",
  },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmPage({ searchParams }: Props) {
  const link = linkSchema.safeParse(await searchParams);
  if (!link.success) return <BrokenLink />;
  const { token_hash, type } = link.data;
  const { title, text, submit, again } = texts[type];
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      <ConfirmForm tokenHash={token_hash} type={type} submit={submit} again={again} />
    </>
  );
}
