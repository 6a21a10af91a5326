import { ButtonLink } from "@/components/ui/button";
import { GraduationCap, Laptop, Newspaper } from "@/components/ui/desk-icons";
import { Building, Clock, Heart, Mail, MapPin, MessageCircle, Phone } from "@/components/ui/icons";

const roles = [
  {
    Icon: MessageCircle,
    name: "Accompagnement",
    text: "Lit et répond aux messages des candidats, du lundi au vendredi.",
  },
  {
    Icon: Building,
    name: "Relations avec les employeurs",
    text: "Aide les recruteurs à écrire des annonces claires et vérifie celles qu’on nous signale.",
  },
  {
    Icon: GraduationCap,
    name: "Bourses et études",
    text: "Suit les programmes des établissements et tient les échéances à jour.",
  },
  {
    Icon: Newspaper,
    name: "Rédaction",
    text: "Écrit les articles et le guide, avec la source officielle sous les yeux.",
  },
  {
    Icon: Laptop,
    name: "Technologie",
    text: "Construit le site, le garde rapide, accessible et sobre en données.",
  },
  {
    Icon: Heart,
    name: "Direction",
    text: "Veille à ce que le site reste gratuit pour les candidats et sans publicité.",
  },
];

/** Who does what: trades, not names. */
export function Team() {
  return (
    <section aria-labelledby="equipe" className="wrap py-12 sm:py-16">
      <h2 id="equipe" className="text-2xl sm:text-3xl">
        L’équipe, par métier
      </h2>
      <p className="measure mt-2 text-muted">
        Une petite équipe francophone, dont plusieurs membres ont eux-mêmes fait le chemin.
      </p>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map(({ Icon, name, text }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-frost text-spruce">
              <Icon className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const partners = [
  {
    name: "Employeurs",
    text: "Des PME aux réseaux de santé, qui affichent le salaire et répondent aux candidats.",
  },
  {
    name: "Universités et collèges",
    text: "Des établissements qui ouvrent leurs bourses aux francophones du monde.",
  },
  {
    name: "Organismes d’accueil",
    text: "Dans chaque province, ceux qui aident à trouver un logement, une école, un premier emploi.",
  },
  {
    name: "Communautés francophones",
    text: "De l’Acadie au Yukon, elles font vivre le français et attendent du renfort.",
  },
];

/** With whom: kinds of partners. */
export function Partners() {
  return (
    <section aria-labelledby="partenaires" className="border-y border-line bg-snow">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 sm:py-16 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="partenaires" className="text-2xl sm:text-3xl">
            Nos partenaires
          </h2>
          <p className="mt-2 text-muted">Ceux avec qui nous travaillons, partout au pays.</p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {partners.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-5">
              <dt className="font-display text-lg font-bold">{name}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type Reach = { city: string; phone: string; email: string; hours: string };

/** Where and when we are found, and the way to write. */
export function ReachUs({ city, phone, email, hours }: Reach) {
  return (
    <section
      aria-labelledby="nous-joindre"
      className="wrap flex flex-wrap items-end justify-between gap-8 py-14"
    >
      <div>
        <h2 id="nous-joindre" className="text-2xl sm:text-3xl">
          Nous joindre
        </h2>
        <address className="mt-4 grid gap-2 not-italic">
          <span className="flex items-center gap-2.5">
            <MapPin />
            {city}
          </span>
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className="flex items-center gap-2.5 underline-offset-3 hover:underline"
          >
            <Phone />
            {phone}
          </a>
          <a
            href={`mailto:${email}`}
            className="flex items-center gap-2.5 break-all underline-offset-3 hover:underline"
          >
            <Mail />
            {email}
          </a>
          <span className="flex items-center gap-2.5">
            <Clock />
            {hours}
          </span>
        </address>
      </div>
      <ButtonLink href="/contact" variant="accent" size="lg">
        Écrivez-nous
      </ButtonLink>
    </section>
  );
}
