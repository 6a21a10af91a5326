"use client";

import { Mail, MapPin, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { phoneLink } from "@/lib/shared/phone";
import { Brand } from "./brand";
import { footerLinks } from "./nav-links";
import { useSession } from "./session-provider";

type Props = {
  name: string;
  tagline: string;
  city: string;
  phone: string;
  email: string;
  year: number;
};

/** A client component for the same reason as the header: its markup is sent once. */
export function Footer({ name, tagline, city, phone, email, year }: Props) {
  return (
    <footer data-print="no" data-deep="" className="foot">
      <div className="wrap foot-grid">
        <div className="foot-first">
          <Brand name={name} />
          <p>{tagline}</p>
          <address>
            <span className="foot-link">
              <MapPin />
              {city}
            </span>
            <a className="foot-link" href={phoneLink(phone)}>
              <Phone />
              {phone}
            </a>
            <a className="foot-link" href={`mailto:${email}`}>
              <Mail />
              {email}
            </a>
          </address>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="foot-link">
                    {label}
                  </Link>
                </li>
              ))}
              {title === "Entreprise" && <AdminLink className="foot-link" />}
            </ul>
          </nav>
        ))}
      </div>
      <p className="wrap">{`© ${year} ${name}. En français, pour tout le Canada.`}</p>
    </footer>
  );
}

/** Footer link to the administration, for recruiters only. */
function AdminLink({ className }: { className?: string }) {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  return (
    <li>
      <Link href="/admin" className={className}>
        Administration
      </Link>
    </li>
  );
}
