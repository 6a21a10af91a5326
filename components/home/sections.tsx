import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export function Services() {
  return (
    <Section id="services" title="Trois chemins vers le Canada">
      <ul className="grid gap-5 md:grid-cols-3">
        <Service
          href="/emplois"
          title="Travailler"
          action="Voir les emplois"
          drawing={<WorkScene />}
        >
          Des offres salariées dans tout le pays, avec le salaire et la date limite quand ils sont
          connus.
        </Service>
        <Service
          href="/bourses"
          title="Étudier"
          action="Voir les bourses"
          drawing={<CampusScene />}
        >
          Des bourses par niveau et par domaine, avec leur date limite et le site de l’organisme.
        </Service>
        <Service
          href="/actualites"
          title="S’établir"
          action="Lire les actualités"
          drawing={<SettleScene />}
        >
          Visas, permis, résidence permanente&nbsp;: les règles expliquées, avec leur date et leurs
          sources.
        </Service>
      </ul>
    </Section>
  );
}

function Service({
  href,
  title,
  action,
  drawing,
  children,
}: {
  href: string;
  title: string;
  action: string;
  drawing: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" clickable className="flex flex-col overflow-hidden">
      <div className="border-b border-line bg-linear-to-b from-sky to-sky-low">{drawing}</div>
      <div className="flex flex-1 flex-col gap-2 p-5 sm:p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="text-muted">{children}</p>
        <CardLink
          href={href}
          className="mt-auto inline-flex items-center gap-1.5 pt-2 font-semibold text-spruce"
        >
          {action}
          <ArrowRight className="size-4.5" />
        </CardLink>
      </div>
    </Card>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 132" className="block w-full">
      {children}
    </svg>
  );
}

const small = "l7-26 7 26zm17 0l6-20 6 20z";

function WorkScene() {
  return (
    <Scene>
      <circle cx="286" cy="60" r="24" className="fill-sun-disc" />
      <path d="M0 92l56-30 44 22 60-40 58 42 46-24 96 34v36H0z" className="fill-ridge-1" />
      <path
        d="M70 112V66h26v46zm30 0V44h30v68zm34 0V58l14-12 14 12v54zm32 0V34h24v78zm28 0V72h34v40zm38 0V54h22v58z"
        className="fill-ridge-3"
      />
      <path
        d="M78 74h4v6h-4zm8 12h4v6h-4zm22-32h4v6h-4zm10 14h4v6h-4zm-10 14h4v6h-4zm36-14h4v6h-4zm0 14h4v6h-4zm26-44h4v6h-4zm8 14h4v6h-4zm-8 28h4v6h-4zm32-6h5v6h-5zm12 12h5v6h-5zm26-26h4v6h-4z"
        className="fill-sun"
      />
      <path d="M0 108c70-8 130 2 190 0s120-6 170 2v22H0z" className="fill-ridge-4" />
      <path d={`M22 112${small}M300 112${small}M328 114${small}`} className="fill-ridge-5" />
    </Scene>
  );
}

function CampusScene() {
  return (
    <Scene>
      <circle cx="74" cy="58" r="24" className="fill-sun-disc" />
      <path d="M0 90l64-26 52 24 70-44 62 40 50-20 62 26v42H0z" className="fill-ridge-1" />
      <path d="M0 104c90-30 250-30 360 0v28H0z" className="fill-ridge-2" />
      <path d="M180 20v22" className="stroke-ridge-4" strokeWidth="3" />
      <path d="M181.500 20h20l-5 6 5 6h-20z" className="fill-maple" />
      <path
        d="M180 38l22 20h-44zM162 60h36v46h-36zm-52 14h46v32h-46zm94 0h46v32h-46zm-98-6h56v5h-56zm92 0h56v5h-56z"
        className="fill-ridge-4"
      />
      <path
        d="M174 106V88a6 6 0 0 1 12 0v18zm1-36h10v8h-10zm-57 12h6v10h-6zm12 0h6v10h-6zm12 0h6v10h-6zm70 0h6v10h-6zm12 0h6v10h-6zm12 0h6v10h-6z"
        className="fill-sun"
      />
      <path d="M0 116c100-16 260-16 360 0v16H0z" className="fill-ridge-3" />
      <path
        d={`M30 120${small}M66 114${small}M290 116${small}M324 122${small}`}
        className="fill-ridge-5"
      />
    </Scene>
  );
}

