import Link from "next/link";
import type { ComponentProps } from "react";
import { site } from "@/lib/shared/site";
import { OutsideLink } from "./prose";

/** Pages that depend on who reads: never fetched before a click. */
const PRIVATE = /^\/(?:connexion|espace-utilisateur)/;

/** A link in running text, to a page of ours or to another site. */
export function TextLink({ href = "", children }: ComponentProps<"a">) {
  if (/^https?:/.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  return (
    <Link href={href} className="text-link" prefetch={PRIVATE.test(href) ? false : undefined}>
      {children}
    </Link>
  );
}

/** The address we are written to. */
export function EmailLink({ address = site.email }: { address?: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link">
      {address}
    </a>
  );
}
