import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/icons";

/** A part of the home page: its title, the way to more of it, its content. */
export function Section({
  id,
  title,
  lead,
  more,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="wrap py-6 sm:py-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-6">
        <div>
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="measure mt-2 text-muted">{lead}</p>}
        </div>
        {more && (
          <Link href={more.href} className="text-link inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <ArrowRight className="size-4.5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export function CallToAction() {
  return (
    <section aria-labelledby="compte" className="wrap pt-6 pb-16 sm:pb-20">
      <div
        data-deep=""
        className="relative isolate flex flex-wrap items-center justify-between gap-x-10 gap-y-6 overflow-hidden rounded-panel border border-transparent bg-deep px-6 pt-10 pb-24 text-on-deep sm:px-12 sm:pt-14"
      >
        <NightRidges />
        <div className="max-w-xl">
          <h2 id="compte" className="text-2xl text-on-deep-strong sm:text-3xl">
            Un profil, un CV et le suivi de chaque candidature.
          </h2>
          <p className="mt-3">
            Le compte est gratuit. Vous voyez quand votre CV est ouvert, et vous pouvez retirer
            votre candidature à tout moment.
          </p>
        </div>
        <ButtonLink href="/espace-utilisateur" variant="light" size="lg" prefetch={false}>
          Créer mon compte gratuit
        </ButtonLink>
      </div>
    </section>
  );
}

function NightRidges() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-1 h-24 w-full"
      viewBox="0 0 1200 96"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        d="M0 70l110-34 90 26 130-44 120 46 140-52 130 50 120-30 140 42 110-36 110 28v30H0z"
        className="fill-on-deep opacity-10"
      />
      <path d="M0 84c180-22 330-14 520-4s430 8 680-14v30H0z" className="fill-on-deep opacity-10" />
    </svg>
  );
}
