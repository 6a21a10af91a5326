import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { MainContent } from "@/components/layout/main-content";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { ArrowLeft, LogOut } from "@/components/ui/icons";
import { site } from "@/lib/site";
import { longDate, todayInCanada } from "@/lib/text/dates";

type Props = {
  /** Who is greeted. */
  name: string;
  nav: ReactNode;
  /** Above the page, whichever it is. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of an area where people work: who is here, the ways out, the sections, the page. */
export function AreaFrame({ name, nav, notice, children }: Props) {
  const today = todayInCanada();
  return (
    <>
      <header className="border-b border-line bg-snow">
        <div className="wrap flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <Brand name={site.name} />
          <p className="order-last w-full text-sm text-muted md:order-none md:ml-auto md:w-auto md:text-right">
            Bonjour, <strong className="text-ink">{name}</strong>
            <br className="max-md:hidden" />
            <span className="md:hidden"> · </span>
            <time dateTime={today}>{longDate(today)}</time>
          </p>
          <div className="flex gap-2 max-sm:[&_:is(a,button)]:px-2.5 max-sm:[&_:is(a,button)]:text-sm">
            <ButtonLink href="/">
              <ArrowLeft />
              Retour au site
            </ButtonLink>
            <SignOutForm>
              <Button type="submit" variant="quiet">
                <LogOut />
                Déconnexion
              </Button>
            </SignOutForm>
          </div>
        </div>
      </header>
      <div className="wrap grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 sm:py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        {nav}
        <MainContent className="min-w-0">
          {notice}
          {children}
        </MainContent>
      </div>
    </>
  );
}
