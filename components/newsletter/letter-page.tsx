import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";

/** Page behind a link in a mail: an explanation and one button. */
export function LetterPage({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="bg-linear-to-b from-sky to-sky-low">
      <div className="wrap grid justify-items-center gap-4 pt-14 pb-24 text-center">
        <Letter className="w-52" />
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="measure text-lg text-muted">{text}</p>
        {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  );
}

/** The action takes a form, so that a mere visit changes nothing. Works without JavaScript. */
export function TokenForm({
  action,
  token,
  children,
}: {
  action: (data: FormData) => Promise<void>;
  token: string;
  children: ReactNode;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="jeton" value={token} />
      {children}
    </form>
  );
}

/** An open envelope; out of it comes a small horizon. */
export function Letter({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" className={className}>
      <path d="M30 70l90-58 90 58v76a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" className="fill-ridge-2" />
      <path d="M52 30h136v86H52z" className="fill-snow stroke-line" strokeWidth="1.500" />
      <circle cx="146" cy="66" r="16" className="fill-sun" />
      <path d="M52 84l28-22 22 14 30-26 26 22 30-18v44H52z" className="fill-ridge-1" />
      <path d="M52 100c40-14 90 4 136-8v24H52z" className="fill-ridge-3" />
      <path d="M66 44h48m-48 9h30" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M30 72l90 54 90-54v74a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z"
        className="fill-frost stroke-ridge-2"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M32 150l62-40m114 40l-62-40"
        className="stroke-ridge-2"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="120" cy="124" r="11" className="fill-maple" />
    </svg>
  );
}

/** Page for a mail's address without its token. */
export function IncompleteLink() {
  return (
    <LetterPage
      title="Ce lien n’est pas complet"
      text="Ouvrez-le depuis le courriel, ou écrivez-nous&nbsp;: nous retirerons votre adresse."
    >
      <ButtonLink href="/contact" variant="primary">
        Nous écrire
      </ButtonLink>
    </LetterPage>
  );
}
