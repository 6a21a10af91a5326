import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Building, Clock, Heart, Mail, MapPin, MessageCircle, Phone } from "@/components/ui/icons";
import { GraduationCap, Laptop, Newspaper } from "@/components/ui/private-icons";
import { phoneLink } from "@/lib/shared/phone";
import type { Section } from "@/lib/text/mdx";

export function Statement({ title, body, className }: Section & { className: string }) {
  return (
    <section className={`border-l-4 pl-6 ${className}`}>
      <h2 className="text-base text-muted">{title}</h2>
      <div className="mt-2 text-xl leading-snug font-medium">{body}</div>
    </section>
  );
}

const drawings = [Summit, Companions, Compass, FirstMorning];

export function Values({ id, title, parts }: Section) {
  return (
    <section aria-labelledby={id} className="wrap py-12 sm:py-16">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map((value, index) => {
          const Drawing = drawings[index % drawings.length] ?? Summit;
          return (
            <li key={value.id}>
              <Drawing />
              <h3 className="mt-4 text-xl">{value.title}</h3>
              <div className="mt-2 text-muted">{value.body}</div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 96" className="block w-40 max-w-full">
      {children}
    </svg>
  );
}

function Summit() {
  return (
    <Scene>
      <path d="M0 84l38-34 22 18 34-44 40 44 26-20v48H0z" className="fill-ridge-1" />
      <path d="M0 96V86c50-14 100 2 160-8v18z" className="fill-ridge-3" />
      <path d="M94 25V4" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d="M95 5l15 5-15 6z" className="fill-maple" />
    </Scene>
  );
}

function Companions() {
  return (
    <Scene>
      <path d="M0 66c40-26 70-6 100-16s40-14 60-10v56H0z" className="fill-ridge-1" />
      <path d="M0 84c50-20 90-2 160-14v26H0z" className="fill-ridge-3" />
      <path
        d="M18 92c20-10 44-14 66-14s44-4 62-10"
        fill="none"
        className="stroke-paper"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <circle cx="70" cy="42" r="5.500" className="fill-ink" />
      <path
        d="M70 49c6 0 8 4 8 9v9l4 12h-6l-5-11-5 11h-6l4-12v-9c0-5 2-9 6-9z"
        className="fill-spruce"
      />
      <circle cx="92" cy="38" r="5.500" className="fill-ink" />
      <path
        d="M92 45c6 0 8 4 8 9v10l4 12h-6l-5-11-5 11h-6l4-12V54c0-5 2-9 6-9z"
        className="fill-maple"
      />
    </Scene>
  );
}

function Compass() {
  return (
    <Scene>
      <path d="M0 78l34-24 30 16 40-28 28 24 28-14v44H0z" className="fill-ridge-1" />
      <path d="M0 96v-8c60-14 100 0 160-8v16z" className="fill-ridge-3" />
      <circle cx="80" cy="42" r="34" className="fill-snow stroke-ridge-3" strokeWidth="3" />
      <path
        d="M80 14v6m0 44v6M52 42h6m44 0h6"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M92 24l-8 22-9-8z" className="fill-maple" />
      <path d="M68 60l8-22 8 8z" className="fill-spruce" />
    </Scene>
  );
}

function FirstMorning() {
  return (
    <Scene>
      <circle cx="80" cy="56" r="24" className="fill-sun" />
      <path d="M0 66c30-8 50-2 80-2s54-8 80 0v32H0z" className="fill-ridge-2" />
      <path
        d="M62 74h36m-46 8h56m-40 8h24"
        className="stroke-sun"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path
        d="M14 84l12-44 12 44zM34 90l8-28 8 28zM122 84l12-46 12 46zM110 90l7-24 7 24z"
        className="fill-ridge-5"
      />
    </Scene>
  );
}

type Figure = { value: string; label: string };

/** Figures that the operator claims, as opposed to those counted on the site. */
export function Achievements({
  founded,
  figures,
  today,
}: {
  founded: string;
  figures: readonly Figure[];
  /** Figure counted on the site today. */
  today: string | null;
}) {
  return (
    <section
      data-deep=""
      aria-labelledby="realisations"
      className="relative isolate overflow-hidden bg-deep text-on-deep"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 220"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-1 h-40 w-full opacity-40"
      >
        <path
          d="M0 220V120l120-50 100 40 150-80 130 70 170-90 140 84 130-44 150 70 170-96 180 90v106z"
          className="fill-ridge-4"
        />
      </svg>
      <div className="wrap grid items-end gap-x-12 gap-y-8 py-14 sm:py-18 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="realisations" className="text-2xl text-on-deep-strong sm:text-3xl">
            {founded ? `Depuis ${founded}, pas à pas` : "Pas à pas"}
          </h2>
          {today && <p className="mt-3 text-sm">{today}</p>}
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l-2 border-sun pl-4"
            >
              <dt className="text-sm">{label}</dt>
              <dd className="font-display text-3xl font-bold text-on-deep-strong tabular-nums sm:text-4xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const icons = [MessageCircle, Building, GraduationCap, Newspaper, Laptop, Heart];

/** Describes the team by trade: it publishes no names. */
export function Team({ id, title, before, parts }: Section) {
  return (
    <section aria-labelledby={id} className="wrap py-12 sm:py-16">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <div className="measure mt-2 text-muted">{before}</div>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map((role, index) => {
          const Icon = icons[index % icons.length] ?? Heart;
          return (
            <li key={role.id} className="flex gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-control bg-frost text-spruce">
                <Icon className="size-6" />
              </span>
              <div>
                <h3 className="text-lg">{role.title}</h3>
                <div className="mt-1 text-muted">{role.body}</div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Partners({ id, title, before, parts }: Section) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-snow">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 sm:py-16 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          <div className="mt-2 text-muted">{before}</div>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {parts.map((partner) => (
            <div key={partner.id} className="border-t border-line py-5">
              <dt className="font-display text-lg font-bold">{partner.title}</dt>
              <dd className="mt-1 text-muted">{partner.body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type Reach = { city: string; phone: string; email: string; hours: string };

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
            href={phoneLink(phone)}
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
