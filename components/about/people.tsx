import { ButtonLink } from "@/components/ui/button";
import { Building, Clock, Heart, Mail, MapPin, MessageCircle, Phone } from "@/components/ui/icons";
import { GraduationCap, Laptop, Newspaper } from "@/components/ui/private-icons";
import type { Section } from "@/lib/text/mdx";

const icons = [MessageCircle, Building, GraduationCap, Newspaper, Laptop, Heart];

/** Who does what: trades, not names, each with its icon, in the order of the text. */
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

/** With whom: kinds of partners. */
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
