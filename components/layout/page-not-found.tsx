"use client";

import { ButtonLink } from "@/components/ui/button";
import { NotFoundView } from "./not-found-view";

/**
 * The site's 404 (specification §2.17). A client component: every page carries its boundary, and
 * would otherwise carry the drawing too.
 */
export function PageNotFound() {
  return (
    <NotFoundView
      title="Oups ! La page que vous cherchez semble s'être envolée."
      text="L’adresse a peut-être changé, ou l’annonce n’est plus en ligne."
      href="/"
      label="Retour à l'accueil"
    >
      <ButtonLink href="/emplois">Voir les emplois</ButtonLink>
    </NotFoundView>
  );
}
