import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Link
        href="/connexion"
        className="mb-4 inline-flex min-h-9 items-center gap-2 text-sm text-muted no-underline hover:underline"
      >
        <ArrowLeft className="size-4" />
        Retour à la connexion
      </Link>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 mb-7 text-muted">{children}</p>
    </>
  );
}

/** Replaces a page whose address lacks the mail's token. */
export function BrokenLink() {
  return (
    <>
      <AuthHeading title="Lien non valide">
        Ce lien est incomplet&nbsp;: copiez-le en entier depuis le courriel, ou demandez-en un
        nouveau.
      </AuthHeading>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/connexion/renvoyer">Renvoyer la confirmation</ButtonLink>
        <ButtonLink href="/connexion/mot-de-passe-oublie">Mot de passe oublié</ButtonLink>
      </div>
    </>
  );
}

const tabs = [
  { key: "connexion", label: "Se connecter" },
  { key: "inscription", label: "S’inscrire" },
] as const;

type Props = { current: (typeof tabs)[number]["key"]; next: string | null };

/** Tabs for signing in and signing up; both links carry `next`. */
export function AuthTabs({ current, next }: Props) {
  return (
    <nav aria-label="Compte" className="mt-6 mb-7 flex border-b border-line">
      {tabs.map(({ key, label }) => (
        <Link
          key={key}
          href={tabPath(key, next)}
          aria-current={key === current ? "page" : undefined}
          className={clsx(
            "-mb-px flex min-h-12 flex-1 items-center justify-center border-b-3 border-transparent text-center no-underline",
            "text-muted transition-colors duration-150 hover:text-ink",
            "aria-[current]:border-maple aria-[current]:font-semibold aria-[current]:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function tabPath(tab: Props["current"], next: string | null): string {
  const query = new URLSearchParams();
  if (tab === "inscription" || next !== null) query.set("onglet", tab);
  if (next !== null) query.set("suivant", next);
  return query.size === 0 ? "/connexion" : `/connexion?${query}`;
}
