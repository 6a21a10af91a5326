import Link from "next/link";
import { Mail } from "@/components/ui/icons";
import type { Notice } from "@/lib/copy/notices";

/** After a form whose next step waits in the mailbox. */
export function CheckYourMail({ notice, email }: { notice: Notice; email?: string }) {
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-line bg-snow p-6">
      <Mail className="size-8 text-spruce" />
      <h2 className="text-xl">{notice.title}</h2>
      <p>{notice.description}</p>
      {email && <p className="max-w-full font-semibold break-words">{email}</p>}
      <p className="text-sm text-muted">
        Rien reçu après quelques minutes ? Regardez dans les courriels indésirables, ou{" "}
        <Link href="/connexion/renvoyer" className="text-link">
          demandez un nouveau message de confirmation
        </Link>
        .
      </p>
    </section>
  );
}
