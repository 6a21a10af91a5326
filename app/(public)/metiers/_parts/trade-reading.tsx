import Link from "next/link";
import type { ArticleCard } from "@/lib/news/schema";
import type { Province } from "@/lib/places/provinces";
import { pagePath } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";

type Props = { province: Province | null; articles: readonly ArticleCard[] };

/** What to read before one applies: the guide's parts and the newest articles on work. */
export function TradeReading({ province, articles }: Props) {
  const settling =
    province?.code === "QC"
      ? { href: "/guide#quebec", label: "S’établir au Québec" }
      : { href: "/guide#residence", label: "La résidence permanente hors du Québec" };
  const guides = [
    { href: "/guide#travailler", label: "Travailler avec un permis" },
    { href: "/guide#droits-travail", label: "Vos droits au travail" },
    settling,
  ];
  return (
    <section aria-labelledby="lire" className="grid gap-4">
      <h2 id="lire" className="text-2xl">
        À lire avant de postuler
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 text-base font-semibold">Dans le guide</h3>
          <ul className="grid gap-1">
            {guides.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} prefetch={false} className="text-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {articles.length > 0 && (
          <div>
            <h3 className="mb-1 text-base font-semibold">Dans l’actualité</h3>
            <ul className="grid gap-1">
              {articles.map(({ id, title, published_at }) => (
                <li key={id}>
                  <Link href={pagePath("article", id)} prefetch={false} className="text-link">
                    {title}
                  </Link>{" "}
                  <span className="text-sm text-muted">{longDateTime(published_at)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
