import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { site } from "@/lib/shared/site";
import { ExternalLink } from "./icons";

/** Styles of running text: spacing of paragraphs, lists and subheadings. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "measure [&>*+*]:mt-4 [&_h3]:mt-8 [&_h3]:text-xl [&_li+li]:mt-2 [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-6 [&_li]:marker:text-maple",
        className,
      )}
    >
      {children}
    </div>
  );
}

export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="measure rounded-r-card border-l-4 border-sun bg-frost px-5 py-4">
      <p className="font-display font-bold">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}

/** Link to another site, marked as such. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
      {/* Lines may break on both sides of an image, unless a word joiner precedes it in nowrap text. */}
      <span className="whitespace-nowrap before:content-['\2060']">
        <ExternalLink className="ml-1 inline size-4 align-[-0.125em]" />
      </span>
      <span className="sr-only"> (autre site)</span>
    </a>
  );
}

/** Link in running text, to a page of ours or to another site. */
export function TextLink({ href = "", children }: ComponentProps<"a">) {
  if (/^https?:/.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  return (
    <Link href={href} className="text-link">
      {children}
    </Link>
  );
}

/** Our contact address by default. */
export function EmailLink({ address = site.email }: { address?: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link">
      {address}
    </a>
  );
}
