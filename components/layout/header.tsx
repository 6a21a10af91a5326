"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { CircleUser, LogOut, Menu, Search, X } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/loading";
import { SuspendedControl } from "@/components/ui/suspended-control";
import { areaOf } from "@/lib/auth/area-guard";
import { signInFrom } from "@/lib/auth/next-path";
import type { Notice } from "@/lib/copy/server-notices";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";
import { useSession } from "./session-provider";
import { SignOutForm } from "./sign-out-form";

/**
 * A client component although it is static: this way its markup is sent once, as HTML. A server component's
 * markup is sent again as hydration data, with every page.
 */
export function Header({
  name,
  searchSuspended,
}: {
  name: string;
  searchSuspended: Notice | null;
}) {
  return (
    <header data-print="no" className="bar">
      <div className="wrap bar-row">
        <Brand name={name} />
        <nav aria-label="Principale">
          <NavLinks className="bar-links" linkClassName="bar-link" />
        </nav>
        <div className="bar-end">
          {searchSuspended ? (
            <SuspendedControl notice={searchSuspended}>
              <HeaderSearch />
            </SuspendedControl>
          ) : (
            <HeaderSearch />
          )}
          <RecruitersLink className="bar-recruiters" />
          <AccountZone />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/** Plain GET form to the job list; works without JavaScript. */
function HeaderSearch() {
  return (
    <Disclosure
      className="group"
      summaryClassName={buttonClass({ variant: "quiet", size: "icon" })}
      summary={
        <>
          <Search />
          <span className="sr-only">Rechercher</span>
        </>
      }
    >
      <div className="bar-drop">
        {/* biome-ignore lint/a11y/useSemanticElements: React knows no type for the search element's form role; the role is the same. */}
        <form action="/emplois" role="search" className="wrap">
          <Input
            type="search"
            name="q"
            data-suggest="job"
            aria-label="Rechercher une offre"
            placeholder="Métier, compétence, entreprise"
            maxLength={200}
          />
          <Button type="submit" variant="primary">
            Rechercher
          </Button>
        </form>
      </div>
    </Disclosure>
  );
}

/** Main links and account, below the width at which they fit in the header. */
function PhoneMenu() {
  return (
    <Disclosure
      className="group lg:hidden"
      summaryClassName={buttonClass({ variant: "quiet", size: "icon" })}
      summary={
        <>
          <Menu className="size-6 group-open:hidden" />
          <X className="hidden size-6 group-open:block" />
          <span className="sr-only">Menu</span>
        </>
      }
    >
      <div className="bar-drop bar-menu">
        <nav aria-label="Menu principal" className="wrap">
          <NavLinks className="menu-links" linkClassName="menu-link" />
          <RecruitersLink className="menu-link border-t border-line" />
          <AccountZone />
        </nav>
      </div>
    </Disclosure>
  );
}

/** Link to the recruiters' page; hidden for members, who have a link of their own. */
function RecruitersLink({ className }: { className: string }) {
  const { status } = useSession();
  if (status === "signed-in") return null;
  return (
    <Link href="/recruteurs" className={className}>
      Recruteurs
    </Link>
  );
}

/** Account menu and sign-out, or the links to sign in and up. */
function AccountZone() {
  const { status, viewer } = useSession();
  const path = usePathname();
  const signIn = signInFrom(path === "/" || path.startsWith("/connexion") ? null : path);

  return (
    <div aria-busy={status === "loading"} className="bar-ways">
      {status === "loading" && (
        <div className="grid items-center *:[grid-area:1/1]">
          <Skeleton />
          {areaOf(path) === "open" ? (
            <a
              href="/connexion"
              className={clsx(buttonClass({ variant: "primary" }), "if-no-scripts")}
            >
              Se connecter
            </a>
          ) : (
            <SignOutForm className="if-no-scripts grid">
              <Button type="submit">Se déconnecter</Button>
            </SignOutForm>
          )}
        </div>
      )}
      {status === "anonymous" && (
        <>
          <ButtonLink href={signIn} variant="quiet">
            Se connecter
          </ButtonLink>
          <ButtonLink href={withTab(signIn)} variant="primary">
            S’inscrire
          </ButtonLink>
        </>
      )}
      {status === "signed-in" && (
        <>
          {viewer.waiting !== undefined && <ModerationLink waiting={viewer.waiting} />}
          <Link
            href={
              viewer.role === "recruteur" ? "/admin" : "/espace-utilisateur?onglet=candidatures"
            }
            className={clsx(
              buttonClass({ variant: "quiet" }),
              viewer.role === "recruteur" ? "lg:max-xl:hidden" : "lg:hidden",
            )}
          >
            {viewer.role === "recruteur" ? "Administration" : "Mes candidatures"}
          </Link>
          <Link
            href="/espace-utilisateur"
            className={clsx(buttonClass({ variant: "outline" }), "min-w-0 lg:max-w-36 xl:max-w-52")}
          >
            <CircleUser className="shrink-0" />
            <span className="truncate">{viewer.fullName || "Mon Compte"}</span>
          </Link>
          <SignOutForm>
            <button
              type="submit"
              title="Se déconnecter"
              className={buttonClass({ variant: "quiet" })}
            >
              <LogOut />
              <span className="lg:sr-only">Se déconnecter</span>
            </button>
          </SignOutForm>
        </>
      )}
    </div>
  );
}

/** Link to the operators' area, with the number of pending cases. */
function ModerationLink({ waiting }: { waiting: number }) {
  return (
    <Link
      href="/admin/operation"
      className={buttonClass({ variant: "quiet" })}
      aria-label={`Équipe du site\u00a0: ${waiting} en attente`}
    >
      <span>Équipe du site</span>
      <b className="tabular-nums">{waiting}</b>
    </Link>
  );
}

function withTab(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}onglet=inscription`;
}

/**
 * Panel behind a button: native `details`, so that it opens without JavaScript. With it, the panel also
 * closes on Escape, on a click outside, when the focus leaves and when one of its links is followed; its
 * first input takes the focus.
 */
function Disclosure({
  summary,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (element.open && target instanceof Node && !element.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      close();
      element.querySelector("summary")?.focus();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    const onToggle = () => {
      if (element.open) element.querySelector("input")?.focus();
    };
    element.addEventListener("toggle", onToggle);
    element.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      element.removeEventListener("toggle", onToggle);
      element.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
