import type { ReactNode } from "react";
import { Clock, Mail, MapPin, Phone } from "@/components/ui/icons";

type Props = { email: string; phone: string; city: string; hours: string };

/** The four ways and times to reach us. */
export function ContactCards({ email, phone, city, hours }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <Entry icon={<Mail />} label="Courriel">
        <a href={`mailto:${email}`} className="break-all underline underline-offset-3">
          {email}
        </a>
      </Entry>
      <Entry icon={<Phone />} label="Téléphone">
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="underline underline-offset-3">
          {phone}
        </a>
      </Entry>
      <Entry icon={<Clock />} label="Heures">
        {hours}
        <span className="block text-sm text-muted">Réponse en 24 heures en moyenne</span>
      </Entry>
      <Entry icon={<MapPin />} label="Lieu">
        {city}
        <span className="block text-sm text-muted">Sur rendez-vous</span>
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