function SettleScene() {
  return (
    <Scene>
      <circle cx="120" cy="66" r="24" className="fill-sun-disc" />
      <path d="M0 96l50-40 46 32 56-52 66 50 54-30 88 40v36H0z" className="fill-ridge-1" />
      <path d="M0 102c80-18 190-16 360-4v34H0z" className="fill-ridge-2" />
      <path
        d="M262 48c-8-8 6-12 0-20s4-10 2-16"
        fill="none"
        className="stroke-ridge-3"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M256 50h10v18h-10zM200 80l38-30 38 30v4h-6v26h-64V84h-6z" className="fill-ridge-4" />
      <path d="M214 88h12v10h-12zm36 0h12v10h-12z" className="fill-sun" />
      <path d="M232 110V90h12v20z" className="fill-maple" />
      <path d="M0 118c120-18 240-14 360-4v18H0z" className="fill-ridge-3" />
      <path
        d="M238 111c-6 6-44 4-52 10s6 6-4 11"
        fill="none"
        className="stroke-sky-low"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <path
        d={`M24 120${small}M56 118${small}M290 114${small}M322 116${small}`}
        className="fill-ridge-5"
      />
    </Scene>
  );
}

/** Fictional testimonials; the page says so. */
const voices = [
  {
    quote:
      "J’ai trouvé mon poste avant même d’avoir mon billet d’avion. Le salaire était écrit dans l’annonce\u00a0: je savais à quoi m’attendre.",
    name: "Aïcha",
    role: "infirmière",
    from: "Dakar",
    to: "Trois-Rivières",
  },
  {
    quote:
      "Trois bourses correspondaient à ma maîtrise. Les dates limites au même endroit, c’est ce qui m’a sauvé.",
    name: "Mathis",
    role: "étudiant en génie",
    from: "Lyon",
    to: "Moncton",
  },
  {
    quote:
      "Les articles m’ont expliqué mon permis de travail mieux que tous les forums, avec le lien officiel à chaque fois.",
    name: "Inès",
    role: "développeuse",
    from: "Tunis",
    to: "Montréal",
  },
];

export function Testimonials() {
  return (
    <Section
      id="temoignages"
      title="Des parcours possibles"
      lead="Parcours fictifs&nbsp;: ce ne sont pas les paroles de personnes réelles."
      more={{ href: "/testimonials", label: "Tous les témoignages" }}
    >
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {voices.map(({ quote, name, role, from, to }) => (
          <li key={name}>
            <figure className="flex h-full flex-col gap-5 border-t-3 border-sun pt-5">
              <blockquote className="text-lg leading-snug font-medium">
                <p>«&nbsp;{quote}&nbsp;»</p>
              </blockquote>
              <figcaption className="mt-auto text-sm">
                <span className="font-semibold">{name}</span>
                <span className="text-muted">, {role}</span>
                <span className="mt-1 flex items-center gap-2 text-muted">
                  {from}
                  <span className="w-12 border-t-2 border-dotted border-edge" aria-hidden="true" />
                  <span className="sr-only">à</span>
                  {to}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Section({
  id,
  title,
  lead,
  more,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="wrap py-6 sm:py-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-6">
        <div>
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="measure mt-2 text-muted">{lead}</p>}
        </div>
        {more && (
          <Link href={more.href} className="text-link inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <ArrowRight className="size-4.5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export function CallToAction() {
  return (
    <section aria-labelledby="compte" className="wrap pt-6 pb-16 sm:pb-20">
      <div
        data-deep=""
        className="relative isolate flex flex-wrap items-center justify-between gap-x-10 gap-y-6 overflow-hidden rounded-panel border border-transparent bg-deep px-6 pt-10 pb-24 text-on-deep sm:px-12 sm:pt-14"
      >
        <NightRidges />
        <div className="max-w-xl">
          <h2 id="compte" className="text-2xl text-on-deep-strong sm:text-3xl">
            Un profil, un CV et le suivi de chaque candidature.
          </h2>
          <p className="mt-3">
            Le compte est gratuit. Vous voyez quand votre CV est ouvert, et vous pouvez retirer
            votre candidature à tout moment.
          </p>
        </div>
        <ButtonLink href="/espace-utilisateur" variant="light" size="lg">
          Créer mon compte gratuit
        </ButtonLink>
      </div>
    </section>
  );
}

function NightRidges() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-1 h-24 w-full"
      viewBox="0 0 1200 96"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        d="M0 70l110-34 90 26 130-44 120 46 140-52 130 50 120-30 140 42 110-36 110 28v30H0z"
        className="fill-on-deep opacity-10"
      />
      <path d="M0 84c180-22 330-14 520-4s430 8 680-14v30H0z" className="fill-on-deep opacity-10" />
    </svg>
  );
}
