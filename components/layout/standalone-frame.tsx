import type { ReactNode } from "react";
import { site } from "@/lib/site";
import { Brand } from "./brand";
import { Geese } from "./geese";
import { MainContent } from "./main-content";

/** A page on its own, without the site's header: one thing to do, beside a view of the horizon. */
export function StandaloneFrame({ aside, children }: { aside: ReactNode; children: ReactNode }) {
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
