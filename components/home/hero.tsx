import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { ChevronDown, Search } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sky via-sky-low to-sky-glow">
      <Horizon className="absolute inset-x-0 bottom-0 -z-1 h-40 w-full sm:h-64 lg:h-76" />
      <div className="wrap pt-5 pb-24 sm:pt-10 sm:pb-40">
        <h1 className="text-2xl sm:text-3xl lg:max-w-4xl lg:text-5xl">
          Votre vie au Canada commence par une bonne offre.
        </h1>
        <p className="mt-3 max-w-xl sm:text-lg">
          Emplois, missions, bourses d’études et actualités pour les francophones, d’ici ou de
          l’étranger.
        </p>
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-sm sm:gap-3">
          <ButtonLink href="/emplois" variant="accent">
            Voir les emplois
          </ButtonLink>
          <ButtonLink href="/bourses">Découvrir les bourses</ButtonLink>
        </div>
      </div>
    </section>
  );
}

const FAR =
  "M0 420V193l30 -24l30 -8l30 -18l30 27l30 0l30 21l30 -13l30 -20l30 -34l30 -21l30 -14l30 22l30 20l30 19l30 17l30 11l30 -10l30 -17l30 -12l30 24l30 14l30 -3l30 -27l30 -18l30 -9l30 9l30 4l30 30l30 10l30 16l30 20l30 14l30 -16l30 -14l30 -2l30 -21l30 -18l30 -3l30 -19l30 9l30 14l30 10l30 10l30 -13l30 -24l30 -38l30 -6l30 32V420z";
const MIDDLE =
  "M0 420V179l36 24l36 21l36 16l36 -1l36 -8l36 -12l36 14l36 9l36 12l36 -12l36 -24l36 -16l36 -8l36 9l36 13l36 14l36 20l36 -5l36 -14l36 -1l36 15l36 10l36 7l36 7l36 3l36 -16l36 -2l36 -10l36 0l36 3l36 -10l36 -14l36 -19l36 -24l36 -7l36 24l36 13l36 14l36 2l36 -20V420z";
const FOREST =
  "M0 420V336l8 -16 9 17l7 -28 8 28l9 -14 9 15l8 -10 9 11l9 -35 9 35l12 -15 11 16l10 -11 10 12l12 -29 12 29l6 -22 6 23l13 -16 14 16l8 -37 8 37l13 -10 13 10l12 -18 13 18l8 -40 7 40l11 -18 10 18l7 -9 7 9l7 -12 6 12l8 -30 9 29l7 -20 7 20l9 -10 9 10l11 -14 11 13l7 -32 7 32l9 -13 9 13l6 -13 7 13l12 -19 12 19l9 -13 9 13l11 -9 11 9l12 -22 11 23l12 -15 11 16l7 -40 8 40l6 -15 6 16l6 -28 6 29l9 -9 9 10l13 -12 13 14l13 -9 13 11l13 -9 13 12l6 -12 6 13l11 -24 11 27l6 -25 6 26l6 -24 6 25l8 -17 8 19l12 -33 12 36l7 -9 6 10l13 -27 13 29l11 -13 11 15l11 -9 10 10l13 -17 12 18l12 -27 13 28l6 -23 5 23l13 -18 12 18l13 -9 13 9l7 -29 8 28l9 -29 9 28l12 -15 12 14l8 -16 7 15l11 -24 11 22l7 -22 6 21l11 -16 10 14l12 -25 13 22l9 -11 9 9l8 -14 8 13l11 -13 11 10l13 -11 13 8l10 -16 11 14l12 -15 11 13l7 -22 7 21l6 -17 6 16l9 -21 10 19l11 -12 11 10l9 -14 10 12l7 -25 8 24l12 -15 13 14l7 -17 7 16l12 -37 12 36l13 -14 13 12V420z";
const SPRUCE =
  "M0-104L9-78 4-80 16-52 8-55 23-26 13-29 29 0H4v9h-8V0h-25L-13-29-23-26-8-55-16-52-4-80-9-78z";

/** Spruces of the foreground: x, y and scale. */
const spruces = [
  [52, 404, 1.25],
  [112, 418, 0.95],
  [168, 412, 0.7],
  [1236, 416, 0.8],
  [1302, 410, 1.15],
  [1372, 422, 1.45],
  [1426, 414, 0.9],
] as const;

/** Mountains, a lake and spruces at sunrise; in dark mode under the moon. */
function Horizon({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
    >
      <circle cx="930" cy="196" r="128" className="fill-halo opacity-30" />
      <circle cx="930" cy="196" r="96" className="fill-halo opacity-45" />
      <circle cx="930" cy="196" r="66" className="fill-sun-disc" />
      <path d={FAR} className="fill-ridge-1" />
      <path d={MIDDLE} className="fill-ridge-2" />
      <path d="M0 296c240-20 420 8 720-4s480-18 720 2v126H0z" className="fill-ridge-3" />
      <path d="M430 322c180-24 620-26 840 2l170 26v70H300z" className="fill-sky-glow" />
      <path
        d="M860 330h140m-176 12h204m-238 12h262"
        className="stroke-sun-disc opacity-70"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={FOREST} className="fill-ridge-4" />
      <path d="M0 398c210-26 430 8 700 4s520-26 740-2v20H0z" className="fill-ridge-5" />
      <g className="fill-ridge-5">
        {spruces.map(([x, y, scale]) => (
          <path key={x} d={SPRUCE} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <path
        d="M640 92c8-6 14-4 18 4 4-8 10-10 18-4-8-2-14 0-18 8-4-8-10-10-18-8zm56 22c6-5 11-3 14 3 3-6 8-8 14-3-6-2-11 0-14 6-3-6-8-8-14-6zm-26 26c6-4 10-3 13 3 3-6 7-7 13-3-6-1-10 1-13 6-3-5-7-7-13-6z"
        className="fill-ridge-3"
      />
    </svg>
  );
}

type FiguresProps = {
  figures: readonly { value: string; label: string }[];
  /** Figure counted on the site today, as opposed to those claimed. */
  today: string | null;
};

export function Figures({ figures, today }: FiguresProps) {
  return (
    <div className="py-12">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-sun pl-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      {today && <p className="mt-5 text-sm text-muted">{today}</p>}
    </div>
  );
}

const control = "w-full min-w-0 bg-transparent py-0.5 text-base font-medium outline-none";

/** Plain GET form that leads to the job list. */
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

/** Links to frequent searches; on phones a single scrolling line. */
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
          className="inline-flex min-h-9 shrink-0 items-center rounded-full border border-line bg-snow px-3.5 no-underline hover:border-edge hover:bg-frost"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

// The label wraps its control, so that the whole cell is clickable and carries the focus ring.
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
