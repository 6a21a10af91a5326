"use client";

import { SuspendedControl } from "@/components/ui/suspended-control";
import type { Notice } from "@/lib/copy/notices";
import { AccountZone } from "./account-zone";
import { Brand } from "./brand";
import { HeaderSearch } from "./header-search";
import { NavLinks } from "./nav-links";
import { PhoneMenu } from "./phone-menu";

/**
 * A client component although nothing in it moves: as one, its markup is sent once, as HTML. A
 * server component's markup is sent again as data for hydration, with every page.
 */
export function Header({
  name,
  searchSuspended,
}: {
  name: string;
  searchSuspended: Notice | null;
}) {
  return (
    <header
      data-print="no"
      className="top-0 z-20 border-b border-line bg-paper max-lg:relative lg:sticky"
    >
      <div className="wrap flex h-16 items-center gap-1 lg:h-17 lg:gap-3 xl:gap-5">
        <Brand name={name} />
        <nav aria-label="Principale" className="mr-auto ml-2 max-lg:hidden">
          <NavLinks
            className="flex gap-x-3.5 text-sm xl:gap-x-5 xl:text-base"
            linkClassName="bar-link"
          />
        </nav>
        <div className="ml-auto flex items-center">
          {searchSuspended ? (
            <SuspendedControl notice={searchSuspended}>
              <HeaderSearch />
            </SuspendedControl>
          ) : (
            <HeaderSearch />
          )}
          <AccountZone className="max-lg:hidden lg:ml-2" />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
