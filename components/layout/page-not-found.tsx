"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { Geese } from "./brand";

/**
 * 404 page of the site. A client component: every page includes its boundary, and would otherwise carry the
 * drawing too.
 */
export function PageNotFound() {
  return (
    <NotFoundView
      title="Oups&nbsp;! La page que vous cherchez semble s’être envolée."
      text="L’adresse a peut-être changé, ou l’annonce n’est plus en ligne."
      href="/"
      label="Retour à l’accueil"
    >
      <ButtonLink href="/emplois">Voir les emplois</ButtonLink>
    </NotFoundView>
  );
}

function NotFoundView({
  title,
  text,
  href,
  label,
  children,
}: {
  title: string;
  text?: ReactNode;
  href: string;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div className="wrap grid items-center gap-8 py-12 sm:py-20 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md overflow-hidden rounded-panel bg-linear-to-b from-sky-low to-sky-glow lg:order-2 lg:max-w-none">
        <Geese />
      </div>
      <div>
        <p className="mb-3 font-display font-bold text-maple">Erreur 404</p>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {text && <p className="measure mt-4 text-lg text-muted">{text}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={href} variant="primary">
            <ArrowLeft />
            {label}
          </ButtonLink>
          {children}
        </div>
      </div>
    </div>
  );
}
