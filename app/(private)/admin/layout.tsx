import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { MainContent } from "@/components/layout/main-content";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { ArrowLeft, LogOut } from "@/components/ui/icons";
import { requireRecruiter } from "@/lib/auth/session";
import { site } from "@/lib/site";
import { longDate, todayInCanada } from "@/lib/text/dates";

export const metadata: Metadata = {
  title: { default: "Administration", template: `%s · Administration · ${site.name}` },
  description: "L’espace des recruteurs.",
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { fullName } = await requireRecruiter("/admin");
  const today = todayInCanada();
  return (
    <>
      <header className="border-b border-line bg-snow">
        <div className="wrap flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <Brand name={site.name} />
          <div className="flex flex-wrap gap-2">
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
      <MainContent className="wrap w-full py-8">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="text-lg">
            Bonjour, <strong>{fullName || "Recruteur"}</strong>
          </p>
          <p className="text-muted">
            <time dateTime={today}>{longDate(today)}</time>
          </p>
        </div>
        {children}
      </MainContent>
    </>
  );
}
