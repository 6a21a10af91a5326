import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Clock, Mail, MapPin, Phone, TriangleAlert } from "@/components/ui/icons";
import { OutsideLink } from "@/components/ui/prose";
import { phoneLink } from "@/lib/shared/phone";

type Props = { email: string; phone: string; city: string; hours: string };

export function ContactCards({ email, phone, city, hours }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <Entry icon={<Mail />} label="Courriel">
        <a href={`mailto:${email}`} className="break-all underline underline-offset-3">
          {email}
        </a>
      </Entry>
      <Entry icon={<Phone />} label="Téléphone">
        <a href={phoneLink(phone)} className="underline underline-offset-3">
          {phone}
        </a>
      </Entry>
      <Entry icon={<Clock />} label="Heures">
        {hours}
        <span className="block text-sm text-muted">Réponse en 24 heures en moyenne</span>
      </Entry>
      <Entry icon={<MapPin />} label="Lieu">
        {city}
      </Entry>
    </ul>
  );
}

function Entry({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="border-t-3 border-sun pt-4">
      <p className="flex items-center gap-2 text-sm font-semibold text-muted">
        {icon}
        {label}
      </p>
      <div className="mt-1.5 font-semibold">{children}</div>
    </li>
  );
}

export function WhereWeAre({ city }: { city: string }) {
  return (
    <section aria-labelledby="lieu">
      <h2 id="lieu" className="mb-3 text-xl">
        Où nous sommes
      </h2>
      <MontrealMap city={city} />
      <p className="mt-3 text-sm text-muted">
        {city}. Nous répondons par courriel et par téléphone.
      </p>
    </section>
  );
}

/** Map drawn by hand: an embedded map service would track visitors. */
function MontrealMap({ city }: { city: string }) {
  return (
    <svg
      role="img"
      aria-label={`Carte dessinée\u00a0: ${city}`}
      viewBox="0 0 400 240"
      className="block w-full rounded-card"
    >
      <rect width="400" height="240" className="fill-frost" />
      <path
        d="M0 0h400v26c-34 10-52 34-86 46-44 16-70 6-112 24-40 17-62 46-104 54-34 7-66 2-98 14z"
        className="fill-ridge-1 opacity-70"
      />
      <path
        d="M0 240v-36c46-16 92-8 142-24 56-18 88-54 142-72 44-15 76-14 116-42v174z"
        className="fill-ridge-1"
      />
      <path
        d="M62 176c8-18 36-20 62-32 30-14 46-38 84-50 34-11 62-10 88-30 12-9 26-8 22 6-6 20-34 26-58 40-32 18-50 46-92 60-36 12-62 8-84 16-14 5-26 2-22-10z"
        className="fill-snow stroke-ridge-3"
        strokeWidth="2"
      />
      <path d="M196 132l10-12 9 7 13-16 12 15-6 8z" className="fill-ridge-3" />
      <g fill="none" strokeWidth="1.500" strokeLinecap="round" className="stroke-ridge-2">
        <path d="M22 190c14-6 26-6 40-10M300 92c18-4 30-14 46-20M60 148c12-4 24-4 38-12M262 58c14-2 26-8 38-16" />
      </g>
      <path
        d="M204 150c-14-18-20-26-20-36a20 20 0 0 1 40 0c0 10-6 18-20 36z"
        className="fill-maple"
        transform="translate(14 -18)"
      />
      <circle cx="218" cy="96" r="7" className="fill-snow" />
    </svg>
  );
}

const numbers = [
  {
    number: "911",
    what: "Danger immédiat, presque partout au Canada\u00a0; au Nunavut, le numéro de la localité",
  },
  {
    number: "988",
    what: "Détresse ou idées suicidaires, appel ou texto, en français, jour et nuit",
    site: "https://988.ca/fr",
  },
  {
    number: "211",
    what: "Logement, nourriture, organismes près de chez vous",
    site: "https://211.ca/fr/",
  },
];

/** Free public services for urgent cases. */
export function UrgentHelp() {
  return (
    <Card as="section" className="border-maple p-6">
      <h2 className="flex items-center gap-2.5 text-xl">
        <TriangleAlert className="size-6 text-maple" />
        Aide urgente
      </h2>
      <p className="mt-2">
        Nous ne pouvons pas intervenir en urgence. Ces services publics sont gratuits&nbsp;; le
        français n’est pas offert partout. Numéros vérifiés le 22 novembre 2026.
      </p>
      <ul className="mt-4 grid gap-3">
        {numbers.map(({ number, what, site }) => (
          <li key={number} className="flex items-baseline gap-4">
            <a
              href={`tel:${number}`}
              className="font-display text-xl font-bold text-maple tabular-nums underline-offset-3 hover:underline"
            >
              {number}
            </a>
            <span className="text-sm">
              <span>{`${what} `}</span>
              {site && <OutsideLink href={site}>{new URL(site).host}</OutsideLink>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        On vous demande de l’argent pour un emploi, ou on garde votre passeport&nbsp;? Écrivez-nous
        en choisissant le type de demande «&nbsp;Soutien&nbsp;».
      </p>
    </Card>
  );
}
