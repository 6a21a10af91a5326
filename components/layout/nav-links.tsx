"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { mainLinks } from "./links";

/** The main links, the one of the area being read marked; they sit in a bar or in a menu. */
export function NavLinks({
  className,
  linkClassName,
}: {
  className: string;
  linkClassName: string;
}) {
  const path = usePathname();
  return (
    <ul className={className}>
      {mainLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={current(href, path)} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "page" on the page itself, "true" on the pages below it. */
function current(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
