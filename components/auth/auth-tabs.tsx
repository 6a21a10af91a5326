import clsx from "clsx";
import Link from "next/link";

const tabs = [
  { key: "connexion", label: "Se connecter" },
  { key: "inscription", label: "S'inscrire" },
] as const;

type Props = { current: (typeof tabs)[number]["key"]; next: string | null };

/** The two tabs (specification §2.14), each with its address, both remembering where to go. */
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
  if (tab === "inscription") query.set("onglet", tab);
  if (next !== null) query.set("suivant", next);
  return query.size === 0 ? "/connexion" : `/connexion?${query}`;
}
