import { buttonClass } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Menu, X } from "@/components/ui/icons";
import { AccountZone } from "./account-zone";
import { NavLinks } from "./nav-links";

/** The main links and the account below the width at which they fit in the header. */
export function PhoneMenu() {
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
      <div className="absolute inset-x-0 top-full h-[calc(100dvh-100%)] animate-appear overflow-y-auto border-b border-line bg-paper">
        <nav aria-label="Menu principal" className="wrap py-4">
          <NavLinks className="grid divide-y divide-line" linkClassName="menu-link" />
          <AccountZone className="mt-6 [&>a]:flex-1 [&>a:first-child]:border-line" />
        </nav>
      </div>
    </Disclosure>
  );
}
