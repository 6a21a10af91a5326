import type { ReactNode } from "react";
import { Brand, Geese } from "@/components/layout/brand";
import { MainContent } from "@/components/layout/main-content";
import { Check } from "@/components/ui/icons";
import { site } from "@/lib/shared/site";

const promises = [
  "Postulez en quelques minutes, avec vos CV déjà prêts.",
  "Suivez chaque candidature, de l’envoi à la réponse.",
  "Vous recrutez\u00a0? Publiez et répondez aux candidatures au même endroit.",
];

export default function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <StandaloneFrame
      aside={
        <>
          <p className="font-display text-3xl leading-tight font-bold">
            Votre prochaine étape au Canada commence ici.
          </p>
          <ul className="mt-8 grid gap-4">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-spruce" />
                {promise}
              </li>
            ))}
          </ul>
        </>
      }
    >
      {children}
    </StandaloneFrame>
  );
}

/** Layout without the site's header, for pages with a single task, beside an illustration. */
function StandaloneFrame({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="flex flex-col">
        <header className="px-5 py-4 sm:px-10">
          <Brand name={site.name} />
        </header>
        <MainContent className="mx-auto w-full max-w-120 px-5 pt-6 pb-16 sm:pt-10">
          {children}
        </MainContent>
      </div>
      <aside className="relative flex flex-col justify-between border-l border-line bg-frost max-lg:hidden">
        <div className="p-10 xl:p-14">{aside}</div>
        <Geese />
      </aside>
    </div>
  );
}
