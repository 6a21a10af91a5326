import { Button, buttonClass } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Input } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";

/** Opens a plain form to the job list; works without JavaScript. */
export function HeaderSearch() {
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
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper shadow-lift">
        {/* biome-ignore lint/a11y/useSemanticElements: React knows no type for the search element's form role; the role is the same. */}
        <form action="/emplois" role="search" className="wrap flex gap-2 py-4">
          <Input
            type="search"
            name="q"
            data-suggest=""
            aria-label="Rechercher une offre"
            placeholder="Métier, compétence, employeur"
            className="min-w-0 flex-1"
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
