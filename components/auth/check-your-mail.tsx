"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { Mail } from "@/components/ui/icons";
import type { Notice } from "@/lib/copy/notices";

/** After a form whose next step waits in the mailbox. It takes the focus that the form had. */
export function CheckYourMail({ notice, email }: { notice: Notice; email?: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="courriel-parti"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-snow p-6 outline-none"
    >
      <Mail className="size-8 text-spruce" />
      <h2 id="courriel-parti" className="text-xl">
        {notice.title}
      </h2>
      <p>{notice.description}</p>
      {email && <p className="max-w-full font-semibold break-words">{email}</p>}
      <p className="text-sm text-muted">
        Rien reçu après quelques minutes&nbsp;? Vérifiez vos courriels indésirables, ou{" "}
        <Link href="/connexion/renvoyer" className="text-link">
          demandez un nouveau message de confirmation
        </Link>
        .
      </p>
    </section>
  );
}
