import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { MainContent } from "@/components/layout/main-content";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { ArrowLeft, LogOut } from "@/components/ui/icons";
import { site } from "@/lib/shared/site";
import { longDate, todayInCanada } from "@/lib/text/dates";

type Props = {
  name: string;
  nav: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

/** Frame of the private work areas: account, sections and page. */
export function AreaFrame({ name, nav, notice, children }: Props) {
  const today = todayInCanada();
  return (
    <>
      <header className="border-b border-line bg-snow">
        <div className="wrap grid min-h-17 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 max-md:py-0.5 md:grid-cols-[1fr_auto_auto]">
          <Brand name={site.name} />
          <p className="text-muted max-md:truncate max-md:text-xs md:text-right md:text-sm">
            Bonjour, <strong className="text-ink">{name}</strong>
            <br className="max-md:hidden" />
            <span className="md:hidden"> · </span>
            <time dateTime={today}>{longDate(today)}</time>
          </p>
          <div className="flex gap-1 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:gap-2 max-md:[&_:is(a,button)]:px-3">
            <ButtonLink href="/">
              <ArrowLeft />
              <span className="max-md:sr-only">Retour au site</span>
            </ButtonLink>
            <SignOutForm>
              <Button type="submit" variant="quiet">
                <LogOut />
                <span className="max-md:sr-only">Déconnexion</span>
              </Button>
            </SignOutForm>
          </div>
        </div>
      </header>
      <div className="wrap grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 max-sm:gap-3 max-sm:pt-2 sm:py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        {nav}
        <MainContent className="min-w-0">
          {notice}
          {children}
        </MainContent>
      </div>
    </>
  );
}
