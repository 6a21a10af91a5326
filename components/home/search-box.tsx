import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ChevronDown, Search } from "@/components/ui/icons";

const control = "w-full min-w-0 bg-transparent py-0.5 text-base font-medium outline-none";

/** The home page's search: a plain form whose answer is the job list. */
export function SearchBox({ contracts }: { contracts: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element cannot be submitted.
    <form
      action="/emplois"
      role="search"
      aria-label="Rechercher un emploi"
      className="relative z-1 -mt-14 grid rounded-card border border-line bg-snow p-2.5 shadow-lift max-lg:gap-1 sm:grid-cols-2 lg:-mt-11 lg:grid-cols-[1.5fr_1.2fr_0.9fr_auto]"
    >
      <Cell id="accueil-q" label="Mot-clé">
        <input
          type="search"
          id="accueil-q"
          name="q"
          data-suggest="job"
          maxLength={200}
          placeholder="Métier, compétence, entreprise"
          className={control}
        />
      </Cell>
      <Cell id="accueil-lieu" label="Ville ou province">
        <input
          type="search"
          id="accueil-lieu"
          name="lieu"
          data-suggest="town"
          maxLength={100}
          placeholder="Montréal, Ontario, télétravail…"
          className={control}
        />
      </Cell>
      <Cell id="accueil-contrat" label="Type de contrat">
        <span className="relative block">
          <select id="accueil-contrat" name="contrat" className={`${control} appearance-none pr-7`}>
            <option value="">Tous les types</option>
            {contracts.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1 right-0 size-5 text-muted" />
        </span>
      </Cell>
      <Button type="submit" variant="primary" size="lg" className="h-full max-lg:mt-1 lg:ml-2">
        <Search />
        Rechercher
      </Button>
    </form>
  );
}

const frequent = [
  ["Recrute à l’étranger", "/emplois?etranger=1"],
  ["Infirmier", "/emplois?q=infirmier"],
  ["Soudeur", "/emplois?q=soudeur"],
  ["Cuisinier", "/emplois?q=cuisinier"],
  ["Télétravail", "/emplois?teletravail=1"],
] as const;

/** What many look for, one press away; on a phone in one line that moves aside. */
export function FrequentSearches() {
  return (
    <nav
      aria-label="Recherches fréquentes"
      className="flex items-center gap-2 pt-3 text-sm max-sm:-mr-(--wrap-margin) max-sm:overflow-x-auto max-sm:pr-(--wrap-margin) sm:flex-wrap"
    >
      {frequent.map(([label, href]) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          className="inline-flex min-h-9 shrink-0 items-center rounded-full border border-line bg-snow px-3.5 no-underline hover:border-edge hover:bg-frost"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

// The label wraps its control: the whole cell can be clicked, and carries the focus ring.
function Cell({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <label
      htmlFor={id}
      className="block rounded-control px-3.5 py-2 transition-colors duration-150 focus-within:outline-3 focus-within:outline-focus hover:bg-frost max-sm:border-b max-sm:border-line"
    >
      <span className="block text-xs font-semibold text-muted">{label}</span>
      {children}
    </label>
  );
}
