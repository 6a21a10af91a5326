import Link from "next/link";
import type { ReactNode } from "react";
import { ArrowLeft } from "@/components/ui/icons";

/** Title and sentence of a page beside the sign-in, with the way back to it. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Link
        href="/connexion"
        className="mb-4 inline-flex min-h-9 items-center gap-2 text-sm text-muted no-underline hover:underline"
      >
        <ArrowLeft className="size-4" />
        Retour à la connexion
      </Link>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 mb-7 text-muted">{children}</p>
    </>
  );
}
