"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { CircleUser, LogOut } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/loading";
import { signInPath } from "@/lib/auth/next-path";
import { useSession } from "./session-provider";
import { SignOutForm } from "./sign-out-form";

/** Who is signed in and the way out, or the ways in. */
export function AccountZone({ className }: { className?: string }) {
  const { status, viewer } = useSession();
  const path = usePathname();
  const signIn = signInPath(path === "/" ? null : path);

  return (
    <div aria-busy={status === "loading"} className={clsx("flex items-center gap-2", className)}>
      {status === "loading" && (
        <>
          <Skeleton className="h-11 w-56 noscript:hidden" />
          <noscript>
            <a href="/connexion" className={buttonClass({ variant: "primary" })}>
              Se connecter
            </a>
          </noscript>
        </>
      )}
      {status === "anonymous" && (
        <>
          <ButtonLink href={signIn} variant="quiet" prefetch={false}>
            Se connecter
          </ButtonLink>
          <ButtonLink href={withTab(signIn)} variant="primary" prefetch={false}>
            S'inscrire
          </ButtonLink>
        </>
      )}
      {status === "signed-in" && (
        <>
          <Link
            href="/espace-utilisateur"
            prefetch={false}
            className={clsx(buttonClass({ variant: "outline" }), "min-w-0 lg:max-w-36 xl:max-w-52")}
          >
            <CircleUser className="shrink-0" />
            <span className="truncate">{viewer.fullName || "Mon Compte"}</span>
          </Link>
          <SignOutForm>
            <button
              type="submit"
              title="Se déconnecter"
              className={buttonClass({ variant: "quiet", size: "icon" })}
            >
              <LogOut />
              <span className="sr-only">Se déconnecter</span>
            </button>
          </SignOutForm>
        </>
      )}
    </div>
  );
}

function withTab(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}onglet=inscription`;
}
